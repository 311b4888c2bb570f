import { z } from 'zod'

/** Where files lie: on the disk below `DATA_DIR`, or at any S3 when its bucket is named (Decision 107). */
export const storageEnvShape = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'not the name of a bucket')
    .optional(),
  /** Of another provider than Amazon, with the path-style addresses that all of them know. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const schema = z.object(storageEnvShape)
export type StorageEnv = z.output<typeof schema>

export function storageProblems(env: StorageEnv & { ATRIO_MODE: string }): string[] {
  const keys = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = keys.filter((name) => env[name] === undefined)
  const problems: string[] = []
  if (missing.length < keys.length && missing.length > 0) {
    problems.push(`${missing.join(', ')}: needed beside ${keys.filter((name) => env[name]).join(' and ')}`)
  }
  if (env.S3_ENDPOINT && !env.S3_BUCKET) problems.push('S3_ENDPOINT: only beside S3_BUCKET')
  if (env.ATRIO_MODE === 'production' && env.S3_ENDPOINT && new URL(env.S3_ENDPOINT).protocol === 'http:') {
    const { hostname } = new URL(env.S3_ENDPOINT)
    const isHere = hostname === 'localhost' || hostname.startsWith('127.')
    if (!isHere) problems.push('S3_ENDPOINT: https when ATRIO_MODE=production, except on this machine')
  }
  return problems
}
