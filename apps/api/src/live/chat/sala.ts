import type { EventoSala, FrameDownSala, ReacaoSala } from '@atrio/contract'
import { readTenant, withTenantOnce } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { createAnel, RING } from './anel.ts'
import { createEscritor, type Escrita } from './escritor.ts'
import {
  createAutores,
  createFotos,
  toEventoSala,
  toFixada,
  type Audience,
  type Names,
} from './evento-shape.ts'
import type { Leitor } from './leitor.ts'
import { createRecentes } from './recentes.ts'
import type { Ritmo } from './regras.ts'
import { readEventos, readSalaAberta, type Evento, type SalaRow } from './sala-log.ts'

/** Beyond it, who was away begins anew. */
const MOST_MISSED = 200
const READ_AT_ONCE = 500
/** Who has this much unread is left out for a while, and who has that much is better off beginning anew. */
const SKIP_BYTES = 64 * 1024
const END_BYTES = 256 * 1024
const BEHIND_MS = 500

export type Sala = Awaited<ReturnType<typeof openSala>>

/**
 * One room in this process: its last events, who follows it here, and its writer. What is new is read once and sent to
 * all, in ticks (Decision 211).
 */
export async function openSala(
  deps: Pick<Deps, 'db' | 'secrets' | 'onError'>,
  {
    igrejaId,
    salaId,
    tickMs,
    onGone,
  }: { igrejaId: number; salaId: number; tickMs: () => number; onGone: () => void },
) {
  const leitores = new Set<Leitor>()
  const names: Names = {
    deOf: createAutores(deps.secrets, { igrejaId, salaId }),
    fotoOf: createFotos(deps.secrets, igrejaId),
    fixada: null,
  }
  let row: SalaRow
  let isGone = false
  const anel = createAnel()
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | null = null
  let again = false
  /** The room's own row, or what was removed, may be another than what is known here. */
  let reload = false
  let quantos = 0
  let reacoes: Partial<Record<ReacaoSala, number>> = {}

  /** False where there is no such room any more. */
  const load = async (): Promise<boolean> => {
    const found = await readTenant(deps.db, { igrejaId }, (trx) =>
      readSalaAberta(trx, { salaId, limit: RING }),
    )
    if (!found.row) return false
    row = found.row
    names.fixada = found.fixada
    anel.fill(found.eventos)
    return true
  }

  /** Reads what is new and sends it. Asked for meanwhile it reads once more. */
  const flush = async (): Promise<void> => {
    if (isGone) return
    if (reading) {
      again = true
      return reading
    }
    reading = (async () => {
      try {
        do {
          again = false
          await readNew()
        } while (again)
      } catch (error) {
        deps.onError(error)
        // What was not read now is not forgotten.
        setTimeout(dirty, 250).unref()
      } finally {
        reading = null
      }
    })()
    return reading
  }

  const readNew = async () => {
    if (reload && !(await loadAnew())) return
    for (;;) {
      const after = anel.last
      const rows = await withTenantOnce(deps.db, { igrejaId }, (trx) =>
        readEventos(trx, { salaId, after, limit: READ_AT_ONCE }),
      )
      if (rows.length === 0) break
      anel.take(rows)
      if (rows.some(({ tipo }) => CHANGES_ROOM.has(tipo)) && !(await loadAnew())) return
      if (rows.length < READ_AT_ONCE) break
    }
    sendAll()
  }

  /** After a backup was restored the numbers are others' (Decision 210). */
  const loadAnew = async (): Promise<boolean> => {
    reload = false
    const before = { epoca: row.epoca, last: anel.last }
    if (!(await load())) {
      leave()
      return false
    }
    if (row.epoca === before.epoca && anel.last >= before.last) return true
    for (const leitor of leitores) if (leitor.sent >= 0) anew(leitor, MOST_MISSED / 4)
    return true
  }

  /** Somebody has taken the room away: all who are in it are told, and nothing of it is asked for any more. */
  const leave = () => {
    if (isGone) return
    isGone = true
    clearTimeout(timer)
    for (const leitor of leitores) leitor.end('gone')
    leitores.clear()
    onGone()
  }

  const sendAll = () => {
    const made = new Map<string, Buffer>()
    const since = new Map<number, Evento[]>()
    let isBehind = false
    for (const leitor of leitores) {
      if (leitor.sent < 0 || leitor.sent === anel.last) continue
      const unread = leitor.buffered()
      if (unread > END_BYTES) {
        leitor.end('slow')
        continue
      }
      if (unread > SKIP_BYTES) {
        isBehind = true
        continue
      }
      if (leitor.sent < anel.base) {
        anew(leitor, MOST_MISSED / 4)
        continue
      }
      const eventos = since.get(leitor.sent) ?? anel.after(leitor.sent)
      since.set(leitor.sent, eventos)
      const audience = audienceOf(leitor, eventos)
      const key = `${leitor.sent} ${typeof audience === 'string' ? audience : audience.autor}`
      const frame = made.get(key) ?? encode(rangeOf(leitor.sent, eventos, audience))
      made.set(key, frame)
      leitor.send(frame)
      leitor.sent = anel.last
    }
    if (isBehind) setTimeout(dirty, BEHIND_MS).unref()
  }

  const rangeOf = (from: number, eventos: readonly Evento[], audience: Audience): FrameDownSala => ({
    t: 'ev',
    de: from,
    ate: anel.last,
    ev: toAll(eventos, audience),
  })

  const toAll = (eventos: readonly Evento[], audience: Audience): EventoSala[] =>
    eventos.flatMap((one) => toEventoSala(one, audience, names) ?? [])

  /** The last messages, from the beginning. */
  const anew = (leitor: Leitor, limite: number) => {
    const audience = audienceOf(leitor, anel.eventos)
    let start = anel.eventos.length
    let messages = 0
    while (start > 0 && messages < limite) {
      start -= 1
      const evento = anel.eventos[start]!
      if (evento.tipo === 'mensagem' && toEventoSala(evento, audience, names)) messages += 1
    }
    // What is gone is left out already, and some of it may be back.
    const now = anel.eventos.slice(start).filter(({ tipo }) => !MOVES.has(tipo))
    say(leitor, { t: 'recomece' })
    say(leitor, rangeOf(start === 0 ? anel.base : anel.eventos[start]!.seq - 1, now, audience))
    leitor.sent = anel.last
  }

  const dirty = () => {
    if (isGone) return
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, tickMs())
  }

  /** Sends what somebody has missed since a number, or everything anew where that is too much, or unknown. */
  const enter = async (
    leitor: Leitor,
    given: { desde?: number | undefined; epoca?: string | undefined; limite: number },
  ) => {
    const { desde, epoca, limite } = given
    if (desde !== undefined && epoca === row.epoca) {
      // Another process may have been quicker to read.
      if (desde > anel.last) await flush()
      if (desde >= anel.base && desde <= anel.last) {
        const eventos = anel.after(desde)
        say(leitor, rangeOf(desde, eventos, audienceOf(leitor, eventos)))
        leitor.sent = anel.last
        return
      }
      if (desde <= anel.last && anel.base - desde <= MOST_MISSED && (await fillGap(leitor, desde))) return
    }
    anew(leitor, limite)
  }

  /** From the database what the ring has no more. */
  const fillGap = async (leitor: Leitor, desde: number): Promise<boolean> => {
    const older = await withTenantOnce(deps.db, { igrejaId }, (trx) =>
      readEventos(trx, { salaId, after: desde, limit: MOST_MISSED + 1 }),
    )
    if (older.length > MOST_MISSED && (older.at(-1)?.seq ?? 0) < anel.base) return false
    const missed = [...older.filter(({ seq }) => seq <= anel.base), ...anel.after(anel.base)]
    const audience: Audience = leitor.podeModerar ? 'moderacao' : { autor: leitor.sub }
    say(leitor, rangeOf(desde, missed, audience))
    leitor.sent = anel.last
    return true
  }

  if (!(await load())) throw new AppError('NOT_FOUND')
  const escrever = createEscritor(deps, { igrejaId, salaId, onWritten: dirty, onMissing: leave })

  return {
    igrejaId,
    salaId,
    leitores,
    escrever,
    deOf: names.deOf,
    fotoOf: names.fotoOf,
    fixada: () => toFixada(names),
    dirty,
    enter,
    say,
    get row() {
      return row
    },
    get last() {
      return anel.last
    },
    /** How many different people follow it here. */
    here: () => new Set([...leitores].filter(({ sent }) => sent >= 0).map(({ sub }) => sub)).size,
    /** Of those who wrote lately: how fast, and what of it was accepted. Sent again after a cut it is no repetition. */
    recentes: createRecentes<{ ritmo: Ritmo; aceitas: readonly Escrita[] }>(),
    leave,
    reagir: (tipo: ReacaoSala) => void (reacoes[tipo] = (reacoes[tipo] ?? 0) + 1),
    takeReacoes() {
      const taken = reacoes
      reacoes = {}
      return taken
    },
    /** How many are there, over all processes, as it was said last. */
    quantos: () => Math.max(quantos, 1),
    keepQuantos: (n: number) => void (quantos = n),
    isOpen: (now = new Date()) => (!row.abreEm || row.abreEm <= now) && (!row.fechaEm || row.fechaEm > now),
    /** After an interruption: the church may have changed it, and a backup may have come back. */
    refresh() {
      reload = true
      dirty()
    },
    tell(frame: FrameDownSala) {
      const encoded = encode(frame)
      for (const leitor of leitores) {
        if (leitor.sent >= 0 && leitor.buffered() <= SKIP_BYTES) leitor.send(encoded)
      }
    },
    close() {
      clearTimeout(timer)
    },
  }
}

const MOVES: ReadonlySet<string> = new Set(['removida', 'removida_de', 'restaurada'])
const CHANGES_ROOM: ReadonlySet<string> = new Set(['restaurada', 'modo', 'estado', 'fixada'])

const encode = (frame: FrameDownSala) => Buffer.from(JSON.stringify(frame))

const say = (leitor: Leitor, frame: FrameDownSala) => leitor.send(encode(frame))

function audienceOf({ podeModerar, sub }: Leitor, eventos: readonly Evento[]): Audience {
  if (podeModerar) return 'moderacao'
  return eventos.some(({ visivel, autor }) => visivel !== 'todos' && autor === sub) ? { autor: sub } : 'geral'
}
