import type { DocumentInput, DocumentName } from '../documents.ts'
import type { Context } from './context.ts'
import type { FileAnswer } from './file-answer.ts'

/**
 * A document as calls answer it, made away from this process (Decision 69).
 *
 * @param nome of the file, without `.pdf`
 * @param input plain data, read before: no transaction is open meanwhile
 * @throws AppError DOCUMENT_TOO_HEAVY, UNAVAILABLE when too many wait
 */
export async function answerPdf<Name extends DocumentName>(
  ctx: Context,
  nome: string,
  name: Name,
  input: DocumentInput<Name>,
): Promise<FileAnswer> {
  const owner = ctx.auth ? `user ${ctx.auth.userId}` : `network ${ctx.network}`
  const conteudo = await ctx.deps.documents.make(name, input, { owner })
  return { nome: `${nome}.pdf`, tipo: 'application/pdf', conteudo }
}
