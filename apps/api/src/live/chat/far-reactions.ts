import { reacoesSala, type ReacaoSala } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'

type Reacoes = Partial<Record<ReacaoSala, number>>
interface Place {
  igrejaId: number
  salaId: number
}

/** So often a process tells the others at most; all that was felt meanwhile is one notice of a room. */
const EVERY_MS = 1_000
/** Nobody's notice fills a screen. */
const MOST = 999

/**
 * What is felt in a room at other processes, told over the notices that they hear anyway: numbers alone, and nothing that
 * has to be read. One that is lost is a heart that was not seen.
 */
export function createFarReactions(
  { changes, db, onError }: Pick<Deps, 'changes' | 'db' | 'onError'>,
  { processo, onFelt }: { processo: string; onFelt: (place: Place, reacoes: Reacoes) => void },
) {
  let waiting = new Map<string, { place: Place; reacoes: Reacoes }>()
  changes.hearSignals((topic) => {
    const heard = readTopic(topic)
    if (heard && heard.processo !== processo) onFelt(heard.place, heard.reacoes)
  })

  const send = async () => {
    const all = [...waiting.values()]
    waiting = new Map()
    for (const { place, reacoes } of all) {
      const topic = topicOf({ processo, place, reacoes })
      await withTenant(db, { igrejaId: place.igrejaId }, (trx) =>
        sql`select tell_sinal(${topic})`.execute(trx),
      ).catch(onError)
    }
  }
  const timer = setInterval(() => void send(), EVERY_MS)
  timer.unref()

  return {
    felt({ igrejaId, salaId }: Place, reacoes: Reacoes): void {
      const key = `${igrejaId}:${salaId}`
      const before = waiting.get(key)?.reacoes ?? {}
      const sum = { ...before }
      for (const tipo of reacoesSala) {
        if (reacoes[tipo]) sum[tipo] = (before[tipo] ?? 0) + reacoes[tipo]
      }
      waiting.set(key, { place: { igrejaId, salaId }, reacoes: sum })
    },
    close: () => clearInterval(timer),
  }
}

function topicOf({ processo, place, reacoes }: { processo: string; place: Place; reacoes: Reacoes }): string {
  const counts = reacoesSala.map((tipo) => Math.min(MOST, reacoes[tipo] ?? 0))
  return `reacoes:${place.igrejaId}:${place.salaId}:${processo}:${counts.join('.')}`
}

function readTopic(topic: string) {
  const found = /^reacoes:(\d+):(\d+):([\da-f-]{36}):(\d{1,3}(?:\.\d{1,3})*)$/.exec(topic)
  if (!found) return null
  const counts = found[4]!.split('.').map(Number)
  const reacoes = Object.fromEntries(
    reacoesSala.map((tipo, place) => [tipo, counts[place] ?? 0] as const).filter(([, n]) => n > 0),
  ) as Reacoes
  return {
    processo: found[3]!,
    place: { igrejaId: Number(found[1]), salaId: Number(found[2]) },
    reacoes,
  }
}
