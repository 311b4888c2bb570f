import { evento, type Bilheteria, type Valores } from '@atrio/contract'
import { addDays, daysBetween, instantIn, offsetAt } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { createDraft } from '../drafts.ts'
import { findEvento, withTickets } from './read.ts'
import { requireRoom, resourceOf } from './resource.ts'

interface Copy {
  id: number
  userId: number
  /** When the new one begins. */
  dataInicio: string
}

/** A draft of the same event on another day: by the church's clock every moment stays where it was, days later. @throws AppError NOT_FOUND, ACCOUNT_LIMIT */
export async function copyEvento(trx: TenantTrx, { id, userId, dataInicio }: Copy): Promise<number> {
  const row = await findEvento(trx, { id })
  if (!row) throw new AppError('NOT_FOUND')
  const { fusoHorario: zone } = await trx.selectFrom('igreja').select('fusoHorario').executeTakeFirstOrThrow()
  const { bilheteria, ...valores } = row.valores
  const days = daysBetween(wall(zone, String(valores['dataInicio']))[0], wall(zone, dataInicio)[0])
  const move = (moment: string | null) => moment && moved(zone, moment, days)
  const fields = Object.fromEntries(
    Object.entries(valores).map(([name, value]): [string, Valores[string]] =>
      evento.fields[name as keyof typeof evento.fields].ui.input === 'moment'
        ? [name, move(value as string | null)]
        : [name, value],
    ),
  )
  const length = Date.parse(String(valores['dataFim'])) - Date.parse(String(valores['dataInicio']))
  const dataFim = new Date(Date.parse(dataInicio) + length).toISOString()
  const tickets = movedTickets(bilheteria as unknown as Bilheteria, move)
  return createDraft(trx, {
    resource: resourceOf(evento),
    userId,
    valores: requireRoom(withTickets({ ...fields, dataInicio, dataFim }, tickets)),
  })
}

/** Nothing of it is sold yet, so nothing has a number. */
function movedTickets(tickets: Bilheteria, move: (moment: string | null) => string | null): Bilheteria {
  const windowed = <Row extends Record<'dataInicio' | 'dataFim', string | null>>(row: Row) => ({
    ...row,
    id: null,
    dataInicio: move(row.dataInicio),
    dataFim: move(row.dataFim),
  })
  return {
    ...tickets,
    encontros: tickets.encontros.map(({ inicio, fim }) => ({ inicio: move(inicio)!, fim: move(fim)! })),
    perguntas: tickets.perguntas.map(fresh),
    ingressos: tickets.ingressos.map((ingresso) => ({
      ...windowed(ingresso),
      lotes: ingresso.lotes.map(windowed),
      perguntas: ingresso.perguntas.map(fresh),
      conteudos: ingresso.conteudos.map((one) => ({
        ...one,
        id: null,
        dataLiberacao: move(one.dataLiberacao),
      })),
    })),
  }
}

const fresh = <Row>(row: Row) => ({ ...row, id: null })

/** Day and hour that the clocks of a place show. */
function wall(zone: string, instant: string): [data: string, hora: string] {
  const shown = new Date(Date.parse(instant) + offsetAt(zone, Date.parse(instant))).toISOString()
  return [shown.slice(0, 10), shown.slice(11, 16)]
}

function moved(zone: string, instant: string, days: number): string {
  const [data, hora] = wall(zone, instant)
  return instantIn(zone, addDays(data, days), hora).toISOString()
}
