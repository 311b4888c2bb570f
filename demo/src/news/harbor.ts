import type { DemoNoticia } from '../reading/reading.ts'

export const harborNoticias: DemoNoticia[] = [
  {
    hoursAgo: 16,
    titulo: 'The ferry bell is back in its tower',
    categoria: 'Building',
    resumo: 'Recast in Bath, carried up forty steps by hand, and rung by the two oldest among us.',
    conteudo: [
      '<p>It cracked in the cold of 2019 and has stood in a corner ever since with a fern in it. Now the bell of the old island ferry has come home from the foundry in Bath, and eleven people have carried it up the forty steps of the tower.</p>',
      '<p>Ruth (91) and Everett (94) rang it first. <strong>They had both been on that ferry.</strong></p>',
      '<h2>When it rings</h2>',
      '<ul><li>Ten minutes before each service</li><li>When a boat from the harbor is overdue</li><li>At every wedding, once for each year the couple has waited</li></ul>',
    ].join('\n'),
    autor: 'The building team',
    picture: { scene: 'skyline', alt: 'The town and its towers at first light' },
  },
  {
    hoursAgo: 60,
    titulo: 'Movie night on the pier',
    categoria: 'Community',
    resumo: 'A very large rabbit, free popcorn and the end of the pier. Bring a blanket.',
    conteudo: [
      '<p>Saturday at dusk, at the end of the pier. Short film, long intermission, hot cider. Captions are on. If it blows, we move into the loft.</p>',
      '<p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny, a short film by the Blender Foundation"></iframe></p>',
      '<p>Dogs are welcome on the landward side.</p>',
    ].join('\n'),
    autor: 'Caleb Ouellette',
    picture: { scene: 'film', alt: 'An audience before a screen by the water, at night' },
  },
  {
    hoursAgo: 140,
    titulo: 'Winter coats: drop off by the first snow',
    picture: { scene: 'harvest', alt: 'Volunteers with boxes of donations' },
    categoria: 'Neighbors',
    resumo: 'Any size, any color, zippers that work. The rack is by the east door.',
    conteudo:
      '<p>The coat rack is by the east door and stays there until spring. Hang one up, or take one down; nobody is counting.</p><p>We are short of children’s sizes and of anything a tall man could button.</p>',
    autor: 'Priya Raman',
  },
  {
    hoursAgo: 300,
    titulo: 'Sunday school starts its year on the water',
    categoria: 'Families',
    resumo: 'Twenty-six kids, two rowing boats and the story of Jonah.',
    conteudo:
      '<p>The first class of the year met in two rowing boats, tied to the dock at both ends. Jonah was read at the top of the teacher’s voice. No one was swallowed.</p><p>From now on, lessons are indoors at 9:30, before the service.</p>',
    picture: { scene: 'children', alt: 'Children at a table with a helper' },
  },
  {
    hoursAgo: 700,
    titulo: 'What the roof cost, and who paid for it',
    categoria: 'Building',
    resumo: 'The whole account on one page.',
    conteudo:
      '<p>The roof cost $84,210. Two hundred and six households paid for it, the smallest gift being four dollars in an envelope marked <em>for one shingle</em>. We put that one over the door.</p>',
    autor: 'The treasurer',
  },
]
