/** Something to listen to, with all that the player shows of it on whatever page. */
export interface Track {
  /** `<codigo>:<id>` */
  key: string
  codigo: string
  id: number
  title: string
  show: string
  src: string
  cover: string | null
  /** Seconds, where they are known before it plays. */
  duration: number | null
}

/** The queue with a track at its end; one that is in it keeps its place. */
export function enqueue(queue: readonly Track[], track: Track): Track[] {
  return isQueued(queue, track.key) ? [...queue] : [...queue, track]
}

export function dequeue(queue: readonly Track[], key: string): Track[] {
  return queue.filter((track) => track.key !== key)
}

export function isQueued(queue: readonly Track[], key: string): boolean {
  return queue.some((track) => track.key === key)
}

/** The queue with the track of one place at another; a place beyond its ends is the end. */
export function move(queue: readonly Track[], from: number, to: number): Track[] {
  const moved = queue[from]
  if (!moved) return [...queue]
  const rest = queue.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved)
}
