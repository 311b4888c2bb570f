import { useMemo, useSyncExternalStore } from 'react'
import { browserStorages, writeJson } from '../lib/data/storage.ts'

const KEY = 'atrio:bible-place'

export interface BiblePlace {
  traducao: string
  livro: string
  capitulo: number
}

/** The chapter that was read last in this browser; null when none was, and until the page is alive. */
export function useLastPlace(): BiblePlace | null {
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  return useMemo(() => parsePlace(stored), [stored])
}

export function writeLastPlace(place: BiblePlace): void {
  writeJson(browserStorages().local, KEY, place)
}

function readStored(): string | null {
  return browserStorages().local.getItem(KEY)
}

function neverChanges() {
  return () => {}
}

function parsePlace(stored: string | null): BiblePlace | null {
  if (!stored) return null
  try {
    const { traducao, livro, capitulo } = JSON.parse(stored) as Partial<BiblePlace>
    if (typeof traducao !== 'string' || typeof livro !== 'string' || typeof capitulo !== 'number') return null
    return { traducao, livro, capitulo }
  } catch {
    return null
  }
}
