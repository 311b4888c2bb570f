import type { Captcha } from './adapters/captcha/captcha.ts'
import type { Outbox } from './adapters/mail/outbox.ts'
import type { Passwords } from './adapters/passwords/passwords.ts'
import type { IgrejaChanges } from './changes.ts'
import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { Limits } from './http/limits.ts'
import type { TenantDirectory } from './http/tenant.ts'
import type { MailQueue } from './jobs/mail-queue.ts'
import type { Jobs } from './jobs/start-jobs.ts'
import type { Secrets } from './secrets.ts'

/** What the application is made of; `createDeps` in boot.ts builds it, tests too. */
export interface Deps {
  env: Env
  secrets: Secrets
  db: Database
  changes: IgrejaChanges
  tenants: TenantDirectory
  captcha: Captcha
  passwords: Passwords
  limits: Limits
  mail: MailQueue
  jobs: Pick<Jobs, 'depths'>
  /** Where mails lie when no mail server is given. */
  outbox: Outbox | undefined
}
