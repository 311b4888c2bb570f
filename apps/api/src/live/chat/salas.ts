import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { createWaker } from '../../http/channels.ts'
import { createFarReactions } from './far-reactions.ts'
import { createPresenca } from './presenca.ts'
import { openSala, type Sala } from './sala.ts'

type SalasDeps = Pick<Deps, 'changes' | 'db' | 'secrets' | 'signals' | 'onError'>

type Salas = ReturnType<typeof createSalas>

const EMPTY_MS = 60_000
const SWEEP_MS = 10_000
const REACTIONS_MS = 250
/** The more a process has to tell, the more it tells at once. */
const TICKS = [
  { above: 10_000, ms: 250 },
  { above: 2_000, ms: 100 },
]
const TICK_MS = 50

const ofProcess = new WeakMap<object, Salas>()

/** The rooms of this process; sockets, the ways without them and calls have the same ones. */
export function salasOf(deps: SalasDeps): Salas {
  const known = ofProcess.get(deps.changes) ?? createSalas(deps)
  ofProcess.set(deps.changes, known)
  return known
}

function createSalas(deps: SalasDeps) {
  const open = new Map<number, { sala: Promise<Sala>; unhear: () => void; emptySince: number | null }>()
  const onWake = createWaker(deps.changes)
  const processo = randomUUID()
  const opened = new Set<Sala>()
  let leitores = 0

  const tickMs = () => TICKS.find(({ above }) => leitores > above)?.ms ?? TICK_MS
  const far = createFarReactions(deps, {
    processo,
    onFelt({ igrejaId, salaId }, reacoes) {
      for (const sala of opened) {
        if (sala.igrejaId === igrejaId && sala.salaId === salaId)
          sala.tell({ t: 'n', quantos: sala.quantos(), reacoes })
      }
    },
  })
  const presenca = createPresenca(deps, { processo, far: (sala, reacoes) => far.felt(sala, reacoes) })

  const sweep = async () => {
    const now = Date.now()
    leitores = 0
    for (const [salaId, entry] of open) {
      const sala = await entry.sala.catch(() => null)
      if (!sala) continue
      leitores += sala.leitores.size
      entry.emptySince = sala.leitores.size > 0 ? null : (entry.emptySince ?? now)
      await presenca.sum(sala).catch(deps.onError)
      if (entry.emptySince !== null && now - entry.emptySince > EMPTY_MS) close(salaId)
    }
  }
  const close = (salaId: number) => {
    const entry = open.get(salaId)
    if (!entry) return
    open.delete(salaId)
    entry.unhear()
    for (const sala of opened) {
      if (sala.salaId !== salaId) continue
      opened.delete(sala)
      sala.close()
    }
  }
  let sweeping = Promise.resolve()
  const sweeper = setInterval(() => (sweeping = sweeping.then(sweep)), SWEEP_MS)
  const reactions = setInterval(() => {
    for (const sala of opened) presenca.telling(sala)
  }, REACTIONS_MS)
  sweeper.unref()
  reactions.unref()

  return {
    /** The room as this process has it; opened for the first who comes, closed a minute after the last has gone. */
    async of({ igrejaId, salaId }: { igrejaId: number; salaId: number }): Promise<Sala> {
      const known = open.get(salaId)
      if (known) {
        known.emptySince = null
        return known.sala
      }
      // Ids are of the whole installation; the church is said all the same, and rows of another are not there.
      let woken: Sala | null = null
      // First listening, then reading: what is said in between is read as well.
      let early = false
      const unhear = onWake([`sala:${igrejaId}:${salaId}`], (missed) => {
        if (!woken) early = true
        else if (missed) woken.refresh()
        else woken.dirty()
      })
      const sala = openSala(deps, { igrejaId, salaId, tickMs, onGone: () => close(salaId) })
      open.set(salaId, { sala, unhear, emptySince: null })
      try {
        woken = await sala
      } catch (error) {
        open.delete(salaId)
        unhear()
        throw error
      }
      opened.add(woken)
      if (early) woken.refresh()
      await presenca.sum(woken).catch(deps.onError)
      return woken
    },
    /** Those that are open here. */
    opened: (): ReadonlySet<Sala> => opened,
    async close() {
      clearInterval(sweeper)
      clearInterval(reactions)
      far.close()
      await sweeping
      for (const salaId of open.keys()) close(salaId)
    },
  }
}
