import { hasRight, resources, type CallResult, type Standing, type staffTeamCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept, isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Semana = CallResult<(typeof staffTeamCalls)['getHojeEquipe']>['semana']
type Item = Semana[number]['itens'][number]

/** Today and the six days after it by the church's calendar: what takes place, and on which of them no devotional is ready, for who writes them. */
export async function listSemana(
  trx: TenantTrx,
  { igrejaId, roles }: { igrejaId: number; roles: readonly Standing[] },
): Promise<Semana> {
  const writes = hasRight(roles, { area: resources.devocional.area, may: 'change' })
  const { rows: dias } = await sql<{ data: string; semDevocional: boolean }>`
    select d::text as data, ${writes} and exists (select from igreja_modulo m
        where m.igreja_id = ${igrejaId} and m.codigo = 'MOD_DEVOCIONAL')
      and not exists (select from devocional where devocional.igreja_id = ${igrejaId} and devocional.data = d
        and devocional.arquivado_em is null) as "semDevocional"
    from (select current_igreja_day() + n as d from generate_series(0, 6) n) days order by d`.execute(trx)
  const { rows: itens } = await sql<Item & { data: string }>`
    select 'culto' as tipo, culto.id, culto.nome, d::text as data, to_char(coalesce(a.hora, culto.hora), 'HH24:MI') as hora,
      coalesce(a.flag_cancelado, false) as "flagCancelado"
    from culto join (select current_igreja_day() + n as d from generate_series(0, 6) n) days
      on extract(dow from d) = culto.dia_semana
    left join culto_alteracao a on a.igreja_id = culto.igreja_id and a.culto_id = culto.id and a.data = d
    where culto.igreja_id = ${igrejaId} and ${isKept('culto')}
    union all
    select 'evento', evento.id, evento.nome, igreja_day(evento.igreja_id, inicio)::text,
      to_char(inicio at time zone igreja.fuso_horario, 'HH24:MI'), false
    from evento join igreja on igreja.id = evento.igreja_id,
      evento_inicios(evento.encontros, evento.data_inicio) as inicio
    where evento.igreja_id = ${igrejaId} and ${isShown('evento')}
      and exists (select from igreja_modulo m where m.igreja_id = ${igrejaId} and m.codigo = 'MOD_EVENTO')
      and igreja_day(evento.igreja_id, inicio) between current_igreja_day() and current_igreja_day() + 6
    order by 4, 5, 2 limit 200`.execute(trx)
  return dias.map((dia) => ({
    ...dia,
    itens: itens.filter(({ data }) => data === dia.data).map(({ data: _data, ...item }) => item),
  }))
}
