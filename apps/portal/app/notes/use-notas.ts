import { useMemo } from 'react'
import { deviceOwner, useSession } from '../lib/session/session.ts'
import { useStore } from '../lib/data/store.ts'
import { useChurch } from '../shell/church.ts'
import { browserNotas, nothingYet } from './browser-notas.ts'
import type { NotasState, NotasStore } from './notas-store.ts'

/** The notes of who is logged in, or of whom the device belongs to while there is no network. */
export function useNotas(): { store: NotasStore; state: NotasState; igreja: number } {
  const { user } = useSession()
  const church = useChurch()
  const owner = user?.id ?? deviceOwner() ?? 0
  const igreja = church?.id ?? 0
  const { store, state } = useMemo(() => browserNotas(owner, igreja), [owner, igreja])
  return { store, state: useStore(state, nothingYet), igreja }
}
