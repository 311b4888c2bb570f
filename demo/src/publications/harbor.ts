import type { DemoPublicacaoTipo } from '../reading/reading.ts'

export const harborPublicacoes: DemoPublicacaoTipo[] = [
  {
    slug: 'sermons',
    nome: 'Sermons',
    descricao: 'Sunday’s words, written down for Monday.',
    publicacoes: [
      {
        daysAgo: 5,
        slug: 'let-down-your-nets',
        titulo: 'Let down your nets',
        resumo: 'On Luke 5, tired professionals and a carpenter with advice about fishing.',
        conteudo: [
          '<p>Simon is a professional, it is morning, and he has caught nothing. A carpenter tells him to try again. If you have ever been given advice about your own trade by somebody who has never worked in it, you know what was in his face.</p>',
          '<h2>Nevertheless</h2>',
          '<p>“Master, we have toiled all the night, and have taken nothing: <strong>nevertheless</strong> at thy word I will let down the net.” The whole of the Christian life hangs on that word. It does not pretend about the night. It does not wait until it feels hopeful.</p>',
          '<p>And notice what the great catch does. It does not make Simon rich. It makes him afraid, and then it makes him free. He leaves the best day of his working life lying on the beach.</p>',
          '<blockquote>Obedience is often just tiredness that says nevertheless.</blockquote>',
        ].join('\n'),
        autor: 'Rev. Hannah Whitcomb',
        picture: { scene: 'harbour', alt: 'Fishing boats at daybreak' },
      },
      {
        daysAgo: 12,
        slug: 'the-other-side-of-the-lake',
        titulo: 'The other side of the lake',
        picture: { scene: 'sermon', alt: 'Someone speaks from the lectern' },
        resumo: 'Why Jesus keeps crossing over to people who did not invite him.',
        conteudo:
          '<p>“Let us go over unto the other side.” He says it in the evening, when everyone is tired and the home side is doing well. The other side had pigs, and graves, and a man whom nobody could bind.</p><p>He crossed a storm for one man, and then went home.</p>',
        autor: 'Caleb Ouellette',
      },
    ],
  },
  {
    slug: 'field-notes',
    nome: 'Field notes',
    descricao: 'Short guides by people who have done it.',
    publicacoes: [
      {
        daysAgo: 33,
        slug: 'how-to-bring-a-casserole',
        titulo: 'How to bring a casserole',
        resumo: 'Comfort, in a dish that need not be returned.',
        conteudo:
          '<ol><li>Text first. Do not ask what they need; say what you are bringing.</li><li>Use a dish you never want to see again.</li><li>Label it, with the oven setting.</li><li>Leave it on the step if the car is there and the lights are low.</li><li>Come back in six weeks, when everyone else has stopped.</li></ol>',
        autor: 'The Friday table',
        picture: { scene: 'meal', alt: 'People at the table with dishes to share' },
      },
    ],
  },
  {
    slug: 'letters',
    nome: 'Letters',
    descricao: 'From the elders, now and then.',
    publicacoes: [],
  },
]
