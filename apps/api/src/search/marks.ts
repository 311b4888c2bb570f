import type { TextoMarcado } from '@atrio/contract'
import { foldText } from './words.ts'

type Mark = [start: number, end: number]

const BEFORE = 60
const LENGTH = 200

/** A whole text with its marks. */
export function markText(texto: string, words: readonly string[]): TextoMarcado {
  return { texto, marcas: [...findMarks(texto, words)] }
}

/** The part of a text that speaks of the words; its beginning where it does not. */
export function excerpt(stored: string, words: readonly string[]): TextoMarcado {
  // Where an element ended before a comma the stored text has a space.
  const texto = stored.replace(/ +(?=[,.;:!?)])/g, '')
  const { value: first } = findMarks(texto, words).next()
  const start = first && first[1] > LENGTH ? wordStart(texto, first[0] - BEFORE) : 0
  const end = wordEnd(texto, start + LENGTH)
  const piece = (start > 0 ? '… ' : '') + texto.slice(start, end).trim() + (end < texto.length ? ' …' : '')
  return markText(piece, words)
}

/** Where a text has one of the words, or one that begins so or has the same stem. */
function* findMarks(texto: string, words: readonly string[]): Generator<Mark, undefined> {
  // Most texts hold none of them: to see that at a glance costs a tenth of going through their words.
  const folded = foldText(texto)
  const possible = words.filter((wanted) => folded.includes(wanted.slice(0, stemLength(wanted))))
  if (possible.length === 0) return
  const initials = new Set(possible.map((wanted) => wanted.charAt(0)))
  for (const match of texto.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    // ASCII tells by itself whether the word begins like one of them.
    const [initial = ''] = match[0]
    if (initial <= '\u007F' && !initials.has(initial.toLowerCase())) continue
    const word = foldText(match[0])
    if (possible.some((wanted) => isMeant(word, wanted))) yield [match.index, match.index + match[0].length]
  }
}

/** How much of it every word begins with that is meant by it. */
function stemLength(wanted: string): number {
  return wanted.length < 5 ? wanted.length : Math.max(4, wanted.length - 3)
}

/** `orações` for `oração`, `helped` for `helping`: what follows the stem is an ending. */
function isMeant(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true
  if (wanted.length < 5) return false
  let same = 0
  while (same < wanted.length && word[same] === wanted[same]) same++
  return (
    same >= stemLength(wanted) &&
    word.length - same <= 3 &&
    ENDINGS.test(wanted.slice(same)) &&
    ENDINGS.test(word.slice(same))
  )
}

const ENDINGS = /^(?:ao|oes|aes|[aeo]?s?|[aeo]r|ndo|ing|ed|ies|y|[aeiou][nml]?s?|is|l|m|ns|ion|iones)$/

function wordStart(texto: string, near: number): number {
  return Math.max(0, texto.lastIndexOf(' ', near))
}

function wordEnd(texto: string, near: number): number {
  if (near >= texto.length) return texto.length
  const end = texto.lastIndexOf(' ', near)
  return end > near - 40 ? end : near
}
