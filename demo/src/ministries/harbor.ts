import type { DemoMinisterio } from '../reading/reading.ts'

export const harborMinisterios: DemoMinisterio[] = [
  {
    nome: 'The Friday table',
    resumo: 'Chowder for anyone, on the last Friday of the month, for thirty-eight years now.',
    quando: 'Last Friday of the month, 6 PM, in the sail loft',
    conteudo:
      '<p>There is one long table and no head to it. You sit where the next bowl lands. Most of us first came to Harbor Light this way, and quite a few came back for the soup alone for years.</p>',
    comoAjudar: 'Peel potatoes at three, or wash up at eight. Both come with the best conversations.',
    lider: 'Caleb Ouellette',
    liderEmail: 'table@harborlight.example',
    liderWhatsapp: '+1 207-555-0188',
    picture: { scene: 'meal', alt: 'Neighbors of every age at the table' },
    projetos: [
      {
        nome: 'A stove that lights',
        resumo: 'The range in the galley is older than most of the cooks.',
        conteudo:
          '<p>It came off a coaster in 1974, and two of its six burners still answer. The new one is ordered; the hood is not.</p><ul><li>Gas line: done, and inspected</li><li>Floor: done, by the youth group</li></ul>',
        necessidade: 'The hood and its fan, installed before Easter.',
        comoAjudar: 'Give any amount and write “stove” on it.',
        meta: 940_000,
        alcancado: 611_500,
        picture: { scene: 'lantern', alt: 'A warm light in a dark kitchen' },
      },
      {
        nome: 'A hundred winter boxes',
        picture: { scene: 'harvest', alt: 'Boxes of food going from hand to hand' },
        resumo: 'Groceries, wool socks and a letter, for a hundred doors.',
        conteudo: '<p>Every box is carried to its door by two people who stay for a minute if asked in.</p>',
        necessidade: 'More boxes, and drivers with snow tires.',
        meta: 100,
        alcancado: 38,
        unidade: 'boxes',
      },
    ],
  },
  {
    nome: 'Lamp keepers',
    resumo: 'Someone climbs the stairs every night.',
    quando: 'Every night, one at a time',
    conteudo:
      '<p>It takes nine minutes. You check the bulb, you sign the book, and you say a prayer for whoever is out. There are thirty-one of us, one for each night of a long month.</p>',
    comoAjudar: 'Take a night. We need a keeper for the 30th.',
    lider: 'Everett Small',
    liderEmail: 'lamp@harborlight.example',
    picture: { scene: 'lantern', alt: 'The lamp in the east window' },
  },
  {
    nome: 'Kids on deck',
    picture: { scene: 'children', alt: 'Children at a table with a helper' },
    resumo: 'Stories, songs and glue, every Sunday during the service.',
    quando: 'Sundays, during both services',
    conteudo: '<p>Two grown-ups in every room, all of them screened and trained. Noise included.</p>',
    comoAjudar: 'One Sunday in six is plenty.',
    lider: 'June Castellano',
    liderEmail: 'kids@harborlight.example',
  },
]
