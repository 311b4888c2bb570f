import type { FastifyInstance } from 'fastify'
import ical, { ICalEventStatus } from 'ical-generator'
import { readTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { portalOrigin } from '../http/origin.ts'
import { hostOf } from '../http/serve.ts'
import { listEncontros, type Encontro } from './encontros.ts'
import { opensAgenda, readChave } from './minha-agenda.ts'

/** Days that a calendar is told of. */
const ANTES = 56
const DEPOIS = 182

/** `/agenda/<key>.ics` at each church's host: the meetings of one person's groups, for whoever has the address. */
export function agendaFeedRoutes(app: FastifyInstance, { db, env, secrets, tenants, limits }: Deps): void {
  app.get<{ Params: { chave: string } }>('/agenda/:chave.ics', async (request, reply) => {
    const igreja = await tenants.findByHost(hostOf(request))
    const named = readChave(request.params.chave)
    if (!igreja?.flagAtivo || !named) throw new AppError('NOT_FOUND')
    const owner = { igrejaId: igreja.id, userId: named.userId }
    // Calendars ask a few times an hour.
    await limits.spend([
      { name: 'celula-agenda', key: `${owner.igrejaId}:${owner.userId}`, points: 120, seconds: 3_600 },
    ])
    const found = await readTenant(db, owner, async (trx) => {
      if (!(await opensAgenda(trx, { ...owner, secrets, signature: named.signature }))) return null
      const { fusoHorario: timeZone } = await trx
        .selectFrom('igreja')
        .where('id', '=', igreja.id)
        .select('fusoHorario')
        .executeTakeFirstOrThrow()
      const encontros = await listEncontros(trx, { userId: owner.userId, antes: ANTES, depois: DEPOIS })
      return { encontros, timeZone }
    })
    if (!found) throw new AppError('NOT_FOUND')
    const { encontros, timeZone } = found
    const origin = await portalOrigin(env, db, { igrejaId: igreja.id })
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      .send(calendarOf(encontros, { origin, nome: igreja.nome, timeZone }))
  })
}

/** An entry for each meeting with one UID for ever: one that is called off stays, and says so. */
function calendarOf(
  encontros: readonly Encontro[],
  { origin, nome, timeZone }: { origin: string; nome: string; timeZone: string },
): string {
  const feed = ical({ name: nome, prodId: { company: 'Atrio', product: 'Grupos' }, ttl: 60 * 60 })
  feed.x('X-WR-TIMEZONE', timeZone)
  for (const encontro of encontros) {
    const { celulaId, data, inicio, fim, tema, flagCancelada, linkOnline } = encontro
    const url = `${origin}/groups/${celulaId}`
    const street = [encontro.rua, encontro.numero].filter(Boolean).join(', ')
    const place = [street, encontro.bairro, encontro.cidade].filter(Boolean).join(' · ')
    feed.createEvent({
      id: `celula-${celulaId}-${data}@${new URL(origin).hostname}`,
      // A day of the church, whatever the server's zone.
      ...(inicio && fim
        ? { start: inicio, end: fim }
        : { start: new Date(`${data}T00:00:00`), allDay: true }),
      summary: tema ? `${encontro.nome}: ${tema}` : encontro.nome,
      description: [linkOnline, url].filter(Boolean).join('\n\n'),
      ...(place ? { location: place } : {}),
      url,
      status: flagCancelada ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // The library leaves the last line open; RFC 5545 §3.1 ends each.
  return `${feed.toString().trimEnd()}\r\n`
}
