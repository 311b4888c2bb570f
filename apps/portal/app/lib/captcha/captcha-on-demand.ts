import { ApiError, createClient, type Transport } from '@atrio/contract'
import { createCaptcha, type CaptchaParts } from './captcha.ts'

/** Several requests at once may each make the next one dearer. */
const MOST = 3

/**
 * Sends a call again with the work that the server asked for (Decision 75): the person who sent it waits a moment longer
 * and does nothing. Only where the operator chose reCAPTCHA is there a box to tick, in the form that was sent.
 */
export function withCaptchaOnDemand(transport: Transport, parts: Omit<CaptchaParts, 'effort'>): Transport {
  const plain = createClient(transport)
  return async (call, request, options) => {
    let { headers } = options
    for (let tries = 0; ; tries += 1) {
      try {
        return await transport(call, request, headers ? { ...options, headers } : options)
      } catch (error) {
        const effort = effortOf(error)
        if (effort === null || tries === MOST) throw error
        // Nothing was made of the request; when the work cannot be done, the person reads what was asked.
        const answer = await createCaptcha(plain, { ...parts, effort })
          .answer()
          .catch(() => null)
        if (answer === null) throw error
        headers = { ...headers, 'x-captcha': answer }
      }
    }
  }
}

function effortOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.body.code !== 'CAPTCHA_REQUIRED') return null
  return Number(error.body.detalhes?.['esforco'] ?? 1)
}
