import type { DemoPodcast } from './demo-podcast.ts'

export const harborPodcast: DemoPodcast = {
  titulo: 'Low Tide',
  descricao:
    '<p>Talks from Sunday morning and unhurried conversations from the week, recorded above the boathouse. The gulls are part of it.</p>',
  autor: 'Harbor Light Church',
  links: [{ nome: 'Spotify', url: 'https://open.spotify.com/show/harbor-example' }],
  episodes: [
    [
      'Enough rope',
      '<p>On letting go of what we tied ourselves. A reading of <strong>Matthew 11</strong> with a retired dock hand.</p>',
      [
        [0, 'What we tied'],
        [22, 'A knot that held too long'],
        [44, 'An easier yoke'],
      ],
    ],
    ['What the fog is for', '<p>Not seeing far is not the same as being lost.</p>'],
    ['The second breakfast', '<p>John 21: a fire on the beach, and a question asked three times.</p>'],
    ['Keeping a light on', '<p>Why somebody has slept in the tower every night since 1911.</p>'],
    ['A letter to the tired', '<p>For everyone who has been holding things together.</p>'],
    ['Small boats', '<p>Four people talk about faith in ordinary jobs.</p>'],
    ['The neighbor at the door', '<p>Luke 11, read in a kitchen at midnight.</p>'],
    ['Learning to lament', '<p>A third of the Psalms complain. There is a reason we kept them.</p>'],
    ['Bread for the crossing', '<p>What to pack when you do not know how long the journey is.</p>'],
    ['Children ask first', '<p>Questions from the Sunday room, answered as honestly as we could.</p>'],
    ['Anchors and sails', '<p>Hope holds us still, and hope moves us. Hebrews 6.</p>'],
    ['Above the boathouse', '<p>The first episode: who we are and why we record.</p>'],
  ],
}
