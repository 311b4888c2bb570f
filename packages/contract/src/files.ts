import * as z from 'zod/mini'

/** Types of files that calls take and give. */
export type TipoArquivo = 'application/pdf' | 'text/csv'

/** What a call with `download` gives to who makes it; the server sends the bytes, and the name in a header. */
export interface Baixado {
  nome: string
  tipo: string
  conteudo: Blob
}

export const baixado = z.custom<Baixado>()
