import { circle, HEIGHT, path, rect, WIDTH, type Scene } from './canvas.ts'
import { seated, standing } from './figure.ts'
import { people } from './look.ts'
import { glow, outdoors } from './setting.ts'
import { crown, held, tent } from './things.ts'

/** A retreat: tents, a fire, and people around it. */
export const retreat: Scene = (context) => {
  const { colours, random } = context
  const around = people('acaea', context)
  return [
    outdoors({ ...context, setting: context.setting === 'city' ? 'sierra' : context.setting, night: true }),
    tent(200, 520, 130, colours.lit(0.3), colours.shaded(0.6)),
    tent(1010, 510, 110, '#c4573f', '#5d2a22'),
    glow('fire', 600, 560, 420, colours, 0.75),
    ...around.map((look, index) =>
      standing(look, {
        x: 230 + index * 185 + (index > 1 ? 40 : 0),
        y: 630 + Math.abs(2 - index) * 12,
        height: 340,
        pose: index === 1 ? 'hold' : index === 3 ? 'hold' : 'rest',
        item: index === 3 ? held.guitar() : index === 1 ? held.cup(colours) : '',
        tilt: (600 - 230 - index * 185) / 60 + random() * 4,
      }),
    ),
    path('M560 640q-18-40 14-64q2 22 16 10q-8-34 20-62q6 40 26 52q22 26 2 64z', { fill: '#e8843c' }),
    path('M580 640q-8-26 14-42q14 20 26 8q12 20-2 34z', { fill: colours.light }),
    path('M530 650l120-16M540 634l110 18', { stroke: '#4a2c1d', width: 14 }),
  ].join('')
}

/** People on their way, two by two. */
export const walk: Scene = (context) => {
  const { colours, random } = context
  const walkers = people('aeca', context)
  return [
    outdoors(context),
    path(`M380 ${HEIGHT}Q520 560 690 500L760 498Q760 580 900 ${HEIGHT}z`, { fill: colours.glow }),
    crown(140, 560, 220, colours),
    crown(1080, 540, 180, colours),
    ...walkers.map((look, index) =>
      standing(look, {
        x: [480, 640, 742, 860][index]!,
        y: 636 - (index % 2) * 16,
        height: 370,
        pose: index === 0 ? 'reach' : 'rest',
        tilt: index < 2 ? 6 : -6,
        mirrored: random() > 0.7,
      }),
    ),
  ].join('')
}

/** Boxes of food go from hand to hand. */
export const harvest: Scene = (context) => {
  const { colours, random } = context
  const helpers = people('aaeac', context)
  return [
    outdoors(context),
    rect(60, 300, 340, 230, { fill: colours.raised(0.25) }, 8) +
      rect(60, 280, 340, 40, { fill: colours.lit(0.05) }, 8),
    circle(140, 540, 34, { fill: colours.ink }) + circle(330, 540, 34, { fill: colours.ink }),
    ...helpers.map((look, index) =>
      standing(look, {
        x: 420 + index * 168,
        y: 620 + (index % 2) * 18,
        height: 370,
        pose: index === 4 ? 'raise' : 'hold',
        item: index === 4 ? '' : held.box(colours),
        tilt: (random() - 0.5) * 10,
      }),
    ),
    path('M90 620h150v-70H90zM250 632h130v-64H250z', { fill: '#b9824f' }),
    ...[120, 165, 210, 280, 330].map((x, index) =>
      circle(x, index > 2 ? 564 : 546, 18, { fill: ['#c4573f', '#5f8c72', '#dfa23c'][index % 3]! }),
    ),
  ].join('')
}

/** Two people on a bench under a tree, who have time. */
export const bench: Scene = (context) => {
  const { colours, random } = context
  const [old, young] = people('ea', context)
  const mirrored = random() > 0.5
  return [
    outdoors(context),
    crown(mirrored ? 260 : 940, 600, 330, colours),
    rect(360, 470, 480, 26, { fill: colours.shaded(0.6) }, 6),
    seated(old!, { x: 500, y: 560, height: 470, pose: 'hold', item: held.cup(colours), tilt: 8 }),
    seated(young!, { x: 705, y: 560, height: 480, pose: 'rest', tilt: -8 }),
    rect(350, 548, 500, 34, { fill: colours.shaded(0.5) }, 8),
    path('M390 582v70M810 582v70', { stroke: colours.ink, width: 20 }),
  ].join('')
}

/** A baptism: two people in the water, others at its edge. */
export const baptism: Scene = (context) => {
  const { colours, random } = context
  const [first, second, ...others] = people('aaaec', context)
  const white = { top: colours.light, dress: false }
  return [
    outdoors(context),
    ...others.map((look, index) =>
      standing(look, {
        x: 150 + index * 130 + (index === 2 ? 620 : 0),
        y: 540,
        height: 290,
        pose: index === 1 ? 'raise' : 'rest',
        tilt: (random() - 0.5) * 10,
      }),
    ),
    rect(0, 520, WIDTH, 160, { fill: colours.raised(0.1) }),
    seated({ ...first!, ...white }, { x: 560, y: 590, height: 440, pose: 'reach', tilt: 4 }),
    seated({ ...second!, ...white }, { x: 700, y: 600, height: 420, pose: 'pray', view: 'closed', tilt: -8 }),
    path(`M0 580Q150 566 300 580T600 580 900 580 ${WIDTH} 580V${HEIGHT}H0z`, {
      fill: colours.shaded(0.08),
      opacity: 0.85,
    }),
    path('M480 604q70-14 150 0m30 12q60-12 130 0M180 630q60-12 120 0m560-20q50-10 110 0', {
      stroke: colours.light,
      width: 4,
      opacity: 0.7,
    }),
  ].join('')
}
