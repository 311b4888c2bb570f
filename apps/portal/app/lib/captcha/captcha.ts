import { accessCalls, type ApiCall, type CallResult } from '@atrio/contract'
import { openRecaptcha, type Recaptcha } from './captcha-recaptcha.ts'

type Challenge = CallResult<(typeof accessCalls)['getCaptchaChallenge']>

/** Proves to the server that a person is at work; each answer is good for one call. */
export interface Captcha {
  /** Begins a proof of work in the background when the page opens; nobody but our own server is asked yet. */
  begin: () => void
  /** Begins whatever there is to do, so that nobody waits for it later. */
  prepare: () => void
  /** An answer for the header `x-captcha`. Rejects when none could be had. */
  answer: () => Promise<string>
}

export interface CaptchaParts {
  /** The element in which reCAPTCHA shows its box, where the operator chose reCAPTCHA. */
  place: () => HTMLElement | null
  /** Solves a proof of work. */
  solve: (desafio: unknown) => Promise<string>
  /** How many times the usual work an answer is to be worth; once unless told. */
  effort?: number
  now?: () => number
}

export function createCaptcha(api: ApiCall, { place, solve, effort, now = Date.now }: CaptchaParts): Captcha {
  let ready: { answer: Promise<string>; at: number } | null = null
  let recaptcha: Promise<Recaptcha> | null = null
  const needed = Promise.withResolvers<void>()

  const work = async (): Promise<string> => {
    const challenge: Challenge = await api(
      accessCalls.getCaptchaChallenge,
      effort ? { query: { esforco: effort } } : {},
    )
    if (challenge.tipo === 'altcha') return solve(challenge.desafio)
    // Google learns of nobody who only opens the page.
    await needed.promise
    recaptcha ??= openRecaptcha(challenge.siteKey, place)
    return (await recaptcha).answer()
  }
  const begin = () => {
    if (ready && now() - ready.at < LIFETIME) return
    const answer = work()
    ready = { answer, at: now() }
    // Whoever asks for the answer gets the error; until then it must not count as unhandled.
    answer.catch(() => {
      if (ready?.answer === answer) ready = null
    })
  }
  const prepare = () => {
    needed.resolve()
    begin()
  }
  return {
    begin,
    prepare,
    answer() {
      prepare()
      const { answer } = ready!
      ready = null
      return answer
    },
  }
}

/** A challenge lives for ten minutes; the answer must still travel. */
const LIFETIME = 8 * 60_000
