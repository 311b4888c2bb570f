import { z } from 'zod'

const operations = [
  'authorize',
  'capture',
  'cancel',
  'fetch',
  'refund',
  'save',
  'forget',
  'list',
  'webhook',
] as const
export type Operation = (typeof operations)[number]

export const faultInput = z.object({
  on: z.enum(operations),
  /**
   * `drop_before`, `drop_after`: the connection breaks before or after the work. `delay`: the answer waits `delayMs`.
   * `slow`: it trickles for `delayMs`. `server_error`, `server_error_after`: 500 without or with the work done.
   * `garbage`: 200 with half a JSON. Webhooks: `lose` the delivery, `duplicate` it, `reorder` it behind the next,
   * `lie` that it is paid, `delay`, `bad_signature`.
   */
  mode: z.enum([
    'drop_before',
    'drop_after',
    'delay',
    'slow',
    'server_error',
    'server_error_after',
    'garbage',
    'lose',
    'duplicate',
    'reorder',
    'lie',
    'bad_signature',
  ]),
  /** How often; then the switch is off. */
  times: z.number().int().min(1).max(1_000_000).default(1),
  /** Of those calls, which part meets it. */
  probability: z.number().min(0).max(1).default(1),
  delayMs: z.number().int().min(0).max(120_000).default(30_000),
  /** Only for the payment with this key. */
  key: z.string().max(100).nullable().default(null),
})

export type Fault = z.output<typeof faultInput>

/** Switches that make the sandbox fail the way providers do. */
export class Faults {
  #armed: Fault[] = []

  list(): Fault[] {
    return this.#armed
  }

  arm(faults: Fault[]): void {
    this.#armed = faults.map((fault) => ({ ...fault }))
  }

  /** The fault that this call meets, used up by one. */
  take(on: Operation, key: string | null): Fault | null {
    const fault = this.#armed.find(
      (each) => each.on === on && (each.key === null || each.key === key) && Math.random() < each.probability,
    )
    if (!fault) return null
    fault.times -= 1
    if (fault.times === 0) this.#armed = this.#armed.filter((each) => each !== fault)
    return fault
  }
}
