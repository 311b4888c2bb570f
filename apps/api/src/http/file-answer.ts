import type { Baixado, Call, CallResult, TipoArquivo } from '@atrio/contract'
import type { FastifyReply } from 'fastify'

/** What the handler of a call with `download` answers (Decision 107). */
export interface FileAnswer {
  /** As it is called where it is kept: letters, digits, dots and hyphens. */
  nome: string
  tipo: TipoArquivo
  conteudo: Buffer
}

/** What a handler gives, for what its caller gets. */
export type Answered<C extends Call> = CallResult<C> extends Baixado ? FileAnswer : CallResult<C>

/** A file is kept or shown by whoever asked for it, under the name that the call gives it. */
export function sendFile(reply: FastifyReply, { nome, tipo, conteudo }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${nome}"`,
      // It is made anew each time, so parts of it do not fit together.
      'accept-ranges': 'none',
    })
    .type(tipo)
    .send(conteudo)
}
