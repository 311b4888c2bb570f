import type { Mailer } from './mailer.ts'
import { createOutbox, type Outbox } from './outbox.ts'

/** A mail server where one is given, else a folder of messages, which the demo shows as a page. */
export async function createMailer(options: {
  smtpUrl: string | undefined
  from: string
  outboxDir: string
}): Promise<{ mailer: Mailer; outbox: Outbox | undefined }> {
  if (options.smtpUrl) {
    const { createSmtpMailer } = await import('./smtp.ts')
    return { mailer: createSmtpMailer(options.smtpUrl, options.from), outbox: undefined }
  }
  const outbox = createOutbox(options.outboxDir)
  return { mailer: outbox, outbox }
}
