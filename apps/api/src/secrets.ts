import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Keys by purpose. Each has the current key first, then those before it, which only verify and open. */
export interface Secrets {
  keys: (purpose: string) => Buffer[]
  key: (purpose: string) => Buffer
  /** What sealed values call the keys, in their order. */
  ids: readonly string[]
}

export async function loadSecrets(
  env: Pick<Env, 'ATRIO_SECRET' | 'ATRIO_SECRET_PREVIOUS' | 'secretsDir'>,
): Promise<Secrets> {
  const current = env.ATRIO_SECRET ?? (await readOrCreate(env.secretsDir))
  const masters = [current, ...(env.ATRIO_SECRET_PREVIOUS ?? [])]
  const derived = new Map<string, Buffer[]>()
  const keys = (purpose: string) => {
    const known = derived.get(purpose)
    if (known) return known
    const fresh = masters.map((master) => Buffer.from(hkdfSync('sha256', master, 'atrio', purpose, 32)))
    derived.set(purpose, fresh)
    return fresh
  }
  const ids = masters.map((master) =>
    Buffer.from(hkdfSync('sha256', master, 'atrio', 'key-id', 4)).toString('hex'),
  )
  return { keys, key: (purpose) => keys(purpose)[0]!, ids }
}

async function readOrCreate(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, 'master')
  const draft = join(dir, `master.${process.pid}.new`)
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  // `link` fails when the file exists: of two first starts one wins, and both read the same secret.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}
