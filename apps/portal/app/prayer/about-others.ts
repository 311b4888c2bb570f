import { fold } from '@atrio/rules'

/** Longer than any request may be: what is typed beyond is not looked at. */
const LOOKED_AT = 4000

const POSSESSIVE = '(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas|my|our|mi|mis|nuestro|nuestra)'
const KIN = [
  'mae|pai|pais|filh[oa]s?|irma|irmao|irmaos|avo|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|marido|espos[oa]|noiv[oa]',
  'namorad[oa]|amig[oa]s?|vizinh[oa]s?|cunhad[oa]|sogr[oa]|genro|nora|net[oa]s?|colegas?|chefe|bebe',
  'mother|mom|mum|father|dad|parents|son|daughter|sons|daughters|kids?|child|children|brother|sister|wife|husband',
  'grandmother|grandma|grandfather|grandpa|uncle|aunt|cousin|nephew|niece|friends?|neighbou?r|fiancee?|boss|baby',
  'madre|padre|padres|hij[oa]s?|herman[oa]s?|abuel[oa]s?|novi[oa]|vecin[oa]s?|suegr[oa]|yerno|nuera|niet[oa]s?|jefe',
].join('|')
const kin = new RegExp(`\\b${POSSESSIVE} (?:\\w+ )?(?:${KIN})\\b`)

const health = new RegExp(
  `\\b(?:${[
    'cancer|tumor|tumou?r|cirurgi\\w*|cirug\\w+|surger\\w+|uti|uci|icu|internad[oa]s?|internacao|ingresad[oa]|hospital\\w*',
    'quimio\\w*|chemo\\w*|radioterapia|diagnos\\w+|doenca|doente|enferm\\w+|illness|sick|disease|alzheimer|demencia|dementia',
    'depress?\\w+|ansiedad\\w*|anxiety|panico|hiv|aids|gravid\\w+|gravida|pregnan\\w+|embaraz\\w+|abort\\w+|miscarriage',
    'infarto|avc|derrame|stroke|heart attack|diabet\\w+|autis\\w+|drogas|drugs|alcool\\w*|alcohol\\w*|adict\\w+|addict\\w+',
  ].join('|')})\\b`,
)

/** A capital letter within a sentence is a name, unless it is God's, or a language writes it so. */
const named = /[\p{Ll}\d,;:)]\s+(\p{Lu}\p{Ll}{2,})/gu
const NO_NAMES = new Set(
  [
    'deus senhor jesus cristo espirito santo pai maria biblia igreja salmo salmos amem evangelho reino palavra criador',
    'god lord jesus christ holy spirit father bible church psalm psalms amen gospel savior saviour word kingdom heaven',
    'dios senor jesus cristo espiritu padre virgen iglesia evangelio',
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september',
    'october november december christmas easter natal pascoa navidad pascua brasil brazil english portuguese spanish',
  ].flatMap((words) => words.split(' ')),
)

/** Whether a text seems to tell of somebody else: of a relation, an illness or a name. Only a question follows from it. */
export function isAboutOthers(text: string): boolean {
  const looked = text.slice(0, LOOKED_AT)
  const folded = fold(looked).replace(/\s+/g, ' ')
  if (kin.test(folded) || health.test(folded)) return true
  return [...looked.matchAll(named)].some(([, word = '']) => !NO_NAMES.has(fold(word)))
}
