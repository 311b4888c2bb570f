import { bcv_parser } from 'bible-passage-reference-parser'
import * as en from 'bible-passage-reference-parser/esm/lang/en.js'
import * as es from 'bible-passage-reference-parser/esm/lang/es.js'
import * as pt from 'bible-passage-reference-parser/esm/lang/pt.js'
import { expect, it } from 'vitest'
import { LIVROS, writings, type LivroCodigo } from './bible-books.ts'
import { chapterCount, verseCount } from './bible-passage.ts'
import { parsePassagens } from './bible-reference.ts'
import { LOCALES, type Locale } from '../site/locales.ts'

const OSIS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  )
const judges = { 'pt-BR': new bcv_parser(pt), en: new bcv_parser(en), es: new bcv_parser(es) }
for (const judge of Object.values(judges)) judge.set_options({ osis_compaction_strategy: 'bcv' })
const words = {
  'pt-BR': {
    cap: 'cap.',
    v: 'v.',
    chapter: 'capítulo',
    verse: 'versículo',
    and: 'e',
    on: 'ss',
    first: 'Primeira',
  },
  en: { cap: 'ch.', v: 'v.', chapter: 'chapter', verse: 'verse', and: 'and', on: 'ff', first: 'First' },
  es: { cap: 'cap.', v: 'v.', chapter: 'capítulo', verse: 'versículo', and: 'y', on: 'ss', first: 'Primera' },
} as const

/** What ours reads and the judge does not, or reads otherwise, and why that is right. */
const justified: [why: string, (typed: string, locale: Locale) => boolean][] = [
  [
    '`ss` is how Portuguese and Spanish readers write “and following”',
    (typed, locale) => locale !== 'en' && typed.endsWith('ss'),
  ],
  [
    'names that people write and the judge does not have',
    (typed) => /^(?:juí|mar|[12]tes|canticles|apocalypse|obadías|i crón)\s?(?:\d|ca?[ph])/i.test(typed),
  ],
  [
    'letters are feminine in Spanish, too: the judge drops the ordinal and reads another book',
    (typed, locale) => locale === 'es' && typed.startsWith('Primera '),
  ],
  [
    '3 John ends at verse 14 in our numbering, at 15 in the judge’s',
    (typed) => /^3 ?(?:João|Jo|John|Jn|Juan) 1(?:$|:3ff)/.test(typed),
  ],
]

it('reads what the well-kept parser reads, but for what is justified', { timeout: 60_000 }, () => {
  const differing = LOCALES.flatMap((locale) =>
    typedReferences(locale)
      .filter((typed) => ours(typed, locale) !== judged(typed, locale))
      .map((typed) => ({ locale, typed, ours: ours(typed, locale), judged: judged(typed, locale) })),
  )
  const reasonOf = ({ typed, locale }: (typeof differing)[number]) =>
    justified.findIndex(([, holds]) => holds(typed, locale))
  expect(differing.filter((difference) => reasonOf(difference) < 0)).toEqual([])
  // A reason that no difference needs is out of date.
  expect(new Set(differing.map(reasonOf)).size).toBe(justified.length)
})

function typedReferences(locale: Locale): string[] {
  return LIVROS.flatMap((livro) =>
    writings(livro, locale).flatMap((name, index) => {
      const ways = waysToWrite(name, livro, locale)
      // Every name is read, the first one in every way.
      return index === 0 ? ways : ways.slice(0, 5)
    }),
  )
}

function waysToWrite(name: string, livro: LivroCodigo, locale: Locale): string[] {
  const { cap, v, chapter, verse, and, on, first } = words[locale]
  const last = chapterCount(livro)
  const c = Math.min(2, last)
  return [
    `${name} ${c}:3`,
    `${name} ${chapter} ${c} ${verse} 3`,
    `${name} ${c}.3`,
    `${name}${c}:3`,
    `${name.toLowerCase()} ${c}:3`,
    `${name} ${c}:3-5`,
    `${name} ${c}:3–5`,
    `${name} ${c}:3,5`,
    `${name} ${c}:3 ${and} 5`,
    `${name} ${cap} ${c} ${v} 3`,
    `${name} ${c}`,
    `${name} ${c}:3${on}`,
    `${name} ${c}:3; ${name} 1:1`,
    ...(last > 1 ? [`${name} 1-2`, `${name} 1:2-2:3`] : []),
    ...(/^1 \p{L}{4}/u.test(name) ? [`${first} ${name.slice(2)} ${c}:3`, `I ${name.slice(2)} ${c}:3`] : []),
  ]
}

function judged(typed: string, locale: Locale): string {
  return judges[locale].parse(typed).osis()
}

function ours(typed: string, locale: Locale): string {
  const passagens = parsePassagens(typed, locale) ?? []
  return passagens
    .map(({ livro, capitulo, versiculo, ateCapitulo, ateVersiculo }) => {
      const book = OSIS[LIVROS.indexOf(livro)]
      const from = `${book}.${capitulo}.${versiculo ?? 1}`
      const to = `${book}.${ateCapitulo}.${ateVersiculo ?? verseCount(livro, ateCapitulo)}`
      return from === to ? from : `${from}-${to}`
    })
    .join(',')
}
