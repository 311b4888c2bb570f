import type { CallInput, CallResult, ModuloCodigo, staffNoticeCalls } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'

type Calls = typeof staffNoticeCalls
export type Publico = CallInput<Calls['createComunicado']>['body']['publico']

/** Whom a notice is for. */
export interface AQuem {
  publico: Publico
  publicoId: number | null
  papel: string | null
}

/** Groups and events that may be named: those that somebody would write about, where the church has turned them on. */
export async function listPublicos(
  trx: TenantTrx,
  { modulos }: { modulos: ReadonlySet<ModuloCodigo> },
): Promise<CallResult<Calls['listPublicosComunicado']>> {
  const celulas = await trx
    .selectFrom('celula')
    .where('arquivadoEm', 'is', null)
    .select(['id', 'nome'])
    .orderBy('nome')
    .limit(500)
    .execute()
  const eventos = await trx
    .selectFrom('evento')
    .where('dataFim', '>', sql<Date>`now() - interval '60 days'`)
    .select(['id', 'nome', 'dataInicio'])
    .orderBy('dataInicio')
    .limit(500)
    .execute()
  return {
    celulas: modulos.has('MOD_CELULA') ? celulas : [],
    eventos: (modulos.has('MOD_EVENTO') ? eventos : []).map((one) => ({
      ...one,
      dataInicio: one.dataInicio.toISOString(),
    })),
  }
}

/** A group or an event of this church, where one is to be named. @throws AppError VALIDATION */
export async function requirePublico(trx: TenantTrx, { publico, publicoId, papel }: AQuem): Promise<void> {
  const table = tableOf(publico)
  const isWhole = (table !== null) === (publicoId !== null) && (papel === null || publico === 'equipe')
  const found = isWhole && (table === null || (await isThere(trx, { table, publicoId: publicoId! })))
  if (!found) throw new AppError('VALIDATION', { campos: [{ campo: 'idPublico', regra: 'unknown' }] })
}

async function isThere(
  trx: TenantTrx,
  { table, publicoId }: { table: 'celula' | 'evento'; publicoId: number },
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${publicoId}`.execute(trx)
  return rows.length > 0
}

function tableOf(publico: Publico): 'celula' | 'evento' | null {
  return publico === 'celula' ? 'celula' : publico === 'evento' || publico === 'espera' ? 'evento' : null
}

/** Accounts at the church that are meant, as a query of `user_id` and nothing else. */
export function accountsOf({ publico, publicoId, papel }: AQuem): RawBuilder<{ userId: number }> {
  const all = sql`select u.user_id from usuario u where u.igreja_id = current_igreja() and u.flag_ativo`
  switch (publico) {
    case 'celula':
      return sql`${all} and exists (select from celula_membro m where m.igreja_id = u.igreja_id
        and m.user_id = u.user_id and m.celula_id = ${publicoId})`
    case 'evento':
      return sql`${all} and exists (select from inscricao i where i.igreja_id = u.igreja_id
        and i.user_id = u.user_id and i.evento_id = ${publicoId} and i.situacao <> 'cancelada')`
    case 'espera':
      return sql`${all} and exists (select from espera e where e.igreja_id = u.igreja_id
        and e.user_id = u.user_id and e.evento_id = ${publicoId} and e.situacao in ('aguardando', 'oferecida'))`
    case 'equipe':
      return sql`${all} and (exists (select from user_igreja_role r where r.igreja_id = u.igreja_id
          and r.user_id = u.user_id and (${papel}::text is null or r.role = ${papel}))
        or exists (select from equipe_funcao f where f.igreja_id = u.igreja_id and f.user_id = u.user_id
          and (${papel}::text is null or f.funcao = ${papel})))`
    default:
      return sql`${all}`
  }
}

/** How many there are, and how many each way reaches. */
export async function countPublico(
  trx: TenantTrx,
  given: AQuem,
): Promise<CallResult<Calls['contarComunicado']>> {
  const { rows } = await sql<CallResult<Calls['contarComunicado']>>`
    select count(*)::int as pessoas,
      (count(*) filter (where not ${off('notificacao')}))::int as "porNotificacao",
      (count(*) filter (where not ${off('email')}))::int as "porEmail",
      (count(*) filter (where not ${off('push')} and exists (select from push_dispositivo d
        where d.igreja_id = current_igreja() and d.user_id = a.user_id)))::int as "porPush"
    from (${accountsOf(given)}) a`.execute(trx)
  return rows[0]!
}

/** Of an account `a`: whether that way is switched off. */
const off = (
  canal: string,
) => sql`exists (select from preferencia_aviso p where p.igreja_id = current_igreja()
  and p.user_id = a.user_id and p.tipo = 'comunicado' and p.canal = ${canal} and not p.flag_ativo)`
