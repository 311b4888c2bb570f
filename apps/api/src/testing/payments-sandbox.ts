import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../payments-sandbox/src/main.ts', import.meta.url))

export type SandboxAct = 'pay' | 'approve' | 'refuse' | 'expire' | 'return' | 'dispute' | 'pay_late'

/** The switches of apps/payments-sandbox/src/faults.ts. */
export interface SandboxFault {
  on: 'authorize' | 'capture' | 'cancel' | 'fetch' | 'refund' | 'save' | 'forget' | 'list' | 'webhook'
  mode: string
  times?: number
  probability?: number
  delayMs?: number
  key?: string | null
}

export interface SandboxStats {
  payments: number
  paid: number
  refunds: number
  webhooksWaiting: number
  webhooksSent: number
}

export const sandboxSecrets = {
  key: 'k'.repeat(40),
  tokensKey: 't'.repeat(40),
  webhookSecret: 'w'.repeat(40),
}

/** What a person, a bank or a test does at a sandbox. */
export interface SandboxControl {
  /** A token as the tokenisation service would have got for a card of this kind. */
  token: (outcome?: string, tipo?: 'cartao_credito' | 'ach') => Promise<string>
  /** What a person or a bank does about a payment; `ref` is its id or key. */
  act: (ref: string, act: SandboxAct) => Promise<void>
  arm: (...faults: SandboxFault[]) => Promise<void>
  aimWebhooks: (url: string | null) => Promise<void>
  stats: () => Promise<SandboxStats>
  /** What moved on a day, as its settlement says. */
  movements: (day: string) => Promise<SandboxMovement[]>
}

interface SandboxMovement {
  tipo: 'payment' | 'refund' | 'chargeback'
  paymentId: string
  /** Of the payment, or of the refund. */
  key: string
  amountCents: string
}

export interface TestSandbox extends SandboxControl {
  url: () => string
  dir: string
  /** `kill -9`. */
  kill: () => Promise<void>
  /** Starts it again on the same ledger, at another port. */
  restart: () => Promise<void>
  /** Starts it again with room for so many more blocks of its files (of 512 bytes or more): writes fail after them. */
  restartOnFullDisk: (blocks: number) => Promise<void>
  /** With what it ended by itself. */
  exitCode: () => Promise<number | null>
  close: () => Promise<void>
}

/** The real sandbox in a process of its own, with a new ledger. Point `deps.gateways.endpoints.sandbox` at its `url()`. */
export async function startTestSandbox(keys: Partial<typeof sandboxSecrets> = {}): Promise<TestSandbox> {
  const secrets = { ...sandboxSecrets, ...keys }
  const dir = await mkdtemp(join(tmpdir(), 'atrio-sandbox-'))
  let running = await start(dir, secrets)
  const url = () => `http://127.0.0.1:${running.port}`
  const kill = async () => {
    const { child } = running
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url,
    dir,
    ...controlSandbox(url, secrets),
    kill,
    async restart() {
      await kill()
      running = await start(dir, secrets)
    },
    async restartOnFullDisk(blocks) {
      await kill()
      running = await start(dir, secrets, [
        'sh',
        '-c',
        `ulimit -f ${blocks}; exec "$0" "$@"`,
        process.execPath,
        MAIN,
      ])
    },
    async exitCode() {
      const { child } = running
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    async close() {
      await kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** A sandbox that runs, by its keys. */
export function controlSandbox(
  url: () => string,
  { key, tokensKey }: Pick<typeof sandboxSecrets, 'key' | 'tokensKey'>,
): SandboxControl {
  const ask = async <Body>(method: string, path: string, body?: unknown, bearer = key): Promise<Body> => {
    const response = await fetch(`${url()}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  return {
    async token(outcome = 'approved', tipo = 'cartao_credito') {
      const card = { tipo, outcome, brand: tipo === 'ach' ? null : 'visa', last4: '4242' }
      const body = { ...card, validade: tipo === 'ach' ? null : '12/2040' }
      return (await ask<{ token: string }>('POST', '/v1/tokens', body, tokensKey)).token
    },
    act: (ref, what) => ask('POST', `/control/payments/${ref}/${what}`),
    arm: (...faults) => ask('PUT', '/control/faults', faults),
    aimWebhooks: (to) => ask('PUT', '/control/webhook-url', { url: to }),
    stats: () => ask('GET', '/control/stats'),
    async movements(day) {
      return (await ask<{ movements: SandboxMovement[] }>('GET', `/v1/movements?day=${day}`)).movements
    },
  }
}

async function start(
  dir: string,
  secrets: typeof sandboxSecrets,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, MAIN],
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      SANDBOX_DIR: dir,
      SANDBOX_PORT: '0',
      SANDBOX_KEY: secrets.key,
      SANDBOX_TOKENS_KEY: secrets.tokensKey,
      SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
      SANDBOX_FOLLOW: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The sandbox does not start')
    }),
  ])) as [string]
  return { child, port: (JSON.parse(line) as { ready: number }).ready }
}
