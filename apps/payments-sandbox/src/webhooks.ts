import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from './faults.ts'
import type { WebhookRecord } from './records.ts'
import type { Store } from './store.ts'

/** Waits between the deliveries of an event that nobody takes. */
const RETRIES_MS = [1_000, 5_000, 30_000, 300_000, 3_600_000, 21_600_000, 86_400_000]
const TIMEOUT_MS = 10_000

/** Tells the application what happened, until it answers 2xx; what was not taken survives a restart. */
export class Webhooks {
  readonly #store: Store
  readonly #faults: Faults
  readonly #secret: string
  readonly #sending = new Set<string>()
  #url: string | null
  /** Deliveries tried, for tests. */
  sent = 0

  constructor(store: Store, faults: Faults, options: { secret: string; url: string | null }) {
    this.#store = store
    this.#faults = faults
    this.#secret = options.secret
    this.#url = options.url
  }

  get url(): string | null {
    return this.#url
  }

  /** Where to from now on; `null` keeps them waiting. */
  aim(url: string | null): void {
    this.#url = url
  }

  /** Starts every delivery whose time has come. */
  async deliverDue(now: Date): Promise<void> {
    if (this.#url === null) return
    const due = [...this.#store.webhooks.values()].filter(
      ({ id, nextAt }) => nextAt !== null && new Date(nextAt) <= now && !this.#sending.has(id),
    )
    for (const webhook of due) this.#sending.add(webhook.id)
    await Promise.all(due.map((webhook) => this.#deliver(webhook)))
  }

  async #deliver(webhook: WebhookRecord) {
    try {
      // Only what is on the disk may be told.
      await this.#store.settled()
      const taken = await this.#meetFault(webhook)
      const wait = RETRIES_MS[webhook.attempts]
      const nextAt = taken || wait === undefined ? null : new Date(Date.now() + wait).toISOString()
      await this.#store.put({ ...webhook, attempts: webhook.attempts + 1, nextAt })
    } finally {
      this.#sending.delete(webhook.id)
    }
  }

  async #meetFault(webhook: WebhookRecord): Promise<boolean> {
    const { data } = JSON.parse(webhook.body) as { data: { key: string } }
    const fault = this.#faults.take('webhook', data.key)
    switch (fault?.mode) {
      case 'lose':
        return true
      case 'duplicate':
        await this.#post(webhook.body)
        return this.#post(webhook.body)
      case 'lie':
        return this.#post(webhook.body.replaceAll(/payment\.\w+|"status":"\w+"/g, lie))
      case 'bad_signature':
        return this.#post(webhook.body, 'not the secret')
      // What comes later overtakes it meanwhile.
      case 'reorder':
      case 'delay':
        await sleep(fault.delayMs)
    }
    return this.#post(webhook.body)
  }

  async #post(body: string, secret = this.#secret): Promise<boolean> {
    this.sent += 1
    const seconds = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    try {
      const response = await fetch(this.#url!, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': `t=${seconds},v1=${signature}`,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}

function lie(text: string): string {
  return text.startsWith('payment') ? 'payment.paid' : '"status":"paid"'
}
