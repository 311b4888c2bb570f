import {
  allResources,
  evento,
  hasRight,
  type Area,
  type ModuloCodigo,
  type Pendencia,
  type Standing,
} from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import { LATE } from '../db/late.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { failedCharges } from '../payments/charge/failed-charges.ts'

interface Waiting {
  tipo: Pendencia['tipo']
  /** Whose work it is. */
  area: Area
  /** What the church must have turned on. */
  modulo?: ModuloCodigo
  /** Moments since when each of it waits. */
  since: RawBuilder<unknown>
}

/** What is written, by the name of its table. */
const written = new Map(
  [...allResources, evento].map(({ nome, area }) => [
    nome.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    { nome, area },
  ]),
)

const waiting: readonly Waiting[] = [
  {
    tipo: 'celulas',
    area: 'grupos',
    modulo: 'MOD_CELULA',
    since: sql`select data_cadastro from celula_solicitacao where situacao in ('enviada', 'vista')`,
  },
  {
    tipo: 'oracoes',
    area: 'oracao',
    modulo: 'MOD_MURAL_ORACAO',
    since: sql`select data_cadastro from oracao where flag_publicar_mural and flag_ativo and excluir_em is null
      and situacao = 'aguardando'`,
  },
  {
    tipo: 'denuncias',
    area: 'oracao',
    modulo: 'MOD_MURAL_ORACAO',
    since: sql`select min(d.data_cadastro) from oracao_denuncia d
      join oracao o on o.igreja_id = d.igreja_id and o.id = d.oracao_id
      where not d.flag_vista and o.flag_publicar_mural and o.flag_ativo and o.excluir_em is null group by o.id`,
  },
  {
    tipo: 'oracaoReservada',
    area: 'oracaoReservada',
    modulo: 'MOD_MURAL_ORACAO',
    since: sql`select data_cadastro from oracao where flag_ativo and excluir_em is null
      and (not flag_publicar_mural or flag_receber_ligacao or flag_receber_visita)
      and not flag_concluida and (data_leitura is null or flag_receber_ligacao and data_ligacao is null
        or flag_receber_visita and data_visita is null)`,
  },
  {
    tipo: 'pagamentos',
    area: 'dinheiro',
    since: sql`select data_cadastro from pedido where situacao = 'aguardando'`,
  },
  {
    tipo: 'devolucoes',
    area: 'dinheiro',
    since: sql`select data_cadastro from estorno where situacao = 'falhou'`,
  },
  {
    tipo: 'cobrancas',
    area: 'dinheiro',
    since: sql`select desde from (${failedCharges}) failed`,
  },
  {
    // One that is said to have gone without an answer had somebody; one that says so by itself had nobody.
    tipo: 'maos',
    area: 'moderacao',
    modulo: 'MOD_CULTO',
    since: sql`select data_cadastro from atendimento
      where estado in ('aberto', 'sem_resposta') and anfitriao_user_id is null`,
  },
  {
    // Whoever turns the church's money elsewhere is not to be overlooked (Decision 193).
    tipo: 'chavePix',
    area: 'ajustes',
    since: sql`select data_cadastro from auditoria where acao = 'chavePixTrocada' and data_cadastro > now() - interval '7 days'`,
  },
  {
    // The same of an account at a provider (Decision 288).
    tipo: 'contaPagamento',
    area: 'ajustes',
    since: sql`select data_cadastro from auditoria where acao = 'contaTrocada' and data_cadastro > now() - interval '7 days'`,
  },
  {
    // Those whose church has not made sure that it is them (Decision 284).
    tipo: 'fatoresPerdidos',
    area: 'ajustes',
    since: sql`select f.data_cadastro from equipe_fator_perdido f where f.expires_at > now() and f.codigo_hash is null
      and exists (select from (select igreja_id, user_id from user_igreja_role
        union select igreja_id, user_id from equipe_funcao) s
        join usuario u on u.igreja_id = s.igreja_id and u.user_id = s.user_id and u.flag_ativo
        where s.user_id = f.user_id and not s.igreja_id = any(f.igrejas))`,
  },
]

/** What waits at the church for somebody who is this there, longest first. */
export async function listPendencias(
  trx: TenantTrx,
  { roles, modulos }: { roles: readonly Standing[]; modulos: ReadonlySet<ModuloCodigo> },
): Promise<Pendencia[]> {
  const own = waiting.filter(
    ({ area, modulo }) => hasRight(roles, { area, may: 'see' }) && (!modulo || modulos.has(modulo)),
  )
  const parts = own.map(
    ({ tipo, since }) =>
      sql`select ${tipo}::text as tipo, count(*)::int as quantidade, min(w.since) as desde,
        null::text as recurso, null::int as id from (${since}) w(since)`,
  )
  const { rows } = await sql<
    Omit<Pendencia, 'desde' | 'registro'> & { desde: Date; recurso: string; id: number }
  >`
    select * from (${sql.join([...parts, lateChanges(roles)], sql` union all `)}) all_of
    where quantidade > 0 order by desde`.execute(trx)
  return rows.map(({ desde, recurso, id, ...one }) => ({
    ...one,
    desde: desde.toISOString(),
    registro: recurso === null ? null : { nome: written.get(recurso)!.nome, id },
  }))
}

/** Changes that did not come at their time, of what somebody may publish (Decision 283). */
function lateChanges(roles: readonly Standing[]): RawBuilder<unknown> {
  const own = [...written].flatMap(([recurso, { area }]) =>
    hasRight(roles, { area, may: 'publish' }) ? [recurso] : [],
  )
  return sql`select 'mudancas'::text as tipo, count(*)::int as quantidade, min(vale_em) as desde,
      (array_agg(recurso order by vale_em, recurso, registro_id))[1] as recurso,
      (array_agg(registro_id order by vale_em, recurso, registro_id))[1] as id
    from mudanca_agendada where recurso = any(${own}::text[])
      and (falha is not null or vale_em < now() - ${LATE})`
}
