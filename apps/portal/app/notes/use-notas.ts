import { useMemo } from 'react'
import { useOwner } from '../lib/session/owner.ts'
import { useStore } from '../lib/data/store.ts'
import { useChurch } from '../shell/church.ts'
import { browserNotas, nothingYet } from './browser-notas.ts'
import type { NotasState, NotasStore } from './notas-store.ts'

/** The notes of who is logged in, or of whom the device belongs to while there is no network. */
export function useNotas(): { store: NotasStore; state: NotasState; igreja: number } {
  const church = useChurch()
  const owner = useOwner()
  const igreja = church?.id ?? 0
  const { store, state } = useMemo(() => browserNotas(owner, igreja), [owner, igreja])
  return { store, state: useStore(state, nothingYet), igreja }
}
