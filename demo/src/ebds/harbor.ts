import type { DemoEbd } from '../reading/reading.ts'

export const harborEbds: DemoEbd[] = [
  {
    slug: 'jonah-in-four-storms',
    titulo: 'Jonah in four storms',
    classe: 'Adults',
    professor: 'Rev. Hannah Whitcomb',
    resumo: 'A prophet who runs, sailors who pray, a city that listens, and a plant that dies.',
    descricao:
      '<p>Everyone remembers the fish, who gets three verses. This series is about the other forty-five, and about the question on which the book ends without an answer.</p><p>Come with or without having read it. Coffee at 9:15, lesson at 9:30.</p>',
    weeksAgo: 2,
    picture: { scene: 'harbour', alt: 'A small boat and a changing sky' },
    licoes: [
      {
        titulo: 'The ticket to Tarshish',
        referencia: 'Jonah 1',
        conteudo: [
          '<p>Jonah pays the fare. It is a small detail and a telling one: running from God costs money. The sailors, who know less theology, pray more.</p>',
          '<h2>To talk about</h2>',
          '<ol><li>Who in this chapter behaves best?</li><li>Jonah sleeps through the storm. When has sleep been a way of running for you?</li><li>What does he say about God to the sailors, and does he believe it?</li></ol>',
        ].join('\n'),
        notasProfessor:
          '<p>Put a map on the table: Nineveh is east, Tarshish is as far west as anyone knew. Let people find it out for themselves.</p>',
      },
      {
        titulo: 'A song from below',
        referencia: 'Jonah 2',
        conteudo:
          '<p>The prayer inside the fish is a patchwork of psalms. Jonah has no words of his own left, and borrows. That is what the psalms are for.</p><h2>To talk about</h2><ol><li>Which psalm do you know by heart?</li><li>He gives thanks before he is out. Why?</li></ol>',
      },
      {
        titulo: 'Five words in Nineveh',
        referencia: 'Jonah 3',
        conteudo:
          '<p>In Hebrew the sermon has five words, and it is the most successful in the Bible. Even the cows put on sackcloth. Jonah is not pleased.</p>',
      },
      {
        titulo: 'The plant and the question',
        referencia: 'Jonah 4',
        conteudo:
          '<p>The book ends with God asking a question, and with much cattle. We do not hear what Jonah says. The storyteller leaves the room and lets us answer.</p><h2>To talk about</h2><ol><li>Whom would you rather not see forgiven?</li></ol>',
      },
    ],
  },
  {
    slug: 'small-boats-big-stories',
    titulo: 'Small boats, big stories',
    picture: { scene: 'children', alt: 'Children at a table with a helper' },
    classe: 'Kids',
    professor: 'Miss June',
    resumo: 'Noah, Moses in a basket, Peter on the lake: what God does with people in boats.',
    descricao: '<p>For ages six to ten. Bring something that floats.</p>',
    weeksAgo: 6,
    licoes: [
      {
        titulo: 'A basket in the reeds',
        referencia: 'Exodus 2:1-10',
        conteudo:
          '<p>Moses’ first boat was a basket. His sister stood guard, and she was about as old as you. What can somebody your size keep safe this week?</p>',
      },
      {
        titulo: 'Peter gets out',
        referencia: 'Matthew 14:22-33',
        conteudo:
          '<p>Peter sank, and he is the only one who ever walked on water besides Jesus. The others stayed dry and have no story.</p>',
        notasProfessor: '<p>A washing-up bowl and a cork tell this better than you can.</p>',
      },
    ],
  },
]
