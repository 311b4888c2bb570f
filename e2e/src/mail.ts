import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { hostUrl } from './world.ts'

export interface Mail {
  id: string
  to: string
  subject: string
  html: string
  text: string
}

/**
 * The newest mail to an address that is not among those seen before, and says what is wanted in its subject or text; waits
 * for the queue to send it.
 */
export async function nextMail(
  request: APIRequestContext,
  to: string,
  { seen = [], says = /(?:)/ }: { seen?: readonly Mail[]; says?: RegExp } = {},
): Promise<Mail> {
  const before = new Set(seen.map(({ id }) => id))
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const mails = await mailsTo(request, to)
      found = mails.find(
        ({ id, subject, text }) => !before.has(id) && (says.test(subject) || says.test(text)),
      )
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** What was sent to an address, newest first; of all mails only the last 200 are told, so that their number means nothing. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get(hostUrl('localhost', '/_dev/mail'), {
    headers: { accept: 'application/json' },
  })
  const { mails } = (await response.json()) as { mails: Mail[] }
  return mails.filter((mail) => mail.to === to)
}

/** The address that the button of a mail leads to. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error('the mail holds no link')
  return link
}
