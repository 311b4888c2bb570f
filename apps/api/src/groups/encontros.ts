import type { CallResult, groupsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** When a group comes together, by its weekday or as who leads it wrote down. */
export interface Encontro {
  celulaId: number
  nome: string
  /** ISO day at the church. */
  data: string
  /** Null for a day whose time nobody wrote down. */
  inicio: Date | null
  fim: Date | null
  tema: string | null
  flagCancelada: boolean
  rua: string | null
  numero: string | null
  bairro: string | null
  cidade: string | null
  linkOnline: string | null
}

/** Of a group that does not say. */
const MINUTOS = 90
/** Groups of one person that are looked at. */
const GRUPOS = 50

/**
 * The meetings of the groups that somebody is in, from so many days ago until so many ahead, the soonest first. A week is
 * what the group says; of two weeks those that go on from the last one that was written down; months, and groups without a
 * weekday, meet when that is written down: nobody is sent anywhere by a guess.
 */
export async function listEncontros(
  trx: TenantTrx,
  { userId, antes, depois }: { userId: number; antes: number; depois: number },
): Promise<Encontro[]> {
  const { rows } = await sql<Encontro>`
    with minha as (
      select celula.*, i.fuso_horario,
        (select max(r.data) from celula_reuniao r
          where r.igreja_id = celula.igreja_id and r.celula_id = celula.id and not r.flag_cancelada
            and extract(dow from r.data) = celula.dia_semana) as ultima
      from celula_membro m
      join celula on celula.igreja_id = m.igreja_id and celula.id = m.celula_id
      join igreja i on i.id = celula.igreja_id
      where m.user_id = ${userId} and ${isShown('celula')}
      order by celula.id limit ${GRUPOS}
    ), dia as (
      select current_igreja_day() + n as data from generate_series(-${antes}::int, ${depois}::int) as n
    ), marcado as (
      select minha.id, dia.data from minha join dia on extract(dow from dia.data) = minha.dia_semana
      where minha.frequencia = 'semanal' or (minha.frequencia = 'quinzenal' and (dia.data - minha.ultima) % 14 = 0)
      union
      select minha.id, r.data from minha
      join celula_reuniao r on r.igreja_id = minha.igreja_id and r.celula_id = minha.id
      join dia on dia.data = r.data
    )
    select c.id as "celulaId", c.nome, to_char(marcado.data, 'YYYY-MM-DD') as data,
      (marcado.data + c.hora) at time zone c.fuso_horario as inicio,
      (marcado.data + c.hora) at time zone c.fuso_horario
        + coalesce(c.duracao_minutos, ${MINUTOS}::int) * interval '1 minute' as fim,
      r.tema, coalesce(r.flag_cancelada, false) as "flagCancelada",
      c.rua, c.numero, c.bairro, c.cidade, c.link_online as "linkOnline"
    from marcado
    join minha c using (id)
    left join celula_reuniao r on r.igreja_id = c.igreja_id and r.celula_id = c.id and r.data = marcado.data
    order by marcado.data, c.hora, c.id`.execute(trx)
  return rows
}

/** Those to come that have a time and take place, as the wire says them. */
export function toReunioes(
  encontros: readonly Encontro[],
  now = new Date(),
): CallResult<(typeof groupsCalls)['listMinhasReunioes']>['reunioes'] {
  return encontros.flatMap(({ celulaId, nome, inicio, fim, tema, flagCancelada }) =>
    inicio && fim && fim > now && !flagCancelada
      ? [{ celula: { id: celulaId, nome }, inicio: inicio.toISOString(), fim: fim.toISOString(), tema }]
      : [],
  )
}
