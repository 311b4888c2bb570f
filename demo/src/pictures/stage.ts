import { HEIGHT, path, polygon, rect, WIDTH, type Scene } from './canvas.ts'
import { seated, standing } from './figure.ts'
import { people } from './look.ts'
import { glow, lights, outdoors, room } from './setting.ts'
import { held } from './things.ts'

/** A concert: a band in the light, heads before it. */
export const concert: Scene = (context) => {
  const { colours, random } = context
  const [first, second, third] = people('aaa', context)
  const heads = people('aacaeaa', context)
  const beam = (x: number, to: number) =>
    polygon(
      [
        [x - 14, 0],
        [x + 14, 0],
        [to + 150, 520],
        [to - 150, 520],
      ],
      { fill: colours.glow, opacity: 0.28 },
    )
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: colours.shaded(0.8) }),
    glow('stage', 600, 330, 560, colours, 0.65),
    beam(220, 330),
    beam(600, 600),
    beam(980, 880),
    rect(0, 500, WIDTH, 40, { fill: colours.shaded(0.5) }),
    standing(first!, { x: 330, y: 506, height: 340, pose: 'hold', item: held.guitar(), tilt: -6 }),
    standing(second!, { x: 600, y: 506, height: 350, pose: 'raise', view: 'closed', tilt: 5 }) +
      path('M640 506V250', { stroke: '#1b1020', width: 5 }),
    rect(800, 366, 190, 26, { fill: colours.light }, 4) +
      path('M820 392l140 114M960 392l-140 114', { stroke: colours.ink, width: 7 }) +
      standing(third!, { x: 890, y: 496, height: 330, pose: 'hold', tilt: 4 }) +
      rect(800, 372, 190, 22, { fill: colours.light }, 4),
    rect(0, 540, WIDTH, 140, { fill: colours.ink }),
    ...heads.map((look, index) =>
      seated(look, {
        x: 80 + index * 175 + random() * 30,
        y: 740 + (index % 2) * 24,
        height: 440,
        view: 'back',
        pose: index % 3 === 1 ? 'raise' : 'none',
        mirrored: random() > 0.5,
      }),
    ),
  ].join('')
}

/** A film under the sky: a screen, lamps, and people who watch. */
export const film: Scene = (context) => {
  const { colours, random } = context
  const rows = people('acaecaa', context)
  return [
    outdoors({ ...context, night: true }),
    lights(16, colours),
    glow('screen', 600, 270, 520, colours, 0.55),
    rect(300, 110, 600, 320, { fill: colours.light }, 6),
    rect(316, 126, 568, 288, { fill: colours.raised(0.45) }),
    path('M316 414V330Q460 250 600 320T884 280V414z', { fill: colours.shaded(0.2) }),
    path('M316 414V370Q520 320 700 372T884 350V414z', { fill: colours.shaded(0.45) }),
    path('M330 430L300 520M870 430L900 520', { stroke: colours.ink, width: 12 }),
    ...rows.map((look, index) =>
      seated(look, {
        x: 110 + index * 165 + random() * 20,
        y: 700 + (index % 2) * 30,
        height: 400,
        view: 'back',
        pose: 'none',
        tilt: (random() - 0.5) * 10,
      }),
    ),
  ].join('')
}

/** Somebody speaks: a lectern, the window behind, those who listen. */
export const sermon: Scene = (context) => {
  const { colours, random } = context
  const [speaker] = people(random() > 0.5 ? 'a' : 'e', context)
  const heads = people('aeacaa', context)
  return [
    room({ ...context, floor: 470, window: 720 }),
    rect(0, 450, WIDTH, 60, { fill: colours.shaded(0.3) }),
    standing(speaker!, { x: 560, y: 480, height: 360, pose: 'reach', tilt: -3 }),
    path('M470 360h150l-14 120h-122z', { fill: colours.shaded(0.55) }) +
      rect(460, 348, 170, 16, { fill: colours.shaded(0.35) }, 4),
    rect(0, 510, WIDTH, 170, { fill: colours.shaded(0.6) }),
    ...heads.map((look, index) =>
      seated(look, {
        x: 90 + index * 205 + random() * 30,
        y: 730 + (index % 2) * 26,
        height: 450,
        view: 'back',
        pose: 'none',
        tilt: (random() - 0.5) * 12,
      }),
    ),
  ].join('')
}

/** A choir on its steps. */
export const choir: Scene = (context) => {
  const { colours, random } = context
  const robe = { top: colours.lit(0.05), dress: true, beard: false }
  const back = people('aaeaa', context).map((look) => ({ ...look, ...robe }))
  const front = people('aeca', context).map((look) => ({ ...look, ...robe }))
  return [
    room({ ...context, floor: 470, window: 600 }),
    rect(120, 440, 960, 70, { fill: colours.raised(0.12) }),
    rect(60, 510, 1080, 170, { fill: colours.shaded(0.2) }),
    ...back.map((look, index) =>
      standing(look, {
        x: 270 + index * 165,
        y: 480,
        height: 330,
        pose: 'hold',
        item: held.book(colours),
        tilt: (random() - 0.5) * 8,
      }),
    ),
    ...front.map((look, index) =>
      standing(look, {
        x: 345 + index * 170,
        y: 636,
        height: 360,
        pose: 'hold',
        item: held.book(colours),
        tilt: (random() - 0.5) * 8,
      }),
    ),
  ].join('')
}
