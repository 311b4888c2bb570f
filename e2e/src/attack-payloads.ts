import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What the project tries everywhere. */
export function ownAttacks(): string[] {
  return readLines(join(root, 'packages/rich-text/src/own-attacks.txt'))
}

/** What others published, where it is at hand. */
export function publishedAttacks(): string[] {
  const file = resolve(root, process.env.SHARED_DATA ?? '../shared/data', 'attacks/xss-payloads.txt')
  return existsSync(file) ? readLines(file) : []
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean)
}
