import { caminoPlay } from './camino.ts'
import type { DemoPlay } from './demo-play.ts'
import { esperancaPlay } from './esperanca.ts'
import { harborPlay } from './harbor.ts'

/** What each church shows at Play, by church code. */
export const demoPlay: Partial<Record<string, DemoPlay>> = {
  esperanca: esperancaPlay,
  harbor: harborPlay,
  camino: caminoPlay,
}
