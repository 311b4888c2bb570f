import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailFile, Mailer } from './mailer.ts'

/** A message in the local outbox. */
export interface OutboxMail extends Omit<Mail, 'files'> {
  id: string
  /** ISO date and time. */
  date: string
  files: (Omit<MailFile, 'conteudo'> & { bytes: number })[]
}

export interface Outbox extends Mailer {
  /** The newest messages, newest first. */
  list: () => Promise<OutboxMail[]>
  find: (id: string) => Promise<OutboxMail | null>
  /** What a message carries, by its place among `files`. */
  file: (id: string, index: number) => Promise<Buffer | null>
}

const SHOWN = 200
const KEPT = 1_000

/** Keeps messages as files of JSON instead of sending them. */
export function createOutbox(dir: string): Outbox {
  let sent = 0
  const read = async (id: string): Promise<OutboxMail> =>
    JSON.parse(await readFile(join(dir, `${id}.json`), 'utf8')) as OutboxMail
  return {
    async send({ files, ...mail }) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      if (sent++ % LOOKED_AFTER === 0) await forgetOld(dir)
      const now = new Date()
      // Names sort by time.
      const id = `${now.toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
      const listed = files.map(({ conteudo, ...file }) => ({ ...file, bytes: conteudo.length }))
      const stored: OutboxMail = { id, date: now.toISOString(), ...mail, files: listed }
      for (const [index, { conteudo }] of files.entries()) await writeFile(fileOf(dir, id, index), conteudo)
      const draft = join(dir, `.${id}.new`)
      await writeFile(draft, JSON.stringify(stored, null, 2))
      await rename(draft, join(dir, `${id}.json`))
    },
    async list() {
      return Promise.all((await listIds(dir)).slice(0, SHOWN).map(read))
    },
    async find(id) {
      return ID.test(id) ? read(id).catch(() => null) : null
    },
    async file(id, index) {
      return ID.test(id) ? readFile(fileOf(dir, id, index)).catch(() => null) : null
    },
    close: () => {},
  }
}

const ID = /^\d{17}-[0-9a-f]{8}$/

function fileOf(dir: string, id: string, index: number): string {
  return join(dir, `${id}.${index}.bin`)
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
  const old = new Set((await listIds(dir)).slice(KEPT))
  for (const name of await readdir(dir)) {
    if (old.has(name.slice(0, name.indexOf('.')))) await rm(join(dir, name), { force: true })
  }
}
