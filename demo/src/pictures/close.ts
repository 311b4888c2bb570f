import { path, rect, type Scene } from './canvas.ts'
import { seated, standing } from './figure.ts'
import { people } from './look.ts'
import { glow, outdoors, room } from './setting.ts'
import { board, crown, dish, held } from './things.ts'

/** Somebody reads, close to who looks. */
export const reader: Scene = (context) => {
  const { colours, random } = context
  const [one] = people(random() > 0.4 ? 'a' : 'e', context)
  return [
    room({ ...context, window: random() > 0.5 ? 300 : 900 }),
    glow('lamp', 600, 300, 420, colours, 0.4),
    seated(one!, {
      x: 600,
      y: 690,
      height: 860,
      pose: 'hold',
      item: held.book(colours),
      view: 'closed',
      tilt: 6,
    }),
    board(600, colours),
    dish(3, 860, 606, colours),
  ].join('')
}

/** Three people who pray together. */
export const prayer: Scene = (context) => {
  const { colours, random } = context
  const three = people('aea', context)
  return [
    room({ ...context, window: 600 }),
    glow('quiet', 600, 250, 460, colours, 0.4),
    ...three.map((look, index) =>
      seated(look, {
        x: 300 + index * 300,
        y: 690 - (index === 1 ? 0 : 12),
        height: 640 + random() * 30,
        pose: 'pray',
        view: 'closed',
        tilt: [10, 2, -10][index]!,
      }),
    ),
  ].join('')
}

/** A family, close enough for a greeting card. */
export const family: Scene = (context) => {
  const { colours, random } = context
  const [mother, father, first, second] = people('aacc', context)
  return [
    outdoors(context),
    crown(random() > 0.5 ? 180 : 1020, 600, 300, colours),
    seated(mother!, { x: 480, y: 700, height: 640, pose: 'rest', tilt: 5 }),
    seated(father!, { x: 740, y: 700, height: 670, pose: 'rest', tilt: -5 }),
    seated(first!, { x: 600, y: 710, height: 690, pose: 'raise', tilt: 4 }),
    seated(second!, { x: 900, y: 710, height: 660, pose: 'hold', tilt: -8, item: held.cup(colours) }),
  ].join('')
}

/** At the door: who is there already greets who comes. */
export const welcome: Scene = (context) => {
  const { colours, random } = context
  const [host, guest, child] = people('aec', context)
  return [
    room({ ...context, window: 260, floor: 560 }),
    rect(640, 70, 420, 510, { fill: colours.shaded(0.35) }, 10) +
      rect(664, 94, 372, 486, { fill: colours.light }) +
      path('M664 580V430Q780 380 870 420T1036 390V580z', { fill: colours.lit(0.35) }),
    standing(host!, { x: 520, y: 640, height: 500, pose: 'reach', tilt: 4 }),
    standing(guest!, { x: 800, y: 640, height: 500, pose: 'reach', tilt: -5, mirrored: true }),
    standing(child!, {
      x: 960,
      y: 650,
      height: 470 + random() * 20,
      pose: 'raise',
      tilt: -6,
      mirrored: true,
    }),
  ].join('')
}

/** Practising a song: a guitar, a sheet of music, two voices. */
export const rehearsal: Scene = (context) => {
  const { colours } = context
  const [player, singer, other] = people('aaa', context)
  return [
    room({ ...context, window: 880 }),
    seated(player!, { x: 330, y: 690, height: 700, pose: 'hold', item: held.guitar(), tilt: 8 }),
    seated(singer!, { x: 660, y: 690, height: 660, pose: 'hold', item: held.book(colours), tilt: -4 }),
    seated(other!, { x: 930, y: 690, height: 690, pose: 'raise', view: 'closed', tilt: -6 }),
  ].join('')
}
