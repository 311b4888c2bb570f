import type { DemoDevocional } from '../reading/reading.ts'

export const harborDevocionais: DemoDevocional[] = [
  {
    daysAgo: 0,
    titulo: 'The lamp in the east window',
    referencia: 'Matthew 5:15',
    versiculo:
      'Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all that are in the house.',
    resumo: 'Nobody ever asked the lamp to be impressive. It was asked to be on.',
    conteudo: [
      '<p>Every night since 1987 somebody has climbed the stairs of the sail loft to check a forty-watt bulb. It is not a lighthouse. You cannot see it past the breakwater. But the men who unload at four in the morning know it, and one of them told us once that he looks for it before he looks at the clock.</p>',
      '<p>Nobody ever asked the lamp to be impressive. It was asked to be <em>on</em>.</p>',
      '<h2>Small and steady</h2>',
      '<p>Most of the good that reaches us comes this way. A neighbor who always waves. A mother who calls on Sundays. A friend who prays and never mentions it. Jesus does not tell his friends to become a light. He says that they are one, and that the only real mistake is the bushel.</p>',
      '<p>Ask yourself today: what am I keeping under a basket because it seems too small to matter?</p>',
      '<blockquote>It is not the size of the flame that finds the lost. It is where it stands.</blockquote>',
    ].join('\n'),
    oracao:
      'Father of lights, keep me on. Put me where someone can see, and let them look past me to you. Amen.',
    autor: 'Rev. Hannah Whitcomb',
    picture: { scene: 'lantern', alt: 'A lit lantern against the dark blue of early morning' },
  },
  {
    daysAgo: 1,
    titulo: 'Peace, be still',
    referencia: 'Mark 4:39',
    versiculo: 'And he arose, and rebuked the wind, and said unto the sea, Peace, be still.',
    resumo: 'He was asleep on a cushion. Mark wants us to know about the cushion.',
    conteudo: [
      '<p>Mark is the shortest of the gospels and the last to waste a word, so it is worth noticing that he tells us about the cushion. Jesus was in the stern, asleep, <strong>on a cushion</strong>. Somebody had found him one.</p>',
      '<p>The storm was real. So was the sleep. He was not calm because he did not know; he was calm because he knew whose sea it was.</p>',
      '<p>You may wake him. The disciples did, and not politely, and he did not send them away for it.</p>',
    ].join('\n'),
    oracao: 'Lord, I would rather wake you than sink quietly. Speak to what is loud in me. Amen.',
    autor: 'Caleb Ouellette',
    picture: { scene: 'harbour', alt: 'Boats at rest in the harbor under a clearing sky' },
  },
  {
    daysAgo: 2,
    titulo: 'Enough rope',
    picture: { scene: 'bench', alt: 'Two people on a bench by the water' },
    referencia: 'Hebrews 6:19',
    versiculo: 'Which hope we have as an anchor of the soul, both sure and stedfast.',
    resumo: 'An anchor works by being out of sight.',
    conteudo: [
      '<p>Any child on Commercial Street can tell you that an anchor needs rope: seven feet of it for every foot of water. Too short, and the best anchor in Maine will drag.</p>',
      '<p>We often pull hope in tight, so that we can see it and check on it. The letter to the Hebrews says that ours is fixed <em>within the veil</em>, where we cannot look. An anchor works by being out of sight. Let out some rope.</p>',
    ].join('\n'),
    autor: 'Rev. Hannah Whitcomb',
  },
  {
    daysAgo: 3,
    titulo: 'What the tide leaves',
    picture: { scene: 'baptism', alt: 'Two people in the water, others at its edge' },
    referencia: 'Psalm 103:2',
    versiculo: 'Bless the LORD, O my soul, and forget not all his benefits.',
    resumo: 'Gratitude is mostly a matter of walking slowly and looking down.',
    conteudo: [
      '<p>At low tide the beach looks like a mess. It takes a few minutes before you begin to see: a moon snail, a bit of blue glass, a footprint of a heron.</p>',
      '<p>Walk back along your own week in the same way. Find three things the tide left. Say them aloud before you go to bed, and say who they came from.</p>',
      '<ul><li>One thing that someone gave you</li><li>One thing that did not go wrong</li><li>One thing you would have missed if you had hurried</li></ul>',
    ].join('\n'),
    autor: 'Priya Raman',
  },
  {
    daysAgo: 5,
    titulo: 'Room at the chowder table',
    referencia: 'Luke 14:23',
    versiculo:
      'Go out into the highways and hedges, and compel them to come in, that my house may be filled.',
    resumo: 'The host in the parable has one problem, and it is empty chairs.',
    conteudo: [
      '<p>Read the parable of the great supper again and look for what upsets the host. Not the cost, not the manners of his guests, not the state of their clothes. Empty chairs. He cannot bear them.</p>',
      '<p>On the last Friday of the month we set six more places than we think we need. We have never once taken them away unused.</p>',
    ].join('\n'),
    autor: 'Caleb Ouellette',
    picture: { scene: 'meal', alt: 'A long table with a place for everyone' },
  },
  {
    daysAgo: 9,
    titulo: 'On being carried',
    picture: { scene: 'family', alt: 'A family with two children' },
    referencia: 'Isaiah 46:4',
    versiculo: 'And even to your old age I am he; and even to hoar hairs will I carry you.',
    resumo: 'Learning to be helped may be the last thing we learn, and the hardest.',
    conteudo: [
      '<p>My grandmother could lift a full lobster trap until she was seventy-one. After that she learned something harder, which was to let us lift her.</p>',
      '<p>God says through Isaiah that he carried us before we could walk and will carry us when we no longer can. In between there are some decades in which we believe we are doing it ourselves.</p>',
    ].join('\n'),
    autor: 'Priya Raman',
  },
  {
    daysAgo: 40,
    titulo: 'First frost',
    picture: { scene: 'walk', alt: 'Four people walking together' },
    referencia: 'Ecclesiastes 3:1',
    versiculo: 'To every thing there is a season, and a time to every purpose under the heaven.',
    resumo: 'The garden is not failing. It is November.',
    conteudo:
      '<p>The first frost takes the tomatoes every year, and every year someone at coffee hour says it as though it were news of a death. The garden is not failing. It is November.</p><p>Some of what you are calling failure may be a season. Put the tools away, mend the fence, and sleep.</p>',
    autor: 'Rev. Hannah Whitcomb',
  },
  {
    daysAgo: -3,
    titulo: 'Not yet',
    picture: { scene: 'reader', alt: 'Someone reading by the window' },
    referencia: 'Habakkuk 2:3',
    versiculo: 'Though it tarry, wait for it; because it will surely come, it will not tarry.',
    resumo: 'This one is still to come.',
    conteudo: '<p>You are early. So was Habakkuk.</p>',
    autor: 'Rev. Hannah Whitcomb',
  },
]
