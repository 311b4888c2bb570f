import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import type { Captcha } from './captcha.ts'
import { useOnce } from './single-use.ts'

const LIFETIME_SECONDS = 600

/**
 * Proof of work (ALTCHA): the browser searches for the number below `complexity` that we chose. It costs a person
 * nothing and a machine some computing for every single request.
 */
export function createAltcha(deps: { db: Database; keys: () => Buffer[]; complexity: number }): Captcha {
  const keys = () => deps.keys().map((key) => key.toString('base64'))
  return {
    async challenge(effort = 1) {
      const desafio = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(deps.complexity * effort),
        data: { effort },
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
        hmacSignatureSecret: keys()[0]!,
      })
      return { tipo: 'altcha', desafio: { ...desafio } }
    },
    async spend(answer) {
      const payload = readPayload(answer)
      const signature = payload?.challenge.signature
      if (!payload || !signature || !(await isRight(payload, keys()))) throw new AppError('CAPTCHA_INVALID')
      await useOnce(deps.db, signature, LIFETIME_SECONDS)
      return Number(payload.challenge.parameters.data?.['effort'] ?? 1)
    },
  }
}

async function isRight(payload: Payload, keys: string[]): Promise<boolean> {
  for (const hmacSignatureSecret of keys) {
    const result = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret }).catch(() => null)
    if (result?.verified) return true
  }
  return false
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ algorithm: z.literal('SHA-256'), cost: z.literal(1), expiresAt: z.number() }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string().max(200) }),
})

/** The answer is base64 of JSON, as ALTCHA's own widget makes it. */
function readPayload(answer: string | undefined): Payload | null {
  if (!answer || answer.length > 4_000) return null
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')))
    return parsed.success ? (parsed.data as unknown as Payload) : null
  } catch {
    return null
  }
}
