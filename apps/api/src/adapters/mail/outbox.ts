import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

/** A message in the local outbox. */
export interface OutboxMail extends Mail {
  id: string
  /** ISO date and time. */
  date: string
}

export interface Outbox extends Mailer {
  /** The newest messages, newest first. */
  list: () => Promise<OutboxMail[]>
  find: (id: string) => Promise<OutboxMail | null>
}

const SHOWN = 200
const KEPT = 1_000

/** Keeps messages as files instead of sending them: one of JSON, with the HTML and the text beside it. */
export function createOutbox(dir: string): Outbox {
  const read = async (id: string): Promise<OutboxMail> =>
    JSON.parse(await readFile(join(dir, `${id}.json`), 'utf8')) as OutboxMail
  return {
    async send(mail) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const now = new Date()
      // Names sort by time.
      const id = `${now.toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
      const stored: OutboxMail = { id, date: now.toISOString(), ...mail }
      await writeFile(join(dir, `${id}.html`), mail.html)
      await writeFile(join(dir, `${id}.txt`), mail.text)
      const draft = join(dir, `.${id}.new`)
      await writeFile(draft, JSON.stringify(stored, null, 2))
      await rename(draft, join(dir, `${id}.json`))
      await forgetOld(dir)
    },
    async list() {
      return Promise.all((await listIds(dir)).slice(0, SHOWN).map(read))
    },
    async find(id) {
      return /^\d{17}-[0-9a-f]{8}$/.test(id) ? read(id).catch(() => null) : null
    },
    close: () => {},
  }
}

async function listIds(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [] as string[])
  return names
    .filter((name) => /^\d.*\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
    .toReversed()
}

async function forgetOld(dir: string): Promise<void> {
  for (const id of (await listIds(dir)).slice(KEPT)) {
    for (const ending of ['json', 'html', 'txt']) await rm(join(dir, `${id}.${ending}`), { force: true })
  }
}
