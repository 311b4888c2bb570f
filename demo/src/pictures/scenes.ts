import { picture, type Scene } from './canvas.ts'
import { doorway } from './doorway.ts'
import { gathering } from './gathering.ts'
import { harbour } from './harbour.ts'
import { hills } from './hills.ts'
import { lantern } from './lantern.ts'
import { nave } from './nave.ts'
import { road } from './road.ts'
import { skyline } from './skyline.ts'
import { table } from './table.ts'
import { tree } from './tree.ts'
import { palette } from './palette.ts'
import { seededRandom } from './random.ts'

const scenes = {
  doorway,
  gathering,
  harbour,
  hills,
  lantern,
  nave,
  road,
  skyline,
  table,
  tree,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

/** Draws a scene in a church's colour; the seed moves its details. */
export function drawScene(name: SceneName, { colour, seed }: { colour: string; seed: string }): string {
  return picture(scenes[name]({ colours: palette(colour), random: seededRandom(seed) }))
}
