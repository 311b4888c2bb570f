import { n, path, type Scene } from './canvas.ts'
import { dawn, hillsides } from './landscape.ts'
import { person } from './people.ts'

/** A path that winds up through the hills towards the light, with two people on it. */
export const road: Scene = ({ colours, random }) =>
  [
    dawn(colours, 800, 250, 60),
    hillsides(colours, random, 350, 3).replace(/<path[^>]*>$/, ''),
    path('M0 675V470Q300 380 620 400T1200 350V675Z', { fill: colours.shaded(0.12) }),
    path('M0 675V560Q260 470 560 500T1200 450V675Z', { fill: colours.shaded(0.34) }),
    path(
      'M560 675Q560 600 760 560T900 478Q830 448 700 432T772 392L782 394Q726 414 760 430 960 440 980 480 1000 540 860 590T790 675Z',
      {
        fill: colours.glow,
      },
    ),
    ...[60, 150, 1090].map((x, index) =>
      cypress(x + random() * 20, 640 - index * 12, 150 - index * 18, colours.ink),
    ),
    person(832, 560, 64, colours.ink),
    person(866, 552, 50, colours.ink, true),
  ].join('')

function cypress(x: number, foot: number, height: number, fill: string): string {
  return path(
    `M${n(x)} ${n(foot)}q-34 -${n(height * 0.5)} 0 -${n(height)}q34 ${n(height * 0.5)} 0 ${n(height)}Z`,
    { fill },
  )
}
