import type { TransmissaoListada } from '@atrio/contract'
import { estadoTransmissao, type EstadoTransmissao } from '@atrio/rules'

export interface Chosen<One extends TransmissaoListada = TransmissaoListada> {
  transmissao: One
  estado: EstadoTransmissao
}

const hour = 60 * 60_000

/**
 * What the page shows: what is on air, else what is about to be, else the last that can be watched again, else the next.
 * Of several on air, the one that began last.
 */
export function chooseTransmissao<One extends TransmissaoListada>(
  all: readonly One[],
  ultima: One | null,
  now: Date,
): Chosen<One> | null {
  const known = all.map((transmissao) => ({ transmissao, estado: estadoTransmissao(transmissao, now) }))
  // What is for everybody comes before what is for ticket holders.
  const first = known.toSorted(
    (one, other) => Number(one.transmissao.flagExclusiva) - Number(other.transmissao.flagExclusiva),
  )
  const live =
    known.findLast(({ estado, transmissao }) => estado === 'ao_vivo' && !transmissao.flagExclusiva) ??
    known.findLast(({ estado }) => estado === 'ao_vivo')
  const open = first.find(({ estado }) => estado === 'sala_aberta')
  const next = findNext(known, now)
  const soon = next && Date.parse(next.transmissao.inicio) - now.getTime() < hour ? next : undefined
  const over = known.findLast(({ estado }) => estado === 'replay')
  const newest = newer(over?.transmissao ?? null, ultima)
  const last = newest && { transmissao: newest, estado: 'replay' as const }
  return live ?? open ?? soon ?? last ?? next ?? null
}

/** The next that is to come; null where it is the one that is shown. */
export function nextTransmissao<One extends TransmissaoListada>(all: readonly One[], now: Date): One | null {
  const known = all.map((transmissao) => ({ transmissao, estado: estadoTransmissao(transmissao, now) }))
  return findNext(known, now)?.transmissao ?? null
}

function findNext<One extends TransmissaoListada>(known: readonly Chosen<One>[], now: Date) {
  return known.find(
    ({ estado, transmissao }) => estado === 'agendada' && Date.parse(transmissao.inicio) > now.getTime(),
  )
}

function newer<One extends TransmissaoListada>(one: One | null, other: One | null): One | null {
  if (!one || !other) return one ?? other
  return one.inicio > other.inicio ? one : other
}
