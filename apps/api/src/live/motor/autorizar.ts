import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { hashToken } from '../../http/one-time-token.ts'
import { tellSala } from '../mesa.ts'

const text = z.string().check(z.maxLength(2_000))
/** What MediaMTX asks before somebody may send or read; it has more fields, which nothing is made of. */
const pedido = z.object({
  action: text,
  path: z.string().check(z.maxLength(200)),
  protocol: z._default(text, ''),
  password: z._default(text, ''),
})
type Pedido = z.output<typeof pedido>

/** It asks for everybody who watches, and again and again. */
const READ_MS = 1_000

/** `/internal/live-engine`: the engine asks whether somebody may. There is no such address without an engine. */
export function liveEngineRoutes(app: FastifyInstance, deps: Deps): void {
  const { LIVE_ENGINE_SECRET: secret, LIVE_ENGINE_FROM: from = [] } = deps.env
  if (!deps.engine || secret === undefined) return
  const reads = new LRUCache<string, Promise<boolean>>({ max: 1_000, ttl: READ_MS })
  app.post('/internal/live-engine', async (request, reply) => {
    if (!isEngine(request, { secret, from })) throw new AppError('NOT_FOUND')
    const given = pedido.safeParse(request.body)
    if (!given.success) throw new AppError('VALIDATION')
    const { action, path } = given.data
    const ask = () => may(deps, given.data, secret)
    const isAllowed = await (action === 'read'
      ? remembered(reads, `${given.data.protocol} ${path}`, ask)
      : ask())
    return reply
      .code(isAllowed ? 204 : 401)
      .header('cache-control', 'no-store')
      .send()
  })
}

function remembered(
  reads: LRUCache<string, Promise<boolean>>,
  key: string,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  const known = reads.get(key) ?? ask()
  reads.set(key, known, { noUpdateTTL: true })
  known.catch(() => reads.delete(key))
  return known
}

/** Its secret, from this machine or one that the operator named, and through no proxy. */
function isEngine(request: FastifyRequest, { secret, from }: { secret: string; from: readonly string[] }) {
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isNear = /^(127\.|::1$)/.test(address) || from.includes(address)
  const isDirect = (request.headers['x-forwarded-for'] ?? request.headers.forwarded) === undefined
  const given = (request.query as { segredo?: unknown }).segredo
  return isNear && isDirect && typeof given === 'string' && isSame(given, secret)
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected))
}

async function may(
  deps: Deps,
  { action, path, protocol, password }: Pedido,
  secret: string,
): Promise<boolean> {
  // Its own API and its recordings are ours alone.
  if (action !== 'publish' && action !== 'read') return isSame(password, secret)
  if (!/^[a-z0-9-]+$/.test(path)) return false
  const igreja = await deps.tenants.findByHost(`${path}.${deps.env.PLATFORM_HOST}`)
  if (!igreja?.flagAtivo || !igreja.modulos.has('MOD_CULTO')) return false
  return withTenant(deps.db, { igrejaId: igreja.id }, async (trx) => {
    if (action === 'read') return protocol === 'hls' && (await isDue(trx))
    if (!(await hasKey(trx, { password }))) return false
    await fillTransmissao(trx, { url: deps.engine!.addressOf(path) })
    return true
  })
}

/** Outside of its broadcasts nobody watches what a church tries out; whoever knows the address could watch one for ticket holders. */
async function isDue(trx: TenantTrx): Promise<boolean> {
  const { rows } = await sql`select from transmissao_janela
    where igreja_id = current_igreja() and de <= now() and ate > now() and not exists (
      select from transmissao where id = transmissao_id and flag_exclusiva) limit 1`.execute(trx)
  return rows.length > 0
}

async function hasKey(trx: TenantTrx, { password }: { password: string }): Promise<boolean> {
  const used = await trx
    .updateTable('transmissaoChave')
    .set({ usadaEm: sql<Date>`now()` })
    .where('chaveHash', '=', hashToken(password))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** What comes next, or is on, gets its picture, unless staff have given it another. */
async function fillTransmissao(trx: TenantTrx, { url }: { url: string }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update transmissao set fonte = 'hls', codigo = null, url = ${url}, flag_motor = true
    where id = (
      select id from transmissao where not flag_cancelada and not flag_exclusiva and comando <> 'encerrada'
        and inicio - interval '2 hours' < now()
        and now() < fim_previsto + case comando when 'no_ar' then interval '6 hours' else interval '0' end
        and (fonte is null or url = ${url})
      order by inicio, id limit 1)
      and (url is distinct from ${url} or not flag_motor)
    returning id`.execute(trx)
  for (const { id } of rows) await tellSala(trx, { id })
}
