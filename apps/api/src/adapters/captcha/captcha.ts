import type { CallResult, accessCalls } from '@atrio/contract'
import type { Database } from '../../db/client.ts'
import { createAltcha } from './altcha.ts'
import { createRecaptcha } from './recaptcha.ts'

export interface Captcha {
  /** What a client must solve, for an answer that is worth so much work; once the usual unless told. */
  challenge: (effort?: number) => Promise<CallResult<(typeof accessCalls)['getCaptchaChallenge']>>
  /**
   * Takes an answer, once. Tells how much work it is worth.
   * @throws AppError CAPTCHA_INVALID for one that is missing, wrong, too old or used; UNAVAILABLE when it cannot be
   * checked.
   */
  spend: (answer: string | undefined, from: { ip: string; host: string }) => Promise<number>
}

export interface CaptchaOptions {
  db: Database
  /** Sign our own challenges; the current key first. */
  keys: () => Buffer[]
  /** Our own challenge hides a number below this. */
  complexity: number
  /** Keys of reCAPTCHA; with both it is asked instead. */
  siteKey: string | undefined
  secret: string | undefined
  verifyUrl: string
}

/** reCAPTCHA where its keys are given, else our own proof of work. */
export function createCaptcha({ siteKey, secret, ...options }: CaptchaOptions): Captcha {
  return siteKey && secret ? createRecaptcha({ ...options, siteKey, secret }) : createAltcha(options)
}
