/** Where players of one page hear of each other. */
const players = new EventTarget()

/** Said by a player that begins to sound; the others pause. */
export function beginSound(player: object): void {
  players.dispatchEvent(new CustomEvent('sound', { detail: player }))
}

/** Pauses a player when another one begins to sound. Answers what ends this. */
export function pauseForOthers(player: object, pause: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as CustomEvent<object>).detail !== player) pause()
  }
  players.addEventListener('sound', hear)
  return () => players.removeEventListener('sound', hear)
}
