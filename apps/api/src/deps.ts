import type { Announce } from './announce/announce.ts'
import type { Archives } from './archives.ts'
import type { Captcha } from './adapters/captcha/captcha.ts'
import type { Feeds } from './adapters/feeds/feeds.ts'
import type { LiveEngine } from './adapters/live/engine.ts'
import type { Outbox } from './adapters/mail/outbox.ts'
import type { Names } from './adapters/names/names.ts'
import type { Places } from './adapters/places/places.ts'
import type { Push } from './adapters/push/push.ts'
import type { Storage } from './adapters/storage/storage.ts'
import type { Passwords } from './adapters/passwords/passwords.ts'
import type { Gateways } from './adapters/payment/gateways.ts'
import type { IgrejaChanges } from './changes.ts'
import type { Database } from './db/client.ts'
import type { Documents } from './documents.ts'
import type { Env } from './env.ts'
import type { Limits } from './http/limits.ts'
import type { Reads } from './http/reads.ts'
import type { TenantDirectory } from './http/tenant.ts'
import type { Turns } from './http/turns.ts'
import type { Jobs } from './jobs/start-jobs.ts'
import type { Signals } from './ops/signals.ts'
import type { PurchaseKinds } from './payments/order/purchase-kind.ts'
import type { PersonalRegistry } from './personal.ts'
import type { Pictures } from './pictures.ts'
import type { Secrets } from './secrets.ts'

/** What the application is made of; `createDeps` in boot.ts builds it, tests too. */
export interface Deps {
  env: Env
  secrets: Secrets
  db: Database
  /** The connections below it, and those of the jobs. */
  pools: Record<'app' | 'jobs', PoolFigures>
  changes: IgrejaChanges
  tenants: TenantDirectory
  captcha: Captcha
  feeds: Feeds
  /** Takes churches' own pictures; null where the operator has none. */
  engine: LiveEngine | null
  places: Places
  /** What the directory of names says of a church's own. */
  names: Names
  passwords: Passwords
  /** Reaches people's devices; null where it is off. */
  push: Push | null
  gateways: Gateways
  /** What can be bought. */
  purchases: PurchaseKinds
  /** Every table with people, as its slice answers for it. */
  personal: PersonalRegistry
  /** Told of what went wrong where nobody waits for an answer. */
  onError: (error: unknown) => void
  limits: Limits
  /** Of those who want places at events: they wait for each other, and not with all connections. */
  turns: Turns
  /** Writes archives of churches and takes them in, away from this process. */
  archives: Archives
  /** Makes documents of people's texts, away from this process. */
  documents: Documents
  /** Reads pictures of outside, away from this process. */
  pictures: Pictures
  /** Where files lie. */
  storage: Storage
  /** Of those that are being sent. */
  reads: Reads
  /** Tells a person something, by the channels that they want. */
  announce: Announce
  jobs: Pick<Jobs, 'depths' | 'sealedMail' | 'startRegular'>
  signals: Signals
  /** Where mails lie when no mail server is given. */
  outbox: Outbox | undefined
}

/** How many connections a pool has, how many of them are idle, and who waits for one. */
interface PoolFigures {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}
