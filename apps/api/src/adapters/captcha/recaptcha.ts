import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import type { Captcha } from './captcha.ts'
import { useOnce } from './single-use.ts'

/** Google's own answers live for two minutes. */
const LIFETIME_SECONDS = 180
const TIMEOUT_MS = 5_000

const verdictSchema = z.object({ success: z.boolean(), hostname: z.string().optional() })

/** reCAPTCHA v2, asked of Google's server for each answer. */
export function createRecaptcha(deps: {
  db: Database
  siteKey: string
  secret: string
  verifyUrl: string
}): Captcha {
  return {
    challenge: async () => ({ tipo: 'recaptcha', siteKey: deps.siteKey }),
    async spend(answer, { ip, host }) {
      if (!answer || answer.length > 10_000) throw new AppError('CAPTCHA_INVALID')
      const verdict = await ask(deps, answer, ip)
      // One pair of keys serves every church, so Google does not check the host for us.
      if (!verdict.success || verdict.hostname !== host) throw new AppError('CAPTCHA_INVALID')
      await useOnce(deps.db, answer, LIFETIME_SECONDS)
      // There is no dearer box to tick.
      return Infinity
    },
  }
}

/** @throws AppError UNAVAILABLE when there is no verdict: without one nobody passes. */
async function ask({ verifyUrl, secret }: { verifyUrl: string; secret: string }, answer: string, ip: string) {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer, remoteip: ip }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return verdictSchema.parse(await response.json())
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 })
  }
}
