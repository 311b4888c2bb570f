import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'

/** A mail server where one is given, else the outbox of the data folder, which the demo shows as a page. */
export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'dataDir'>): {
  mailer: Mailer
  outbox: Outbox | undefined
} {
  if (env.SMTP_URL) return { mailer: createSmtpMailer(env.SMTP_URL, env.MAIL_FROM), outbox: undefined }
  const outbox = createOutbox(join(env.dataDir, 'outbox'))
  return { mailer: outbox, outbox }
}
