import { address, file, line, moment, number, optional, picture, rich } from './field.ts'
import { defineResource } from './resource.ts'

/** Of the church's own podcast, in the spelling of Spec §3; what a feed elsewhere brings is nobody's to write. */
export const podcastItem = defineResource({
  nome: 'podcastItem',
  area: 'conteudo',
  modulo: null,
  fields: {
    title: line(150),
    audioFile: file('audio'),
    duration: optional(number(1, 86_400)),
    publishedAt: moment,
    description: optional(rich(20_000)),
    link: optional(address),
    background: picture('1/1'),
  },
  listed: ['title', 'publishedAt'],
  search: ['title', 'description'],
  order: { by: 'publishedAt', descending: true },
  shownFrom: 'publishedAt',
  life: 'content',
})
