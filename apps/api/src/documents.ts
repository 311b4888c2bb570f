import {
  createDrawingPool,
  DrawingRefused,
  type DrawingInput,
  type DrawingPool,
  type PoolOptions,
} from '@atrio/drawing'
import { AppError } from './http/errors.ts'

/** Every document, picture and table that is made of what people gave; a new one needs no more than a line here. */
export const drawings = {
  notas: async () => (await import('./notes/pdf.ts')).setNotas,
  recibo: async () => (await import('./giving/recibo-pdf.ts')).setRecibo,
  boleto: async () => (await import('./checkout/boleto-pdf.ts')).setBoleto,
  ingressos: async () => (await import('./checkout/ingressos-pdf.ts')).setIngressos,
  qr: async () => (await import('./adapters/pictures/qr-png.ts')).drawQr,
  exportacao: async () => (await import('./privacy/export-zip.ts')).zipExport,
  planilha: async () => (await import('./adapters/sheets/read-sheet.ts')).readSheetFile,
  foto: async () => (await import('./adapters/pictures/photo.ts')).drawPhoto,
}

type Pool = DrawingPool<typeof drawings>
export type DocumentName = keyof typeof drawings
export type DocumentInput<Name extends DocumentName> = DrawingInput<typeof drawings, Name>

export interface Documents {
  /**
   * Makes a document in a process of its own (Decision 69). Calls use `answerPdf` of `http/document.ts`.
   *
   * @param input plain data: it is copied
   * @throws AppError DOCUMENT_TOO_HEAVY, UNAVAILABLE when too many wait
   */
  make: Pool['draw']
  close: Pool['close']
}

/** What takes long and weighs much, one at a time, so that a receipt never waits for it. */
const HEAVY = new Set<DocumentName>(['exportacao'])
const MB = 1024 * 1024

export function openDocuments(limits: Omit<PoolOptions, 'entry'> = {}): Documents {
  const entry = new URL('draw-process.ts', import.meta.url)
  const pool: Pool = createDrawingPool({ ...limits, entry })
  const heavy: Pool = createDrawingPool({
    parallel: 1,
    inputBytes: 64 * MB,
    waitingBytes: 128 * MB,
    outputBytes: 64 * MB,
    heapMb: 512,
    workMs: 60_000,
    timeMs: 100_000,
    ...limits,
    entry,
  })
  return {
    async make(name, input, options) {
      try {
        return await (HEAVY.has(name) ? heavy : pool).draw(name, input, options)
      } catch (error) {
        if (!(error instanceof DrawingRefused)) throw error
        if (error.reason === 'busy') throw new AppError('UNAVAILABLE', { retryAfter: 5, cause: error })
        throw new AppError('DOCUMENT_TOO_HEAVY', { cause: error })
      }
    },
    async close() {
      await Promise.all([pool.close(), heavy.close()])
    },
  }
}
