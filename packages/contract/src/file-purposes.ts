/** What a file of each kind may be (Decision 107). Its type is told by its bytes: names and headers are not believed. */
export const finalidades = {
  /** A person's own picture, for those who may see the person. */
  foto: {
    tipos: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    /** Widths that are made of it, and the longer side of the one they are made from. */
    larguras: [96, 320, 960],
    lado: 1280,
    publico: false,
  },
  /** With a request for prayer: seen by whoever may see the request, which can change. */
  oracao: {
    tipos: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    larguras: [320, 640, 1280],
    lado: 1600,
    publico: false,
  },
  /** Of a meeting of a group, for who is in the group. */
  reuniao: {
    tipos: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    larguras: [320, 640, 1280],
    lado: 1600,
    publico: false,
  },
  /** Of what staff write, for everybody: phones send it no larger than it is kept (Decision 180). */
  conteudo: {
    tipos: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: 10 * 1024 * 1024,
    maxPixels: 40_000_000,
    larguras: [480, 960, 1600],
    lado: 2560,
    publico: true,
  },
} as const satisfies Record<string, PurposeLimits>

export type Finalidade = keyof typeof finalidades

/** A table of people in a file of another program; what it is is told by its bytes, too (Decision 205). */
export const planilha = {
  tipos: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  maxBytes: 5 * 1024 * 1024,
  /** Below the headings. */
  maxLinhas: 5_000,
  maxColunas: 60,
} as const

interface PurposeLimits {
  tipos: readonly string[]
  maxBytes: number
  maxPixels: number
  larguras: readonly [number, number, number]
  lado: number
  publico: boolean
}
