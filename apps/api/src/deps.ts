import type { IgrejaChanges } from './changes.ts'
import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { TenantDirectory } from './http/tenant.ts'
import type { Secrets } from './secrets.ts'

/** What the application is made of; `createDeps` in boot.ts builds it, tests too. */
export interface Deps {
  env: Env
  secrets: Secrets
  db: Database
  changes: IgrejaChanges
  tenants: TenantDirectory
  captcha: { spend: (answer: string | undefined, ctx: { ip: string }) => Promise<void> }
}
