import { HEIGHT, path, rect, WIDTH, type Scene } from './canvas.ts'
import { seated, standing } from './figure.ts'
import { people } from './look.ts'
import { bunting, glow, lights, outdoors, room } from './setting.ts'
import { board, dish, held } from './things.ts'

/** A meal: people along a table, close enough to see them laugh. */
export const meal: Scene = (context) => {
  const { colours, random } = context
  const guests = people('aeacaa', context)
  return [
    room({ ...context, window: 300 + random() * 600 }),
    glow('lamp', 620, 120, 420, colours, 0.5),
    lights(30, colours),
    ...guests.map((look, index) =>
      seated(look, {
        x: 130 + index * 190 + random() * 24,
        y: 500,
        height: 430 + random() * 40,
        tilt: (random() - 0.5) * 16,
        pose: index % 3 === 1 ? 'hold' : 'rest',
        item: index % 3 === 1 ? held.cup(colours) : '',
      }),
    ),
    board(486, colours),
    ...Array.from({ length: 8 }, (_, index) => dish(index, 90 + index * 148, 500, colours)),
  ].join('')
}

/** A feast outside: flags above, people of all ages below. */
export const feast: Scene = (context) => {
  const { colours, random } = context
  const guests = people('acaeca', context)
  return [
    outdoors(context),
    bunting(40, colours),
    bunting(130, colours),
    ...guests.map((look, index) =>
      standing(look, {
        x: 150 + index * 180,
        y: 600 + ((index * 5) % 3) * 28,
        height: 330,
        pose: (['raise', 'rest', 'hold', 'reach'] as const)[index % 4]!,
        item: index % 4 === 2 ? held.bowl(colours) : '',
        tilt: (random() - 0.5) * 14,
        mirrored: random() > 0.5,
      }),
    ),
  ].join('')
}

/** A small group: people in a half circle, talking. */
export const circleOfPeople: Scene = (context) => {
  const { colours, random } = context
  const around = people('aaeacaa', context)
  const places = [
    [150, 470],
    [300, 428],
    [460, 404],
    [620, 396],
    [780, 410],
    [930, 440],
    [1070, 486],
  ] as const
  return [
    room({ ...context, floor: 480, window: 240 + random() * 700 }),
    path(`M0 ${HEIGHT}Q600 560 ${WIDTH} ${HEIGHT}z`, { fill: colours.raised(0.62), opacity: 0.7 }),
    ...around.map((look, index) => {
      const [x, y] = places[index]!
      const chair = rect(x - 74, y - 20, 148, 190, { fill: colours.shaded(0.42) }, 26)
      return (
        chair +
        seated(look, {
          x,
          y: y + 66,
          height: 400 + (index % 2) * 16,
          pose: index === 3 ? 'hold' : index % 3 === 1 ? 'reach' : 'rest',
          item: index === 3 ? held.book(colours) : '',
          mirrored: x > 600,
          tilt: (600 - x) / 60,
        }) +
        rect(x - 84, y + 64, 168, 120, { fill: colours.shaded(0.55) }, 22)
      )
    }),
  ].join('')
}

/** A course: a table full of open books, and somebody who explains. */
export const course: Scene = (context) => {
  const { colours, random } = context
  const [teacher, ...pupils] = people('aaeaa', context)
  return [
    room({ ...context, window: 930 }),
    rect(90, 90, 430, 250, { fill: colours.shaded(0.62) }, 10),
    path(`M140 150h${160 + random() * 120}M140 196h260M140 242h${120 + random() * 90}`, {
      stroke: colours.light,
      width: 7,
      opacity: 0.75,
    }),
    standing(teacher!, { x: 600, y: 640, height: 480, pose: 'reach', mirrored: true, tilt: -4 }),
    ...pupils.map((look, index) =>
      seated(look, {
        x: 760 + index * 130 - (index > 1 ? 1000 : 0) + (index > 1 ? 380 : 0),
        y: 560,
        height: 400,
        pose: 'hold',
        item: held.book(colours),
        tilt: (random() - 0.5) * 12,
      }),
    ),
    board(548, colours),
  ].join('')
}

/** Children at a table with what they draw, and somebody who helps. */
export const children: Scene = (context) => {
  const { colours, random } = context
  const [helper, ...small] = people('accccc', context)
  const drawing = (x: number) =>
    rect(x - 44, 566, 88, 14, { fill: colours.light }, 3) +
    path(`M${x - 26} 573q12-12 24 0t24 0`, {
      stroke: ['#c4573f', '#5f8c72', '#dfa23c'][Math.round(x) % 3]!,
      width: 4,
    })
  return [
    room({ ...context, window: 300 }),
    ...[560, 700, 840, 980].map(
      (x, index) =>
        rect(
          x,
          120 + (index % 2) * 24,
          92,
          110,
          { fill: [colours.light, '#f1e6d3'][index % 2]!, opacity: 0.9 },
          4,
        ) +
        path(`M${x + 16} ${200 + (index % 2) * 24}q14-${50 + index * 8} 30-10t30-20`, {
          stroke: ['#c4573f', '#5f8c72', '#dfa23c', '#41507f'][index]!,
          width: 6,
        }),
    ),
    seated(helper!, { x: 250, y: 566, height: 470, pose: 'reach', tilt: 8 }),
    ...small.map((look, index) =>
      seated(look, {
        x: 440 + index * 160,
        y: 566,
        height: 470,
        pose: index % 2 ? 'raise' : 'hold',
        tilt: (random() - 0.5) * 20,
      }),
    ),
    board(556, colours),
    ...[440, 620, 770, 930, 1090].map(drawing),
  ].join('')
}
