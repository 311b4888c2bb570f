import { picture, type Scene } from './canvas.ts'
import { hills } from './hills.ts'
import { palette } from './palette.ts'
import { seededRandom } from './random.ts'

const scenes = {
  doorway: hills,
  gathering: hills,
  harbour: hills,
  hills,
  lantern: hills,
  nave: hills,
  road: hills,
  skyline: hills,
  table: hills,
  tree: hills,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

/** Draws a scene in a church's colour; the seed moves its details. */
export function drawScene(name: SceneName, { colour, seed }: { colour: string; seed: string }): string {
  return picture(scenes[name]({ colours: palette(colour), random: seededRandom(seed) }))
}
