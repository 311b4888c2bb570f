import type { TextoMarcado } from '@atrio/contract'
import { foldText } from './words.ts'

type Mark = [start: number, end: number]

const BEFORE = 60
const LENGTH = 200

/** A whole text with its marks. */
export function markText(texto: string, words: readonly string[]): TextoMarcado {
  return { texto, marcas: findMarks(texto, words) }
}

/** The part of a text that speaks of the words; its beginning where it does not. */
export function excerpt(texto: string, words: readonly string[]): TextoMarcado {
  const [first] = findMarks(texto, words, 1)
  const start = first && first[1] > LENGTH ? wordStart(texto, first[0] - BEFORE) : 0
  const end = wordEnd(texto, start + LENGTH)
  // Where an element ended before a comma the stored text has a space.
  const quoted = texto
    .slice(start, end)
    .trim()
    .replace(/ +(?=[,.;:!?)])/g, '')
  return markText((start > 0 ? '… ' : '') + quoted + (end < texto.length ? ' …' : ''), words)
}

/** Where a text has one of the words, or one that begins so or has the same stem; the first so many of them. */
function findMarks(texto: string, wanted: readonly string[], most = Infinity): Mark[] {
  const initials = new Set(wanted.map((word) => word.charCodeAt(0)))
  const marks: Mark[] = []
  let start = 0
  for (let index = 0; index <= texto.length; index++) {
    if (index < texto.length && letterAt(texto, index) !== BETWEEN) continue
    // Few words begin like one of them; to fold all of a text costs ten times what this does.
    if (start < index && initials.has(letterAt(texto, start))) {
      const word = foldText(texto.slice(start, index))
      if (wanted.some((one) => isMeant(word, one)) && marks.push([start, index]) === most) return marks
    }
    start = index + 1
  }
  return marks
}

/** The letter that a word begins with, folded, where it is written with this one; `BETWEEN` for what no word holds. */
function letterAt(texto: string, index: number): number {
  const unit = texto.charCodeAt(index)
  const letter = LETTERS[unit]!
  return letter === UNSEEN ? learn(unit) : letter
}

const BETWEEN = 0
const ACCENT = 1
const UNSEEN = 0xff_ff
const LETTERS = new Uint16Array(0x1_00_00).fill(UNSEEN)

function learn(unit: number): number {
  const letter = String.fromCharCode(unit)
  const [folded] = foldText(letter)
  return (LETTERS[unit] = IN_WORDS.test(letter) ? (folded?.charCodeAt(0) ?? ACCENT) : BETWEEN)
}

const IN_WORDS = /[\p{L}\p{M}\p{N}]/u

/** How much of it every word begins with that is meant by it. */
function stemLength(wanted: string): number {
  return wanted.length < 5 ? wanted.length : Math.max(4, wanted.length - 3)
}

/** `orações` for `oração`, `helped` for `helping`: what follows the stem is an ending. */
function isMeant(word: string, wanted: string): boolean {
  // Two letters begin many words that have nothing to do with what was typed.
  if (wanted.length < 3) return word === wanted
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
