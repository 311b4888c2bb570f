import { setImmediate } from 'node:timers/promises'
import type { FrameDownSala, ReacaoSala } from '@atrio/contract'
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
import { paceOf, type Leitor } from './leitor.ts'
import { BEHIND_MS, MOST_MISSED, READ_AT_ONCE, SEND_AT_ONCE, SKIP_BYTES } from './limites.ts'
import { createRecentes } from './recentes.ts'
import type { Ritmo } from './regras.ts'
import { audienceOf, CHANGES_ROOM, encode, MOVES, say } from './sala-frames.ts'
import { hasSameHours, readEventos, readSalaAberta, type Evento, type SalaRow } from './sala-log.ts'

export type Sala = Awaited<ReturnType<typeof openSala>>

/**
 * One room in this process: its last events, who follows it here, and its writer. What is new is read once and sent to
 * all, in ticks (Decision 211).
 */
export async function openSala(
  deps: Pick<Deps, 'db' | 'secrets' | 'signals' | 'onError'>,
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
  /** When the first of what is to be told came. */
  let since: number | null = null
  const figures = deps.signals.chat
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
    await sendAll()
  }

  /** After a backup was restored the numbers are others' (Decision 210). */
  const loadAnew = async (): Promise<boolean> => {
    const before = { ...row, last: anel.last }
    reload = false
    const isThere = await load().catch((error: unknown) => {
      // The database may not be back yet, and it is tried again.
      reload = true
      throw error
    })
    if (!isThere) {
      leave()
      return false
    }
    if (!hasSameHours(row, before)) for (const leitor of leitores) if (leitor.sent >= 0) leitor.greet?.()
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

  /** In parts: who asks for another church's page meanwhile waits for one of them, and not for all. */
  const sendAll = async () => {
    const made = new Map<string, Buffer>()
    const missed = new Map<number, Evento[]>()
    let isBehind = false
    let done = 0
    for (const leitor of leitores) {
      if (++done % SEND_AT_ONCE === 0) await setImmediate()
      if (isGone || leitor.sent < 0 || leitor.sent === anel.last) continue
      const pace = paceOf(leitor)
      if (pace === 'lost') {
        leitores.delete(leitor)
        figures.terminated('slow')
        leitor.end('slow')
        continue
      }
      if (pace === 'behind') {
        figures.skipped()
        isBehind = true
        continue
      }
      if (leitor.sent < anel.base) {
        figures.recovered('recomece')
        anew(leitor, MOST_MISSED / 4)
        continue
      }
      const eventos = missed.get(leitor.sent) ?? anel.after(leitor.sent)
      missed.set(leitor.sent, eventos)
      const audience = audienceOf(leitor, eventos)
      const key = `${leitor.sent} ${typeof audience === 'string' ? audience : audience.autor}`
      const frame = made.get(key) ?? encode(rangeOf(leitor.sent, eventos, audience))
      made.set(key, frame)
      leitor.send(frame)
      leitor.sent = anel.last
      figures.delivered(eventos.length)
    }
    if (since !== null) figures.fannedOut((performance.now() - since) / 1_000)
    since = null
    if (isBehind) setTimeout(dirty, BEHIND_MS).unref()
  }

  const rangeOf = (from: number, eventos: readonly Evento[], audience: Audience): FrameDownSala => ({
    t: 'ev',
    de: from,
    ate: anel.last,
    ev: eventos.flatMap((one) => toEventoSala(one, audience, names) ?? []),
  })

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
    since ??= performance.now()
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
        return figures.recovered('ring')
      }
      if (desde <= anel.last && anel.base - desde <= MOST_MISSED && (await fillGap(leitor, desde))) {
        return figures.recovered('db')
      }
    }
    if (desde !== undefined) figures.recovered('recomece')
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
