import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { hostUrl } from './world.ts'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** The newest mail to an address that is not among those seen before; waits for the queue to send it. */
export async function nextMail(request: APIRequestContext, to: string, seen = 0): Promise<Mail> {
  let found: Mail[] = []
  await expect
    .poll(async () => {
      found = await mailsTo(request, to)
      return found.length
    })
    .toBeGreaterThan(seen)
  return found[0]!
}

/** What was sent to an address so far, newest first. */
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
