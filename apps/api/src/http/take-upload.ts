import { finalidades, planilha, type Call, type Finalidade } from '@atrio/contract'
import { takeSheet, type TakenSheet } from '../sheets.ts'
import type { TakenPicture } from '../pictures.ts'
import type { Context } from './context.ts'
import type { FormAlone, ReceivedFile } from './receive-file.ts'

/** What came with a call that takes a file: a picture that is one, and small enough. */
export interface SentPicture extends Pick<ReceivedFile, 'tamanho' | 'sha256'>, Omit<TakenPicture, 'kind'> {
  finalidade: Finalidade
}

/** The same, of a call that takes a table of people. */
export type SentSheet = Pick<ReceivedFile, 'tamanho' | 'sha256'> & TakenSheet

/** What came with a request: at most one of them. */
export interface Sent {
  arquivo?: SentPicture
  planilha?: SentSheet
}

/** Reads the file of a request that may send one. */
export type Receive = (bounds: {
  campo: string
  maxBytes: number
  opcional?: boolean
}) => Promise<ReceivedFile | FormAlone>

/**
 * Runs a call with the file that it takes, if any, which is gone afterwards: what is to stay is stored meanwhile.
 *
 * @param raw.receive reads the request; nothing of it has been read before
 * @throws AppError FILE_TOO_LARGE, FILE_TYPE, FILE_ACTIVE, FILE_PIXELS, FILE_DAMAGED (Decision 107), SHEET_TOO_LARGE, SHEET_EMPTY
 */
export async function withUpload<Result>(
  { upload, path }: Call,
  ctx: Context,
  raw: { body: unknown; receive?: Receive | undefined },
  run: (body: unknown, sent: Sent) => Promise<Result>,
): Promise<Result> {
  if (!upload) return run(raw.body, {})
  if (!raw.receive) throw new Error(`${path} takes a file, which comes over HTTP alone`)
  const { campo, finalidade, opcional = false } = upload
  const { maxBytes } = finalidade === 'planilha' ? planilha : finalidades[finalidade]
  const received = await raw.receive({ campo, maxBytes, opcional })
  if (!('path' in received)) return run(received.campos, {})
  try {
    const owner = ctx.auth ? `user ${ctx.auth.userId}` : `network ${ctx.network}`
    const { tamanho, sha256, campos, path: file } = received
    if (finalidade === 'planilha') {
      const sheet = await takeSheet(ctx.deps, { file, owner })
      return await run(campos, { planilha: { ...sheet, tamanho, sha256 } })
    }
    const { kind: _kind, ...picture } = await ctx.deps.pictures.take(file, finalidades[finalidade], owner)
    return await run(campos, { arquivo: { ...picture, tamanho, sha256, finalidade } })
  } finally {
    await received.drop()
  }
}
