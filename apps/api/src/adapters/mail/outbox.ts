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

/** Keeps messages as files of JSON instead of sending them. */
export function createOutbox(dir: string): Outbox {
  let sent = 0
  const read = async (id: string): Promise<OutboxMail> =>
    JSON.parse(await readFile(join(dir, `${id}.json`), 'utf8')) as OutboxMail
  return {
    async send(mail) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      if (sent++ % LOOKED_AFTER === 0) await forgetOld(dir)
      const now = new Date()
      // Names sort by time.
      const id = `${now.toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
      const stored: OutboxMail = { id, date: now.toISOString(), ...mail }
      const draft = join(dir, `.${id}.new`)
      await writeFile(draft, JSON.stringify(stored, null, 2))
      await rename(draft, join(dir, `${id}.json`))
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

/** To go through the folder for every message would cost more than the message. */
const LOOKED_AFTER = 100

async function forgetOld(dir: string): Promise<void> {
  for (const id of (await listIds(dir)).slice(KEPT)) await rm(join(dir, `${id}.json`), { force: true })
}
