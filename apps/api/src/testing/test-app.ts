import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { calls, callUrl, type Call, type CallName } from '@atrio/contract'
import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import type { createLocalApi } from '../http/local.ts'
import { ownHandlers } from '../slices.ts'
import type { OutboxMail } from '../adapters/mail/outbox.ts'
import type { DatabaseTarget } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { parseEnv } from '../env.ts'
import type { ChannelHandlers } from '../http/channels.ts'
import type { Handlers } from '../http/implement.ts'
import { openDeps } from '../open-deps.ts'
import { createTestDatabase } from './database.ts'
import { fromStaffSite } from './equipe.ts'
import { FORM_TYPE, SMALL_PICTURE, SMALL_TABLE, toForm } from './forms.ts'

export interface Answer {
  status: number
  /** Empty for a file. */
  body: Record<string, unknown>
  bytes: Buffer
  headers: Record<string, string | string[] | number | undefined>
}

export interface CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** What a call with `upload` sends; a small picture unless told, or none where it may be left out. */
  arquivo?: Buffer
  /** Church at whose host the call is made; the full one unless told. */
  at?: DemoChurchName
  host?: string
  token?: string | undefined
  /** What the cookie of the staff's site holds, for its calls; they are made at its host. */
  equipe?: string | undefined
  headers?: Record<string, string>
  /** By default a new address for each call, so that only limits per account count. */
  ip?: string
  /** `false` sends no answer to the captcha; a text sends that. */
  captcha?: false | string
}

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  /** Calls as pages in the same process make them. */
  local: ReturnType<typeof createLocalApi>
  /** The database as its owner connects. */
  target: DatabaseTarget
  call: (name: CallName, options?: CallOptions) => Promise<Answer>
  /** A right answer to the captcha, good for one use. */
  solveCaptcha: (options?: { effort?: number }) => Promise<string>
  /** Waits for the newest mail to an address, sent by now or within seconds. */
  mailTo: (email: string, subject?: RegExp) => Promise<OutboxMail>
  close: () => Promise<void>
}

/** The real application on its own database with the demo world. */
export async function createTestApp(
  options: {
    env?: Record<string, string>
    /** In place of the application's own. */
    handlers?: Partial<Handlers>
    channelHandlers?: ChannelHandlers
    /** In place of the contract's own. */
    declared?: Partial<Record<CallName, Call>>
    logStream?: Writable
    retrySeconds?: { first: number; longest: number }
    prepare?: (target: DatabaseTarget) => Promise<void>
    /** Without the demo world. */
    isEmpty?: true
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase({ from: options.isEmpty ? 'migrated' : 'demo' })
  const dataDir = await mkdtemp(join(tmpdir(), 'atrio-app-'))
  await options.prepare?.(database.target)
  const env = parseEnv({
    DATA_DIR: dataDir,
    CAPTCHA_COMPLEXITY: '20',
    LOG_LEVEL: 'silent',
    // A busy machine is no reason for another result.
    PRESSURE_DELAY: '0',
    ...options.env,
  })
  const { deps, close } = await openDeps({
    env,
    target: database.target,
    onError: () => {},
    ...(options.retrySeconds && { retrySeconds: options.retrySeconds }),
  })
  const { app, api } = await createApp(deps, {
    handlers: { ...ownHandlers, ...options.handlers },
    ...(options.channelHandlers && { channelHandlers: options.channelHandlers }),
    ...(options.declared && { declared: { ...calls, ...options.declared } }),
    ...(options.logStream && { logStream: options.logStream }),
  })
  const solveCaptcha = ({ effort = 1 } = {}) => solve(app, effort)
  return {
    app,
    local: api,
    deps,
    target: database.target,
    solveCaptcha,
    call: (name, given = {}) => makeCall({ app, deps }, name, given, solveCaptcha),
    mailTo: (email, subject) => waitForMail(deps, email, subject),
    async close() {
      await app.close()
      await close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let addresses = 0

/** An address that no other call of this run has used. */
export function freshIp(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

async function makeCall(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  name: CallName,
  given: CallOptions,
  solveCaptcha: () => Promise<string>,
): Promise<Answer> {
  const call: Call = calls[name]
  const captcha = given.captcha ?? (call.captcha === 'always' ? await solveCaptcha() : false)
  const small = call.upload?.finalidade === 'planilha' ? SMALL_TABLE : SMALL_PICTURE
  const arquivo = given.arquivo ?? (call.upload?.opcional ? undefined : small)
  const form =
    call.upload && toForm(call.upload.campo, arquivo, (given.body ?? {}) as Record<string, unknown>)
  const response = await app.inject({
    method: call.method,
    url: callUrl('/api/v1', call, given),
    remoteAddress: given.ip ?? freshIp(),
    headers: {
      ...(call.site === 'staff'
        ? fromStaffSite(deps, given.equipe)
        : { host: `${demoChurches[given.at ?? 'full'].hosts[0]}:3000` }),
      ...(given.host === undefined ? {} : { host: given.host }),
      ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
      ...(captcha === false ? {} : { 'x-captcha': captcha }),
      ...(form && { 'content-type': FORM_TYPE }),
      ...given.headers,
    },
    ...(given.body === undefined || form ? {} : { payload: given.body as object }),
    ...(form && { payload: form }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    body: isJson ? response.json() : {},
    bytes: response.rawPayload,
    headers: response.headers,
  }
}

async function solve(app: FastifyInstance, effort: number): Promise<string> {
  const response = await app.inject({
    url: `/api/v1/captcha/desafio?esforco=${effort}`,
    headers: { host: demoChurches.full.hosts[0] },
    remoteAddress: freshIp(),
  })
  const challenge = response.json<{ desafio: Challenge }>().desafio
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function waitForMail(deps: Deps, email: string, subject = /./): Promise<OutboxMail> {
  for (const started = Date.now(); Date.now() - started < 15_000;) {
    const mails = (await deps.outbox?.list()) ?? []
    const found = mails.find((mail) => mail.to === email && subject.test(mail.subject))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${email} came`)
}
