import { picture, type Scene } from './canvas.ts'
import { family, prayer, reader, rehearsal, welcome } from './close.ts'
import { doorway } from './doorway.ts'
import { harbour } from './harbour.ts'
import { hills } from './hills.ts'
import { lantern } from './lantern.ts'
import { children, circleOfPeople, course, feast, meal } from './meeting.ts'
import { nave } from './nave.ts'
import { baptism, bench, harvest, retreat, walk } from './outside.ts'
import { road } from './road.ts'
import { choir, concert, film, sermon } from './stage.ts'
import type { Setting } from './setting.ts'
import { skyline } from './skyline.ts'
import { table } from './table.ts'
import { tree } from './tree.ts'
import { palette } from './palette.ts'
import { seededRandom } from './random.ts'

const scenes = {
  baptism,
  bench,
  children,
  choir,
  circle: circleOfPeople,
  concert,
  course,
  family,
  feast,
  film,
  harvest,
  meal,
  prayer,
  reader,
  rehearsal,
  retreat,
  sermon,
  walk,
  welcome,
  doorway,
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

/** Where the churches of the demo world are. */
const settings: Record<string, Setting> = {
  harbor: 'coast',
  camino: 'sierra',
  colina: 'sierra',
  encina: 'sierra',
  lantern: 'coast',
}

/** Draws a scene in a church's colour and surroundings; the seed (`<codigo>/<name>`) moves its details. */
export function drawScene(name: SceneName, { colour, seed }: { colour: string; seed: string }): string {
  const setting = settings[seed.split('/')[0]!] ?? 'city'
  return picture(scenes[name]({ colours: palette(colour), random: seededRandom(seed), setting }))
}
