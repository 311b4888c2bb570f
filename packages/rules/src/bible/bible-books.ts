import type { Locale } from '../site/locales.ts'

/**
 * The 66 books in canonical order, by their USFM code in lower case, which is also their name in addresses. For each
 * language: the name, the abbreviation that readers print, and other ways in which people write it.
 */
const BOOKS = {
  gen: ['Gênesis|Gn|Gên', 'Genesis|Gen|Ge', 'Génesis|Gn|Gén'],
  exo: ['Êxodo|Êx|Ex', 'Exodus|Exod|Exo', 'Éxodo|Éx|Ex'],
  lev: ['Levítico|Lv|Lev', 'Leviticus|Lev|Le', 'Levítico|Lv'],
  num: ['Números|Nm|Núm', 'Numbers|Num|Nu', 'Números|Nm|Núm'],
  deu: ['Deuteronômio|Dt|Deut', 'Deuteronomy|Deut|Deu', 'Deuteronomio|Dt'],
  jos: ['Josué|Js|Jos', 'Joshua|Josh', 'Josué|Jos'],
  jdg: ['Juízes|Jz|Juí', 'Judges|Judg|Jdgs', 'Jueces|Jue|Jc'],
  rut: ['Rute|Rt', 'Ruth|Ru|Rth', 'Rut|Rt'],
  '1sa': ['1 Samuel|1Sm|1Sam', '1 Samuel|1 Sam|1 S', '1 Samuel|1 S|1 Sam'],
  '2sa': ['2 Samuel|2Sm|2Sam', '2 Samuel|2 Sam|2 S', '2 Samuel|2 S|2 Sam'],
  '1ki': ['1 Reis|1Rs', '1 Kings|1 Kgs|1 Kin', '1 Reyes|1 R|1 Re'],
  '2ki': ['2 Reis|2Rs', '2 Kings|2 Kgs|2 Kin', '2 Reyes|2 R|2 Re'],
  '1ch': ['1 Crônicas|1Cr|1Crôn', '1 Chronicles|1 Chron|1 Chr', '1 Crónicas|1 Cr|1 Crón'],
  '2ch': ['2 Crônicas|2Cr|2Crôn', '2 Chronicles|2 Chron|2 Chr', '2 Crónicas|2 Cr|2 Crón'],
  ezr: ['Esdras|Ed|Esd', 'Ezra|Ezr', 'Esdras|Esd'],
  neh: ['Neemias|Ne', 'Nehemiah|Neh', 'Nehemías|Neh|Ne'],
  est: ['Ester|Et|Est', 'Esther|Esth', 'Ester|Est'],
  job: ['Jó', 'Job|Jb', 'Job'],
  psa: ['Salmos|Sl|Salmo|Sal', 'Psalms|Ps|Psalm|Pss', 'Salmos|Sal|Salmo|Sl'],
  pro: ['Provérbios|Pv|Prov|Pr', 'Proverbs|Prov|Prv', 'Proverbios|Pr|Prov'],
  ecc: ['Eclesiastes|Ec|Ecl', 'Ecclesiastes|Eccl|Qoheleth', 'Eclesiastés|Ec|Ecl'],
  sng: [
    'Cântico dos Cânticos|Ct|Cânticos|Cantares',
    'Song of Songs|Song|Song of Solomon|Canticles',
    'Cantar de los Cantares|Cnt|Cantares|Ct',
  ],
  isa: ['Isaías|Is', 'Isaiah|Isa', 'Isaías|Is'],
  jer: ['Jeremias|Jr|Jer', 'Jeremiah|Jer', 'Jeremías|Jr|Jer'],
  lam: ['Lamentações|Lm|Lam', 'Lamentations|Lam', 'Lamentaciones|Lm|Lam'],
  ezk: ['Ezequiel|Ez', 'Ezekiel|Ezek|Eze', 'Ezequiel|Ez'],
  dan: ['Daniel|Dn|Dan', 'Daniel|Dan', 'Daniel|Dn|Dan'],
  hos: ['Oseias|Os', 'Hosea|Hos', 'Oseas|Os'],
  jol: ['Joel|Jl', 'Joel|Jl', 'Joel|Jl'],
  amo: ['Amós|Am', 'Amos', 'Amós|Am'],
  oba: ['Obadias|Ob|Abdias', 'Obadiah|Obad|Ob', 'Abdías|Abd|Obadías'],
  jon: ['Jonas|Jn|Jon', 'Jonah|Jnh', 'Jonás|Jon'],
  mic: ['Miqueias|Mq', 'Micah|Mic', 'Miqueas|Mi|Miq'],
  nam: ['Naum|Na', 'Nahum|Nah', 'Nahúm|Nah'],
  hab: ['Habacuque|Hc|Hab', 'Habakkuk|Hab', 'Habacuc|Hab'],
  zep: ['Sofonias|Sf|Sof', 'Zephaniah|Zeph', 'Sofonías|Sof'],
  hag: ['Ageu|Ag', 'Haggai|Hagg', 'Hageo|Hag|Ageo'],
  zec: ['Zacarias|Zc|Zac', 'Zechariah|Zech', 'Zacarías|Zac'],
  mal: ['Malaquias|Ml|Mal', 'Malachi|Mal', 'Malaquías|Mal'],
  mat: ['Mateus|Mt|Mat', 'Matthew|Matt|Mt', 'Mateo|Mt|Mat'],
  mrk: ['Marcos|Mc|Mar', 'Mark|Mk', 'Marcos|Mr|Mc'],
  luk: ['Lucas|Lc|Luc', 'Luke|Lk', 'Lucas|Lc|Luc'],
  jhn: ['João|Jo', 'John|Jn|Joh', 'Juan|Jn'],
  act: ['Atos|At|Atos dos Apóstolos', 'Acts|Acts of the Apostles', 'Hechos|Hch|Hechos de los Apóstoles|Hec'],
  rom: ['Romanos|Rm|Rom', 'Romans|Rom|Rm', 'Romanos|Ro|Rom'],
  '1co': ['1 Coríntios|1Co|1Cor', '1 Corinthians|1 Cor', '1 Corintios|1 Co|1 Cor'],
  '2co': ['2 Coríntios|2Co|2Cor', '2 Corinthians|2 Cor', '2 Corintios|2 Co|2 Cor'],
  gal: ['Gálatas|Gl|Gál', 'Galatians|Gal', 'Gálatas|Gá|Gál'],
  eph: ['Efésios|Ef', 'Ephesians|Eph', 'Efesios|Ef'],
  php: ['Filipenses|Fp|Fil', 'Philippians|Phil', 'Filipenses|Fil|Flp'],
  col: ['Colossenses|Cl|Col', 'Colossians|Col', 'Colosenses|Col'],
  '1th': ['1 Tessalonicenses|1Ts|1Tes', '1 Thessalonians|1 Thess|1 Thes', '1 Tesalonicenses|1 Ts|1 Tes'],
  '2th': ['2 Tessalonicenses|2Ts|2Tes', '2 Thessalonians|2 Thess|2 Thes', '2 Tesalonicenses|2 Ts|2 Tes'],
  '1ti': ['1 Timóteo|1Tm|1Tim', '1 Timothy|1 Tim', '1 Timoteo|1 Ti|1 Tim'],
  '2ti': ['2 Timóteo|2Tm|2Tim', '2 Timothy|2 Tim', '2 Timoteo|2 Ti|2 Tim'],
  tit: ['Tito|Tt', 'Titus|Tit', 'Tito|Tit'],
  phm: ['Filemom|Fm|Filemon', 'Philemon|Phlm|Philem', 'Filemón|Flm'],
  heb: ['Hebreus|Hb|Heb', 'Hebrews|Heb', 'Hebreos|He|Heb'],
  jas: ['Tiago|Tg', 'James|Jas|Jam', 'Santiago|Stg|Sant'],
  '1pe': ['1 Pedro|1Pe', '1 Peter|1 Pet', '1 Pedro|1 P|1 Pe'],
  '2pe': ['2 Pedro|2Pe', '2 Peter|2 Pet', '2 Pedro|2 P|2 Pe'],
  '1jn': ['1 João|1Jo', '1 John|1 Jn', '1 Juan|1 Jn'],
  '2jn': ['2 João|2Jo', '2 John|2 Jn', '2 Juan|2 Jn'],
  '3jn': ['3 João|3Jo', '3 John|3 Jn', '3 Juan|3 Jn'],
  jud: ['Judas|Jd', 'Jude', 'Judas|Jud'],
  rev: ['Apocalipse|Ap', 'Revelation|Rev|Apocalypse', 'Apocalipsis|Ap|Apoc'],
} as const satisfies Record<string, readonly [pt: string, en: string, es: string]>

/** What people write in short besides, in any language, where a number follows: `Fl 4.13`, `Rv 21`. No common words. */
const SHORT: Partial<Record<keyof typeof BOOKS, string>> = {
  gen: 'gene',
  exo: 'exd',
  lev: 'levit',
  num: 'nu nb',
  deu: 'deu',
  jos: 'jsh',
  jdg: 'jdg jg juec',
  rut: 'ru',
  '1sa': '1s 1sm',
  '2sa': '2s 2sm',
  '1ki': '1k 1kg 1r 1re 1rs',
  '2ki': '2k 2kg 2r 2re 2rs',
  '1ch': '1ch 1cro 1cr',
  '2ch': '2ch 2cro 2cr',
  job: 'jb',
  psa: 'psm pslm salm',
  pro: 'prb prov pv',
  ecc: 'ecc qo qoh',
  sng: 'sos sg cant songs canticos',
  isa: 'isa',
  jer: 'jr',
  lam: 'lm',
  ezk: 'ezeq ezk',
  dan: 'dn da',
  hos: 'os ho',
  jol: 'jl',
  amo: 'amo',
  oba: 'abd ab',
  jon: 'jns',
  mic: 'mq miq mch',
  nam: 'nau',
  hab: 'hc',
  zep: 'zp sf',
  hag: 'hg ag',
  zec: 'zc zech',
  mal: 'ml',
  mat: 'mt',
  mrk: 'mc mr mk mrc',
  luk: 'lc lk lu',
  jhn: 'joa jua',
  act: 'ac atos hech hc',
  rom: 'rm ro',
  '1co': '1c 1cor',
  '2co': '2c 2cor',
  gal: 'gl ga',
  eph: 'ep efe ef',
  php: 'fl flp fp php pp filip',
  col: 'cl',
  '1th': '1ts 1te 1tes',
  '2th': '2ts 2te 2tes',
  '1ti': '1tm',
  '2ti': '2tm',
  tit: 'tt ti',
  phm: 'fm flm filem pm',
  heb: 'hb hbr',
  jas: 'tg stg st tgo jm',
  '1pe': '1p 1pt 1pd 1ped',
  '2pe': '2p 2pt 2pd 2ped',
  '1jn': '1j 1jo 1joa',
  '2jn': '2j 2jo 2joa',
  '3jn': '3j 3jo 3joa',
  jud: 'jd',
  rev: 'rv apc apo apoc',
}

/** USFM code in lower case: `jhn`. */
export type LivroCodigo = keyof typeof BOOKS

// Not `Object.keys`' own order: it is that of writing, for no key is an integer.
export const LIVROS = Object.keys(BOOKS) as LivroCodigo[]

/** Books of the New Testament begin here. */
export const FIRST_OF_NEW_TESTAMENT = LIVROS.indexOf('mat')

export function isLivroCodigo(value: unknown): value is LivroCodigo {
  return typeof value === 'string' && Object.hasOwn(BOOKS, value)
}

/** `1 Coríntios`; in short `1Co`, where English readers write the name out as well. */
export function livroName(livro: LivroCodigo, locale: Locale, style: 'long' | 'short' = 'long'): string {
  const [long, short] = writings(livro, locale)
  return style === 'long' || locale === 'en' ? long : (short ?? long)
}

/** Every way to write a book in one language, the name first. */
export function writings(livro: LivroCodigo, locale: Locale): [name: string, ...others: string[]] {
  return BOOKS[livro][COLUMN[locale]].split('|') as [string, ...string[]]
}

/** Folded and without spaces. */
export function shortWritings(livro: LivroCodigo): string[] {
  return SHORT[livro]?.split(' ') ?? []
}

const COLUMN = { 'pt-BR': 0, en: 1, es: 2 } as const satisfies Record<Locale, number>
