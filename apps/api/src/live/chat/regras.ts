import { SALA_LIMITS, type ErrorCode, type ModoSala, type PapelSala } from '@atrio/contract'
import { fold } from '@atrio/rules'

/** Messages in a burst, and how long one more takes; hosts write 100 in 30 seconds. */
const PACE = { pessoa: { burst: 3, everyMs: 2_000 }, anfitriao: { burst: 100, everyMs: 300 } }
const REPEAT_MS = 30_000

export interface Palavra {
  palavra: string
  acao: 'recusar' | 'segurar'
}

/** What a room knows of how somebody has written lately. */
export interface Ritmo {
  tokens: number
  at: number
  lastAt: number
  lastText: string
}

export const freshRitmo = (): Ritmo => ({
  tokens: Infinity,
  at: 0,
  lastAt: -Infinity,
  lastText: '',
})

type Julgamento =
  | { ok: true; retida: boolean; ritmo: Ritmo }
  | { ok: false; codigo: ErrorCode; esperarMs?: number }

interface Escrito {
  texto: string
  papel: PapelSala
  now: number
  /** How much faster than in earnest: for tests and measurements. */
  factor: number
  modo: ModoSala
  palavras: readonly Palavra[]
}

/** Whether somebody may write this now, and how their pace is afterwards. */
export function julgar(ritmo: Ritmo, { texto, papel, now, factor, modo, palavras }: Escrito): Julgamento {
  const isHost = papel === 'anfitriao'
  if (modo.flagSoAnfitrioes && !isHost) return { ok: false, codigo: 'CHAT_CLOSED' }
  const { burst, everyMs } = isHost ? PACE.anfitriao : PACE.pessoa
  const most = burst * factor
  const tokens = Math.min(most, ritmo.tokens + ((now - ritmo.at) * factor) / everyMs)
  if (tokens < 1)
    return { ok: false, codigo: 'CHAT_RATE', esperarMs: Math.ceil(((1 - tokens) * everyMs) / factor) }
  const slowMs = isHost ? 0 : modo.modoLento * 1_000 - (now - ritmo.lastAt)
  if (slowMs > 0) return { ok: false, codigo: 'CHAT_SLOW', esperarMs: slowMs }
  const folded = foldText(texto)
  if (folded === ritmo.lastText && now - ritmo.lastAt < REPEAT_MS)
    return { ok: false, codigo: 'CHAT_DUPLICATE' }
  if (papel === 'convidado' && !modo.flagLinksConvidados && hasLink(texto))
    return { ok: false, codigo: 'CHAT_LINK' }
  const found = isHost ? [] : findPalavras(texto, palavras)
  if (found.some(({ acao }) => acao === 'recusar')) return { ok: false, codigo: 'CHAT_WORD' }
  return {
    ok: true,
    retida: found.length > 0,
    ritmo: { tokens: tokens - 1, at: now, lastAt: now, lastText: folded },
  }
}

/** A text as it is kept: no controls, nothing that turns its direction round; null for none, or too much. */
export function cleanTexto(given: string): string | null {
  const texto = given.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()
  return texto === '' || Array.from(texto).length > SALA_LIMITS.texto ? null : texto
}

/** A guest's name as it is kept, or null where it says nothing, or could be taken for one of `taken`. */
export function cleanNome(given: string, taken: readonly string[]): string | null {
  const nome = given.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()
  const letters = Array.from(nome).length
  if (letters < SALA_LIMITS.nomeMin || letters > SALA_LIMITS.nome) return null
  if (!/\p{L}/u.test(nome) || hasLink(nome) || /[@<>]/.test(nome)) return null
  const skeleton = skeletonOf(nome)
  return taken.some((one) => skeletonOf(one) === skeleton) ? null : nome
}

/** What two names share that look the same: `Pаstоr Jоhn` in another alphabet, `Past0r J0hn`, `PASTOR-JOHN`. */
function skeletonOf(name: string): string {
  const plain = fold(name.normalize('NFKC'))
  return Array.from(plain)
    .map((sign) => LOOKS_LIKE[sign] ?? sign)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/[^\p{L}]/gu, '')
}

/** An address that somebody could follow, also one that was taken apart: `site . com`, `site (ponto) com`. */
function hasLink(texto: string): boolean {
  const plain = fold(texto.normalize('NFKC')).replace(
    /\s*(?:[([{]\s*(?:ponto|dot|punto)\s*[)\]}]|[.。․])\s*/g,
    '.',
  )
  return /https?:|www\.|(?:^|[^\p{L}\d])[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|io|co|me|tv|gg|ly|app|dev|xyz|top|site|online|shop|link|live|br|us|uk|es|pt|mx|ar|cl|pe|ru|cn|tk)(?:[^\p{L}\d]|$)/u.test(
    plain,
  )
}

/** Whole words alone: what is inside another word was not meant. */
function findPalavras(texto: string, palavras: readonly Palavra[]): Palavra[] {
  if (palavras.length === 0) return []
  const words = ` ${foldText(texto)} `
  return palavras.filter(({ palavra }) => words.includes(` ${palavra} `))
}

/** Folded words with one space between them, as `sala_palavra` keeps them. */
export function foldText(texto: string): string {
  return fold(texto.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Controls, marks of direction, and what has no width; a joiner between pictures of one is left. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const LOOKS_LIKE: Record<string, string> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'хx',
    'уy',
    'іi',
    'ѕs',
    'јj',
    'ԁd',
    'һh',
    'кk',
    'мm',
    'тt',
    'вb',
    'нh',
    'гr',
    'αa',
    'οo',
    'ρp',
    'νv',
    'τt',
    'ιi',
    'κk',
    'υu',
    'εe',
    'ηn',
    'χx',
    'βb',
    'γy',
    '0o',
    '1l',
    'il',
    '|l',
    '!l',
    '3e',
    '4a',
    '5s',
    '7t',
    '8b',
    '$s',
    'ıl',
    'łl',
  ].map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
