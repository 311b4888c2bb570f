import { useMemo } from 'react'
import { useStore } from '../data/store.ts'
import { emptyOutbox } from '../personal/browser-outbox.ts'
import { useOwner } from '../session/owner.ts'
import { useChurch } from '../../shell/church.ts'
import { browserNotas } from './browser-notas.ts'
import type { LocalNota } from './nota-state.ts'
import type { NotasState, NotasStore } from './notas-store.ts'

const nothingYet = emptyOutbox<LocalNota>()

/** The notes of who is logged in, or of whom the device belongs to while there is no network. */
export function useNotas(): { store: NotasStore; state: NotasState; igreja: number } {
  const church = useChurch()
  const owner = useOwner()
  const igreja = church?.id ?? 0
  const { store, outbox, list } = useMemo(() => browserNotas(owner, igreja), [owner, igreja])
  const { records, sending, opened } = useStore(outbox.state, nothingYet)
  const state = { notas: records, sending, opened, list: useStore(list, 'loading') }
  return { store, state, igreja }
}
