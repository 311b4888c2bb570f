import type { Legenda } from '@atrio/contract'
import { estadoTransmissao, lastCue } from '@atrio/rules'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { requireViewer } from './exclusiva.ts'
import { listedColumns, toListada, transmissoesWithSigns } from './transmissao-rows.ts'

const EVERY_MS = 2_000
const SELDOM_MS = 10_000
/** How much later each comes who asks within one reading: 500 are let ask every two seconds, 2,000 every four. */
const STRETCH_MS = 4

export interface Captions {
  idioma: string
  nome: string
  url: string
}

interface Reading {
  until: number
  asked: number
  found: Promise<{ legenda: Legenda; flagExclusiva: boolean } | null>
}

const ofProcess = new WeakMap<object, Map<string, Reading>>()

/** What is said now; read once in two seconds, however many ask (Decision 217). @throws AppError NOT_FOUND */
export async function readLegenda(ctx: Context, { id }: { id: number }) {
  const known = ofProcess.get(ctx.deps.changes) ?? new Map<string, Reading>()
  ofProcess.set(ctx.deps.changes, known)
  const key = `${requireIgreja(ctx).id} ${id}`
  const now = Date.now()
  for (const [one, { until }] of known) if (until < now) known.delete(one)
  const reading = known.get(key) ?? { until: now + EVERY_MS, asked: 0, found: readNow(ctx, id) }
  known.set(key, reading)
  reading.asked += 1
  const found = await reading.found
  if (!found) throw new AppError('NOT_FOUND')
  if (found.flagExclusiva) {
    const viewer = { transmissaoId: id, userId: ctx.auth?.userId ?? null }
    await inTenant(ctx, (trx) => requireViewer(trx, viewer))
  }
  const novaEmMs = Math.min(SELDOM_MS, Math.max(EVERY_MS, reading.asked * STRETCH_MS))
  return { legenda: found.legenda, novaEmMs }
}

/** Of a film the times of its captions are its own; of a stream the last that they say is what is said. */
export function isReadAlong({ fonte, url }: { fonte: string | null; url: string }): boolean {
  return fonte !== 'mp4' || !url.startsWith('/media/')
}

async function readNow(
  ctx: Context,
  id: number,
): Promise<{ legenda: Legenda; flagExclusiva: boolean } | null> {
  const found = await inTenant(ctx, (trx) => findCaptions(trx, { id }))
  if (!found) return null
  const text = await ctx.deps.feeds.readCaptions({ url: found.url, igrejaId: requireIgreja(ctx).id })
  const legenda = text === null ? { seq: 0, texto: '' } : lastCue(text)
  return { legenda, flagExclusiva: found.flagExclusiva }
}

async function findCaptions(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<(Captions & { flagExclusiva: boolean }) | null> {
  const row = await transmissoesWithSigns(trx)
    .where('transmissao.id', '=', id)
    .select(listedColumns)
    .select('transmissao.legendas')
    .executeTakeFirst()
  const [first] = (row?.legendas ?? []) as unknown as Captions[]
  if (!row || !first || !isReadAlong({ fonte: row.fonte, url: first.url })) return null
  if (estadoTransmissao(toListada(row), new Date()) !== 'ao_vivo') return null
  return { ...first, flagExclusiva: row.flagExclusiva }
}
