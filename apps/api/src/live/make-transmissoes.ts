import { DAYS_AHEAD, transmissoesDeCultos, type TransmissaoDeCulto } from '@atrio/rules'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

/**
 * Makes the broadcasts of the coming two weeks from the services that are online, and lets those that nobody of the staff
 * has changed follow their service. What has begun stays as it is.
 * @returns whether the church has any such service.
 */
export async function makeTransmissoes(
  trx: TenantTrx,
  { igrejaId, now }: { igrejaId: number; now: Date },
): Promise<boolean> {
  const wanted = await listWanted(trx, { igrejaId, now })
  for (const one of wanted) await follow(trx, one)
  await removeOthers(trx, { wanted, now })
  return wanted.length > 0
}

async function listWanted(
  trx: TenantTrx,
  { igrejaId, now }: { igrejaId: number; now: Date },
): Promise<TransmissaoDeCulto[]> {
  const igreja = await trx
    .selectFrom('igreja')
    .innerJoin('igrejaModulo', 'igrejaModulo.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .where('igrejaModulo.codigo', '=', 'MOD_CULTO')
    .select('igreja.fusoHorario')
    .executeTakeFirst()
  if (!igreja) return []
  const cultos = await trx
    .selectFrom('culto')
    .where(isKept('culto'))
    .where('flagOnline', '=', true)
    .select(['id', 'nome', 'diaSemana', 'hora', 'duracaoMinutos'])
    .orderBy('id')
    .execute()
  const alteracoes = await trx
    .selectFrom('cultoAlteracao')
    .where('data', '>=', sql<string>`current_igreja_day()`)
    .select(['cultoId', 'data', 'flagCancelado', 'hora'])
    .execute()
  const dated = cultos.map((culto) => ({
    ...culto,
    alteracoes: alteracoes.filter(({ cultoId }) => cultoId === culto.id),
  }))
  return transmissoesDeCultos(dated, { timeZone: igreja.fusoHorario, now })
}

/** A stream has the same address each week: a new broadcast takes it from the last of its service. */
async function follow(trx: TenantTrx, one: TransmissaoDeCulto): Promise<void> {
  const { cultoId, data, ...given } = one
  await sql`
    insert into transmissao (culto_id, data, titulo, inicio, fim_previsto, flag_cancelada, fonte, url)
    select ${cultoId}::int, ${data}::date, ${given.titulo.slice(0, 120)}, ${given.inicio}, ${given.fimPrevisto},
      ${given.flagCancelada}::boolean, last.fonte, last.url
    from (select) as one left join lateral (
      select fonte, url from transmissao where culto_id = ${cultoId}::int and fonte = 'hls' order by inicio desc limit 1
    ) as last on true
    on conflict (igreja_id, culto_id, data) do update
      set titulo = excluded.titulo, inicio = excluded.inicio, fim_previsto = excluded.fim_previsto,
        flag_cancelada = excluded.flag_cancelada
      where not transmissao.flag_propria and transmissao.iniciada_em is null and transmissao.comando = 'auto'
        and (transmissao.titulo, transmissao.inicio, transmissao.fim_previsto, transmissao.flag_cancelada)
          is distinct from (excluded.titulo, excluded.inicio, excluded.fim_previsto, excluded.flag_cancelada)`.execute(
    trx,
  )
}

/** Those to come of a service that is not online any more, or on another day of the week. */
async function removeOthers(
  trx: TenantTrx,
  { wanted, now }: { wanted: readonly TransmissaoDeCulto[]; now: Date },
): Promise<void> {
  const kept = JSON.stringify(wanted.map(({ cultoId, data }) => ({ culto_id: cultoId, data })))
  await trx
    .deleteFrom('transmissao')
    .where('cultoId', 'is not', null)
    .where('flagPropria', '=', false)
    .where('comando', '=', 'auto')
    .where('inicio', '>', now)
    .where('inicio', '<', new Date(now.getTime() + DAYS_AHEAD * 86_400_000))
    .where(
      sql<boolean>`not exists (select from jsonb_to_recordset(${kept}::jsonb) as w (culto_id int, data date)
        where w.culto_id = transmissao.culto_id and w.data = transmissao.data)`,
    )
    .execute()
}
