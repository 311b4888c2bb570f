/**
 * What a person typed as a reference, in the plain notation that is read: words for chapter and verse become points,
 * words between numbers become `-` and `&`, a translation's name goes, and parts that name a book stand between `;`.
 */
export function plainReference(text: string): string {
  return plainSigns(text)
    .replace(TRANSLATION, '')
    .replace(FOLLOWING, 'ss')
    .replace(CHAPTER_WORD, ' ')
    .replace(VERSE_WORD, (_, chapter: string, verse = '') => `${chapter}${verse}${verse ? ',' : ':'}`)
    .replace(LONE_VERSE_WORD, ' ')
    .replace(/(?<=\d[a-c]?) (?:ao?|al|at[eé](?: o)?|hasta(?: el)?|to|thru|through|until) (?=\d)/giu, '-')
    .replace(AND, (_, next?: string) => (next === undefined ? '&' : ';'))
    .replace(BETWEEN_BOOKS, ';')
    .trim()
}

/** The first translation that is named after a place, as it is written; null without one. */
export function writtenTraducao(text: string): string | null {
  const [first] = plainSigns(text).matchAll(TRANSLATION)
  return first?.[1] ?? null
}

/** The name of a book without what people put before it: `Primeira carta de São João` is `1 João`. */
export function plainName(written: string): string {
  const name = written.trim().replace(FORE_WORD, '').replace(GENRE, '$1')
  const roman = name.replace(ROMAN, (_, spaced = '', joined = '') => `${(spaced + joined).length} `)
  const counted = ORDINALS.reduce((text, ordinal, index) => text.replace(ordinal, `${index + 1} `), roman)
  return counted.replace(PARTICLES, '$1').replace(SAINT, '$1').trim()
}

function plainSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\r\n]+/g, ';')
    .replace(/[“”"«»()[\]\s]+/gu, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
}

const CHAPTER_WORD =
  /[.,]? ?(?<=(?:\p{L}|\d )\p{L}[.,]? |; ?|^)(?:no |en el |in )?(?:cap[ií]tulos?|caps?|chapters?|chaps?|chs?|cc?\.)\.? ?(?=\d)/giu
const VERSE =
  '(?:(?:e|y|and) )?(?:n?os? |en el |los )?(?:vers[ií]culos?|vers(?:es?|os?)?|vss?|vv?|ver)\\.? ?(?=\\d)'
const VERSE_WORD = new RegExp(`(\\d+)([.:]\\d+[a-c]?(?:-\\d+)?)?[.,:]? ?${VERSE}`, 'giu')
const LONE_VERSE_WORD = new RegExp(`(?<=\\p{L}\\.?),? ${VERSE}`, 'giu')
const FOLLOWING =
  / ?(?:(?:(?:e|y|and) )?(?:seguintes|siguientes|following)(?: vers\p{L}*)?|(?<=\d ?)(?:ss|ff)(?!\p{L}))\.?/giu

// A name that begins here: at least two letters, which are not those that follow a verse (`16b`, `28ss`).
const NAME =
  '(?:(?:[1-3] ?(?:[ºª°]|[oa](?= ))?\\.? ?|I{1,3} )?(?!(?:ss|ff)(?!\\p{L}))\\p{L}{2}|[1-3] ?\\p{L}\\.? ?\\d)'
const AND = new RegExp(`(?<=[\\da-cfs])(?: (?:e|y|and|et) | ?[&+] ?)(?:(?=(${NAME}))|(?=\\d))`, 'giu')
// A comma parts books only where a name follows it: `Jo 3.16, 18` but `Jo 3.16, Rm 8`.
const BETWEEN_BOOKS = new RegExp(` ?[,/|] ?(?=${NAME})`, 'giu')

/** What people call translations, after a place in one. */
const TRANSLATION = new RegExp(
  `(?<=\\d[a-cfs]{0,2}\\.?) ?[-,/]? ?(${[
    'nvi|nvt|ntlh|naa|ara|arc|acf|aa|ar[ai]b|kja|nbv|a21|tb|blivre|b[ií]blia livre|almeida(?: \\p{L}+){0,3}(?: \\d{4})?',
    'rvr? ?-?(?:19)?(?:09|60|77|95)|rvr|rva|rvc|lbla|nbla|ntv|dhh|tla|pdt|blp|reina[- ]valera(?: \\d{2,4})?',
    'n?kjv|niv|esv|nasb|nlt|n?rsv|asv|msg|h?csb|amp|net|web|cev|gnt|erv|king james(?: version)?',
  ].join('|')})(?=\\s*(?:$|[;,/]))`,
  'giu',
)

const FORE_WORD =
  /^(?:(?:cfr?|conf|conforme|v[ei]de|veja|see|in)\.?:? )?(?:(?:o|a|el|la|the) )?(?=[\p{L}\d])/iu
const GENRE =
  /^(\S{1,9} )?(?:livro|libro|book|carta|ep[ií]stola|epistle|letter|evangelho|evangelio|gospel|profeta|prophet)s? (?:(?:segundo|seg[uú]n|according|universal|de|do|da|dos|das|del|of|to|aos?|a|o|los|las|the|paulo|pablo|paul|s[aã]o|san|saint|st\.?) )*/iu
const PARTICLES = /^([1-3] )(?:(?:de|do|da|of|to|aos?|a|los|las|the) )+(?=\p{L})/iu
const SAINT = /^([1-3] ?)?(?:(?:s[aã]o|santo?|san|saint) |st[. ] ?|s\. ?)(?=\p{L})/iu
const ROMAN = /^(?:([Ii]{1,3})(?:\. ?| )(?=\p{L})|(I{1,3})(?=\p{Lu}\p{Ll}))/u
const ORDINALS = [
  /^(?:primeir[ao]|primer[ao]?|first|1 ?(?:st|r[ao]|er[ao]?|\.?[ºª°]|[oa](?=[ .])))\.? ?(?=\p{L})/iu,
  /^(?:segund[ao]|second|2 ?(?:nd|d[ao]|\.?[ºª°]|[oa](?=[ .])))\.? ?(?=\p{L})/iu,
  /^(?:terceir[ao]|tercer[ao]?|third|3 ?(?:rd|r[ao]|er[ao]?|\.?[ºª°]|[oa](?=[ .])))\.? ?(?=\p{L})/iu,
] as const
