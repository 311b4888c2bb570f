import type { Progresso } from '@atrio/contract'
import { readJson, writeJson, type KeyValue } from '../lib/data/storage.ts'
import { readWatchPlace, saveWatchPlace } from '../player/watch-places.ts'

const SAID = 'atrio:play-said'
const KEPT = 100

/** The name of a film among the places that this device keeps. */
export const filmKey = (id: number): string => `play-${id}`

/**
 * Where a film goes on, in seconds. This device knows its place to the second, which counts as long as the account's is
 * the one that it said last, by the server's time of it; what another device said since takes its place. No clock of a
 * device is asked: it may be wrong by hours (Decision 303).
 */
export function resumeFilm(
  storage: KeyValue,
  { id, progresso, now }: { id: number; progresso: Progresso | null; now: number },
): number {
  const key = filmKey(id)
  const em = progresso?.em ?? null
  const there = progresso && !progresso.flagConcluido ? progresso.posicao : 0
  if (em === (said(storage)[key] ?? null)) return readWatchPlace(storage, key) ?? there
  saveWatchPlace(storage, key, { time: there, duration: progresso?.duracao ?? 0, at: now })
  noteSaid(storage, { id, em })
  return there
}

/** The account's place of a film came from this device, or was taken over by it; `em` is the server's time of it. */
export function noteSaid(storage: KeyValue, { id, em }: { id: number; em: string | null }): void {
  const { [filmKey(id)]: _before, ...others } = said(storage)
  const entries = [...Object.entries(others), ...(em === null ? [] : [[filmKey(id), em]])]
  writeJson(storage, SAID, Object.fromEntries(entries.slice(-KEPT)))
}

function said(storage: KeyValue): Record<string, string> {
  const found = readJson(storage, SAID)
  return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {}
}
