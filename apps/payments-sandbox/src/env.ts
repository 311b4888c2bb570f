import { z } from 'zod'

const schema = z.object({
  SANDBOX_DIR: z.string().min(1),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  /** `1` takes any free port when the given one is taken. */
  SANDBOX_ANY_PORT: z.enum(['0', '1']).default('0'),
  /** Where browsers reach it; `http://localhost:<port>` when left out. */
  SANDBOX_PUBLIC_URL: z.url().optional(),
  /** Bearer token of the application. */
  SANDBOX_KEY: z.string().min(32),
  /** Bearer token of the tokenisation service, which may make tokens and nothing else. */
  SANDBOX_TOKENS_KEY: z.string().min(32),
  SANDBOX_WEBHOOK_SECRET: z.string().min(32),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  /** `1` ends it with the process that started it, told by the end of its standard input. */
  SANDBOX_FOLLOW: z.enum(['0', '1']).default('0'),
})

export type SandboxEnv = z.output<typeof schema>

/** @throws Error that names each wrong variable. */
export function parseSandboxEnv(source: Record<string, string | undefined>): SandboxEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The sandbox's environment is wrong:\n${problems.join('\n')}`)
}
