import type { ReactNode } from 'react'
import type { Engine } from './engine.ts'
import type { PlayerControl } from './player-control.ts'
import type { PlayerSource } from './player-source.ts'
import type { Previews } from './seek-preview.tsx'
import type { Caption } from './use-captions.ts'
import type { ReadAlong } from './use-read-along.ts'

/** What a video that was started is shown with. */
export type StageProps = {
  source: PlayerSource
  control: PlayerControl
  title: string
  /** Who speaks, or the church. */
  artist: string
  imagem: { url: string; alt: string } | null
  captions: readonly Caption[]
  /** Captions that come while it is on air; of files and streams alone. */
  readAlong?: ReadAlong | undefined
  /** Names the video among those whose places this device keeps. */
  placeKey: string
  /** What follows, and what came before. */
  next?: { to: string; titulo: string } | null
  previous?: { to: string; titulo: string } | null
  /** It is on air, since a moment: there is no going back and forth, and a film plays where it is by now. */
  live?: { since: number } | undefined
  /** Small pictures of it, of films of Play alone. */
  previews?: Previews | null
  /** Over the last picture, in place of what leads on otherwise; of files and streams alone. */
  end?: (engine: Engine) => ReactNode
  /** Seconds from which it plays. */
  at: number
  /** Begins anew, from these seconds. */
  onRetry: (seconds: number) => void
}
