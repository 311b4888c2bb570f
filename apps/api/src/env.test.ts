import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

const secret = 'a-secret-of-more-than-thirty-two-letters'

describe('a wrong value of the environment stops the boot and names the variable', () => {
  it.each([
    { PORT: 'abc' },
    { PORT: '1.5' },
    { PORT: '65536' },
    { ATRIO_MODE: 'prod' },
    { ATRIO_DEV: 'yes' },
    { SERVE_PORTAL: 'true' },
    { DATABASE_URL: 'mysql://db/atrio' },
    { DATABASE_POOL: '0' },
    { ATRIO_SECRET: 'short' },
    { ATRIO_SECRET: 'a'.repeat(40) },
    { ATRIO_SECRET: 'igrejaprovisoria'.repeat(3) },
    { ATRIO_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' },
    { ATRIO_SECRET_PREVIOUS: 'short' },
    { ATRIO_SECRET_PREVIOUS: `${secret},${'b'.repeat(40)}` },
    { INTERNAL_TOKEN: 'short' },
    { METRICS_TOKEN: 'short' },
    { DOMAIN_MARKER: 'atrio' },
    { PLATFORM_HOST: 'Atrio Host' },
    { ADMIN_URL: 'admin' },
    { SMTP_URL: 'http://mail.example' },
    { MAIL_FROM: 'nobody' },
    { CLARITY_URL: 'javascript:alert(1)' },
    { SENTRY_DSN: 'https://errors.example/7' },
    { RECAPTCHA_SITE_KEY: 'site' },
    { RECAPTCHA_SECRET: 'secret' },
    { CAPTCHA_COMPLEXITY: '1' },
    { ENUM_STRICT: 'on' },
    { RATE_LIMIT_FACTOR: '0' },
    { PRESSURE_DELAY: '-1' },
    { LOG_LEVEL: 'loud' },
    { TRUST_PROXY: 'nonsense' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '127.0.0.1,' },
    { DATABASE_APP_URL: 'postgres://app@db/atrio' },
  ])('%j', (source) => {
    expect(() => parseEnv(source as unknown as Record<string, string>)).toThrow(
      new RegExp(`^The environment is wrong:\\n {2}.*${Object.keys(source)[0]}`),
    )
  })

  it('says how to make a good secret', () => {
    expect(() => parseEnv({ ATRIO_SECRET: 'a'.repeat(64) })).toThrow(
      /ATRIO_SECRET: too weak: of very few different characters; make one with: node -p/,
    )
  })

  it('asks who says NODE_ENV=production alone what is meant', () => {
    expect(() => parseEnv({ NODE_ENV: 'production' })).toThrow(/ATRIO_MODE: .*\n.*ATRIO_MODE=demo/)
    expect(parseEnv({ NODE_ENV: 'production', ATRIO_MODE: 'demo' }).ATRIO_MODE).toBe('demo')
    expect(parseEnv({}).ATRIO_MODE).toBe('demo')
  })

  it('names each of several', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\n {2}LOG_LEVEL: /)
  })

  it('asks for mail and a secret in production', () => {
    const DATABASE_URL = 'postgres://owner@db/atrio'
    expect(() => parseEnv({ ATRIO_MODE: 'production', DATABASE_URL })).toThrow(
      /SMTP_URL: .*\n {2}ATRIO_SECRET: /,
    )
    const SMTP_URL = 'smtp://mail.example'
    const env = parseEnv({ ATRIO_MODE: 'production', DATABASE_URL, SMTP_URL, ATRIO_SECRET: secret })
    expect(env.ATRIO_MODE).toBe('production')
  })
})

describe('a value that is right', () => {
  it('DATABASE_POOL, else ten connections to a server elsewhere, and few to the one on the same processors', () => {
    const DATABASE_URL = 'postgres://owner@db/atrio'
    expect(parseEnv({ DATABASE_POOL: '7' }).poolSize).toBe(7)
    expect(parseEnv({ DATABASE_URL }).poolSize).toBe(10)
    expect(parseEnv({}).poolSize).toBe(Math.min(20, Math.max(4, 2 * availableParallelism())))
  })

  it.each(['1', '127.0.0.1,::1', '10.0.0.0/8, fd00::/8', 'loopback'])('TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(parseEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY)
  })

  it('counts as not given when it is empty or blank', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
    expect(parseEnv({ DATABASE_URL: ' ' }).DATABASE_URL).toBeUndefined()
  })
})
