import { Ledger } from './ledger.ts'
import type {
  InstrumentRecord,
  LedgerRecord,
  MovementRecord,
  PaymentRecord,
  RefundRecord,
  TokenRecord,
  WebhookRecord,
} from './records.ts'

/** The ledger's last word on everything, in memory. Changes go through {@link Store.put} alone. */
export class Store {
  readonly payments = new Map<string, PaymentRecord>()
  readonly paymentsByKey = new Map<string, PaymentRecord>()
  readonly refundsByKey = new Map<string, RefundRecord>()
  readonly tokens = new Map<string, TokenRecord>()
  readonly instruments = new Map<string, InstrumentRecord>()
  readonly instrumentsByKey = new Map<string, InstrumentRecord>()
  readonly movements = new Map<string, MovementRecord>()
  readonly webhooks = new Map<string, WebhookRecord>()
  #ledger: Ledger | null = null

  /** @param onBroken is told when the ledger cannot be written any more. */
  static async open(dir: string, onBroken?: (error: unknown) => void): Promise<Store> {
    const store = new Store()
    store.#ledger = await Ledger.open(dir, (record) => store.#apply(record), onBroken)
    return store
  }

  /** One change. Seen at once; await it, or {@link settled}, before anybody outside is told. */
  put(...records: LedgerRecord[]): Promise<void> {
    for (const record of records) this.#apply(record)
    const written = this.#ledger!.append(records)
    // Whoever awaits nothing answers by `settled`, which fails with it.
    written.catch(() => {})
    return written
  }

  get isWell(): boolean {
    return this.#ledger!.isWell
  }

  settled(): Promise<void> {
    return this.#ledger!.settled()
  }

  close(): Promise<void> {
    return this.#ledger!.close()
  }

  /** By the sandbox's id or by the caller's key. */
  findPayment(ref: string): PaymentRecord | undefined {
    return this.payments.get(ref) ?? this.paymentsByKey.get(ref)
  }

  #apply(record: LedgerRecord) {
    switch (record.kind) {
      case 'payment':
        this.payments.set(record.id, record)
        this.paymentsByKey.set(record.key, record)
        break
      case 'refund':
        this.refundsByKey.set(record.key, record)
        break
      case 'token':
        this.tokens.set(record.id, record)
        break
      case 'instrument':
        this.instruments.set(record.id, record)
        this.instrumentsByKey.set(record.key, record)
        break
      case 'movement':
        this.movements.set(record.id, record)
        break
      case 'webhook':
        if (record.nextAt === null) this.webhooks.delete(record.id)
        else this.webhooks.set(record.id, record)
    }
  }
}
