import type { CallResult, accessCalls } from '@atrio/contract'
import type { Database } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import type { Secrets } from '../../secrets.ts'
import { createAltcha } from './altcha.ts'
import { createRecaptcha } from './recaptcha.ts'

export interface Captcha {
  /** What a client must solve. */
  challenge: () => Promise<CallResult<(typeof accessCalls)['getCaptchaChallenge']>>
  /**
   * Takes an answer, once.
   * @throws AppError CAPTCHA_INVALID for one that is missing, wrong, too old or used; UNAVAILABLE when it cannot be
   * checked.
   */
  spend: (answer: string | undefined, from: { ip: string; host: string }) => Promise<void>
}

/** reCAPTCHA where its keys are given, else our own proof of work. */
export function createCaptcha(deps: {
  env: Pick<Env, 'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SECRET' | 'RECAPTCHA_VERIFY_URL' | 'CAPTCHA_COMPLEXITY'>
  secrets: Secrets
  db: Database
}): Captcha {
  const { env } = deps
  if (!env.RECAPTCHA_SITE_KEY || !env.RECAPTCHA_SECRET) {
    return createAltcha({ ...deps, complexity: env.CAPTCHA_COMPLEXITY })
  }
  return createRecaptcha({
    db: deps.db,
    siteKey: env.RECAPTCHA_SITE_KEY,
    secret: env.RECAPTCHA_SECRET,
    verifyUrl: env.RECAPTCHA_VERIFY_URL,
  })
}
