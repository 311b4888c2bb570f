import type { CallInput, CallResult, accountCalls } from '@atrio/contract'
import { fold } from '@atrio/rules'
import { sql, type SqlBool } from 'kysely'
import { isKept } from '../db/content.ts'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Calls = typeof accountCalls

/** The people of the church by name. */
export async function listUsuariosEquipe(
  trx: TenantTrx,
  {
    igrejaId,
    busca = '',
    situacao,
    ...place
  }: CallInput<Calls['listUsuariosEquipe']>['query'] & { igrejaId: number },
): Promise<CallResult<Calls['listUsuariosEquipe']>> {
  const words = fold(busca).split(/\s+/).filter(Boolean).slice(0, 8)
  const like = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const digits = busca.replace(/\D/g, '')
  const isNumber = digits.length >= 4 && digits.length >= busca.replace(/[\s()+.-]/g, '').length
  const ordered = trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .leftJoin('congregacao', (join) =>
      join
        .onRef('congregacao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('congregacao.id', '=', 'usuario.congregacaoId'),
    )
    .where('usuario.igrejaId', '=', igrejaId)
    .$if(situacao !== undefined, (query) => query.where('usuario.flagAtivo', '=', situacao === 'ativa'))
    .$if(words.length > 0, (query) =>
      query.where(
        sql<SqlBool>`(fold_text(usuario.nome || ' ' || usuario.sobrenome || ' ' || "user".email) like all (${like}::text[])
          or ${isNumber} and regexp_replace(usuario.telefone, '[^0-9]', '', 'g') like ${`%${digits}`})`,
      ),
    )
    .select(['usuario.id', 'usuario.nome', 'usuario.sobrenome', 'user.email', 'usuario.telefone'])
    .select(['usuario.flagAtivo', 'congregacao.nome as congregacao'])
    .orderBy(sql`fold_text(usuario.nome || ' ' || usuario.sobrenome)`)
    .orderBy('usuario.id')
  const { rows, total } = await readPage(ordered, place)
  return { usuarios: rows, total, congregacoes: await listCongregacoes(trx, { igrejaId }) }
}

/** Where somebody may belong within the church. */
export function listCongregacoes(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<{ id: number; nome: string }[]> {
  return trx
    .selectFrom('congregacao')
    .where('igrejaId', '=', igrejaId)
    .where(isKept('congregacao'))
    .select(['id', 'nome'])
    .orderBy('nome')
    .limit(200)
    .execute()
}
