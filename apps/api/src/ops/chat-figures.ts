import { Counter, Gauge, Histogram, type Metric } from '@prometheus-io/client'

/** What the rooms of this process tell the operator (Decision 224). */
export interface ChatFigures {
  opened: (way: Way) => void
  closed: (way: Way) => void
  /** So many messages reached one reader. */
  delivered: (events: number) => void
  /** From a message that came until it was stored. */
  acknowledged: (seconds: number) => void
  /** From the first thing to tell until all who read the room were told. */
  fannedOut: (seconds: number) => void
  /** Messages that one statement stored. */
  stored: (batch: number) => void
  /** Somebody who reads slowly was left out once. */
  skipped: () => void
  terminated: (why: Why) => void
  recovered: (how: 'ring' | 'db' | 'recomece') => void
  refused: (code: string) => void
  metrics: readonly Metric[]
}

type Way = 'ws' | 'sse' | 'poll'
/** A connection that this process ended, and not who was there. */
type Why = 'slow' | 'silent' | 'gone' | 'ticket' | 'late' | 'frame' | 'many' | 'network'

const registers: never[] = []
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createChatFigures(): ChatFigures {
  const sockets = new Gauge({
    name: 'atrio_chat_sockets',
    help: 'Connections to rooms, by the way that they go.',
    labelNames: ['way'],
    registers,
  })
  const deliveries = new Counter({
    name: 'atrio_chat_deliveries_total',
    help: 'Events that were sent to somebody who reads a room, each of them for each.',
    registers,
  })
  const ack = new Histogram({
    name: 'atrio_chat_ack_seconds',
    help: 'Time from a message until it was stored.',
    buckets: SECONDS,
    registers,
  })
  const fanOut = new Histogram({
    name: 'atrio_chat_fan_out_seconds',
    help: 'Time from the first event that was to be told until all who read the room here were told.',
    buckets: SECONDS,
    registers,
  })
  const batch = new Histogram({
    name: 'atrio_chat_batch_size',
    help: 'Messages that one statement stored.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers,
  })
  const skipped = new Counter({
    name: 'atrio_chat_skipped_total',
    help: 'Times that somebody who reads slowly was left out for a while.',
    registers,
  })
  const terminated = new Counter({
    name: 'atrio_chat_terminated_total',
    help: 'Connections that this process ended, by why.',
    labelNames: ['why'],
    registers,
  })
  const recovered = new Counter({
    name: 'atrio_chat_recovered_total',
    help: 'Times that somebody came back and was given what they had missed, by where it came from.',
    labelNames: ['how'],
    registers,
  })
  const refused = new Counter({
    name: 'atrio_chat_refused_total',
    help: 'Messages and tickets that were refused, by code.',
    labelNames: ['code'],
    registers,
  })
  return {
    opened: (way) => sockets.inc({ way }),
    closed: (way) => sockets.dec({ way }),
    delivered: (events) => deliveries.inc(events),
    acknowledged: (seconds) => ack.observe(seconds),
    fannedOut: (seconds) => fanOut.observe(seconds),
    stored: (size) => batch.observe(size),
    skipped: () => skipped.inc(),
    terminated: (why) => terminated.inc({ why }),
    recovered: (how) => recovered.inc({ how }),
    refused: (code) => refused.inc({ code }),
    metrics: [sockets, deliveries, ack, fanOut, batch, skipped, terminated, recovered, refused],
  }
}
