import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Longer than the longest film is looked at with pauses; short ones broke off what plays on another screen. */
const SPARE_SECONDS = 7_200
const MOST_SECONDS = 21_600

/** A film of a church, for one session, until when: all of it is in the signature (Decision 230). */
export interface Passe {
  igrejaId: number
  filme: string
  sessao: string
  /** In seconds since 1970. */
  exp: number
}

/** Where a session reads its film; what lists of it name beside them inherits the pass. */
export function playAddress(
  secrets: Secrets,
  { igrejaId, filme, sessao, duracao }: Omit<Passe, 'exp'> & { duracao: number | null },
  file: string,
  now = Date.now(),
): string {
  const seconds = Math.min(MOST_SECONDS, (duracao ?? MOST_SECONDS) + SPARE_SECONDS)
  const exp = Math.floor(now / 1_000) + seconds
  const mac = sign(secrets.key(PURPOSE), { igrejaId, filme, sessao, exp }).toString('base64url')
  return `/play-media/${exp}.${sessao}.${mac}/${filme}/${file}`
}

/** The pass of an address at a church, for a film; null where it is not ours, of something else, or over. */
export function readPasse(
  secrets: Secrets,
  { igrejaId, filme, token }: { igrejaId: number; filme: string; token: string },
  now = Date.now(),
): Passe | null {
  const [, exp = '', sessao = '', mac = ''] = TOKEN.exec(token) ?? []
  const passe = { igrejaId, filme, sessao, exp: Number(exp) }
  const given = Buffer.from(mac, 'base64url')
  const isOurs = secrets.keys(PURPOSE).some((key) => {
    const right = sign(key, passe)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return isOurs && passe.exp > now / 1_000 ? passe : null
}

const PURPOSE = 'play'
const TOKEN = /^(\d{1,12})\.([\da-f-]{36})\.([\w-]{43})$/

function sign(key: Buffer, { igrejaId, filme, sessao, exp }: Passe): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}/${filme}/${sessao}/${exp}`).digest()
}
