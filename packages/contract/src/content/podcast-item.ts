import * as z from 'zod/mini'
import { text } from '../fields.ts'
import {
  address,
  choice,
  file,
  flag,
  line,
  links,
  moment,
  moments,
  number,
  optional,
  picture,
  rich,
  type Field,
} from './field.ts'
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
    chapters: moments(10_000),
    publishedAt: moment,
    description: optional(rich(20_000)),
    link: optional(address),
    background: picture('1/1'),
    flagExplicito: flag,
  },
  listed: ['title', 'publishedAt'],
  search: ['title', 'description'],
  order: { by: 'publishedAt', descending: true },
  shownFrom: 'publishedAt',
  life: 'content',
  archived: 'goes',
})

/** As directories name what a podcast is about (Apple's own words). */
const categorias = [
  'Religion & Spirituality',
  'Kids & Family',
  'Music',
  'Education',
  'Society & Culture',
  'News',
] as const

/** A feed elsewhere, or one that was put among the church's own media. */
const feed = {
  schema: text(500).check(z.regex(/^(https:\/\/[^\s/]+(\/\S*)?|\/media\/\d+(\/[\w.-]+)+)$/)),
  ui: { input: 'address' },
} satisfies Field

/** What a church lets people listen to: the one that it publishes itself, which has no feed to read, and those of others. */
export const podcast = defineResource({
  nome: 'podcast',
  area: 'conteudo',
  modulo: null,
  fields: {
    titulo: line(120),
    feedUrl: optional(feed),
    autor: optional(line(80)),
    categoria: choice(categorias),
    descricao: optional(rich(20_000)),
    site: optional(address),
    links,
    imagem: picture('1/1'),
    flagExplicito: flag,
  },
  listed: ['titulo', 'feedUrl', 'imagem'],
  search: ['titulo', 'autor'],
  order: 'manual',
  life: 'content',
  archived: 'goes',
})
