import { useStore } from '../lib/data/store.ts'
import { NOTHING, player, type PlayerState } from './listening.ts'

/** The player's state; on the server, and until the page is alive, nothing plays and nothing was heard. */
export function usePlayer(): PlayerState {
  return useStore(player, NOTHING)
}
