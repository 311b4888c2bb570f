import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { audit } from '../payments/ledger/audit.ts'
import { peopleTable, peopleWords } from '../people-table.ts'
import { isMeant, type Whom } from './equipe-lista.ts'

/** The people of a list as CSV, and an entry of the trail that says who took them. Documents are read one by one. */
export async function exportUsuarios(ctx: Context, whom: Whom): Promise<FileAnswer> {
  const { id: igrejaId, codigo } = requireIgreja(ctx)
  const { userId } = requireAuth(ctx)
  const { locale } = ctx
  const conteudo = await inTenant(ctx, async (trx) => {
    const table = await peopleTable(trx, { igrejaId, locale, whom: isMeant(whom), withDocument: false })
    const dados = { linhas: table.linhas }
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'exportacao', alvo: 'pessoas', dados }])
    return table.conteudo
  })
  return { nome: `${codigo}-${peopleWords.say(locale, 'arquivo')}.csv`, tipo: 'text/csv', conteudo }
}
