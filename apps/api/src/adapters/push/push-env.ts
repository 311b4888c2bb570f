import { z } from 'zod'
import { isKeyPair } from './vapid.ts'

const hostAndPort = /^[a-z0-9.-]+:\d{1,5}$/

export const pushEnvShape = {
  /** `0`: nothing is sent to devices, and nobody is offered it. */
  PUSH: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .default(true),
  /** Keys of one's own for push services; without them they follow from `ATRIO_SECRET` (Decision 154). */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Whom a push service writes to where something is wrong with our messages; by default `MAIL_FROM`. */
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  /** `host:port` of push services that may be anywhere and need no TLS, with commas between: for tests. */
  PUSH_TRUSTED: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .pipe(z.array(z.string().regex(hostAndPort)))
    .optional(),
}

export type PushEnv = z.output<z.ZodObject<typeof pushEnvShape>>

export function pushProblems(env: PushEnv & { ATRIO_MODE: 'demo' | 'production' }): string[] {
  const problems: string[] = []
  const { VAPID_PUBLIC_KEY: publica, VAPID_PRIVATE_KEY: privada } = env
  if (Boolean(publica) !== Boolean(privada)) {
    problems.push('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: give both or neither')
  } else if (publica && privada && !isKeyPair({ publica, privada })) {
    problems.push('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: no pair of P-256 keys in base64url')
  }
  if (env.PUSH_TRUSTED && env.ATRIO_MODE === 'production') {
    problems.push('PUSH_TRUSTED: not with ATRIO_MODE=production')
  }
  return problems
}
