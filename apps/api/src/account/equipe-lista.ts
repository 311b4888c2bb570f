import type { CallInput, CallResult, accountCalls } from '@atrio/contract'
import { fold } from '@atrio/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isKept } from '../db/content.ts'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Calls = typeof accountCalls

type Query = CallInput<Calls['listUsuariosEquipe']>['query']
/** Which of the people. */
export type Whom = Pick<Query, 'busca' | 'situacao' | 'congregacao'>

/** The people of the church by name. */
export async function listUsuariosEquipe(
  trx: TenantTrx,
  { igrejaId, busca, situacao, congregacao, ...place }: Query & { igrejaId: number },
): Promise<CallResult<Calls['listUsuariosEquipe']>> {
  const ordered = trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .leftJoin('congregacao', (join) =>
      join
        .onRef('congregacao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('congregacao.id', '=', 'usuario.congregacaoId'),
    )
    .where('usuario.igrejaId', '=', igrejaId)
    .where(isMeant({ busca, situacao, congregacao }))
    .select(['usuario.id', 'usuario.nome', 'usuario.sobrenome', 'user.email', 'usuario.telefone'])
    .select(['usuario.flagAtivo', 'congregacao.nome as congregacao'])
    .orderBy(sql`fold_text(usuario.nome || ' ' || usuario.sobrenome)`)
    .orderBy('usuario.id')
  const { rows, total } = await readPage(ordered, place)
  return { usuarios: rows, total, congregacoes: await listCongregacoes(trx, { igrejaId }) }
}

/** Said of `usuario` and `"user"`: every word is of the name or the e-mail, or the digits end the telephone. */
export function isMeant({ busca = '', situacao, congregacao }: Whom): RawBuilder<SqlBool> {
  const words = fold(busca).split(/\s+/).filter(Boolean).slice(0, 8)
  const like = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const digits = busca.replace(/\D/g, '')
  const isNumber = digits.length >= 4 && digits.length >= busca.replace(/[\s()+.-]/g, '').length
  const all = [
    ...(situacao ? [sql<SqlBool>`usuario.flag_ativo = ${situacao === 'ativa'}`] : []),
    ...(congregacao ? [sql<SqlBool>`usuario.congregacao_id = ${congregacao}`] : []),
    ...(words.length > 0
      ? [
          sql<SqlBool>`(fold_text(usuario.nome || ' ' || usuario.sobrenome || ' ' || "user".email) like all (${like}::text[])
          or ${isNumber} and regexp_replace(usuario.telefone, '[^0-9]', '', 'g') like ${`%${digits}`})`,
        ]
      : []),
  ]
  return sql<SqlBool>`(${all.length > 0 ? sql.join(all, sql` and `) : sql`true`})`
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
