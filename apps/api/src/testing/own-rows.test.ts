import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientConfig } from '../db/connection.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

const SOURCE = new URL('../', import.meta.url).pathname

let test: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  test = await createTestDatabase()
  owner = new pg.Client(clientConfig(test.target, {}))
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

/** Where a person is asked for at whatever church, and why. */
const BESIDE: Record<string, string> = {
  'access/accounts.ts: usuario': 'whether there is an account anywhere',
  'account/notificacoes.ts: notificacao': 'those of their other churches lead there',
  'account/notificacoes.ts: usuario': 'the same',
  'account/troca-igreja.ts: usuario': 'which churches there are to change to',
}

/** Tables of which a person sees their own rows at other churches, too: `own_…` beside the church's policy. */
async function listOwnTables(): Promise<string[]> {
  const { rows } = await owner.query<{ tablename: string }>(
    `select distinct tablename from pg_policies where policyname like 'own\\_%' order by 1`,
  )
  return rows.map(({ tablename }) => tablename.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}

it('rows that a person sees at every church are asked for at one', async () => {
  const tables = await listOwnTables()
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
  )
  const found = new Set<string>()
  let seen = 0
  for (const file of files) {
    const text = await readFile(join(SOURCE, file), 'utf8')
    for (const { 0: match, 1: table, index } of text.matchAll(/\.selectFrom\('(\w+)(?: as \w+)?'\)/g)) {
      if (!tables.includes(table!)) continue
      seen += 1
      const query = chainAt(text, index + match.length)
      if (/\.where\('(?:\w+\.)?id'|igrejaId/.test(query)) continue
      found.add(`${file}: ${table}`)
    }
  }
  expect([...found].filter((place) => !(place in BESIDE))).toEqual([])
  expect(tables).toContain('usuario')
  expect(seen).toBeGreaterThan(15)
})

/** The calls that follow on one another from a place, without what stands in brackets within their own. */
function chainAt(text: string, start: number): string {
  let chain = ''
  for (let index = start, depth = 0; index < text.length; index += 1) {
    const sign = text[index]!
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    const isOver = sign === '\n' && !/^\s*(?:\.|\/\/)/.test(text.slice(index + 1))
    if (depth < 0 || (depth === 0 && isOver)) break
    if (depth < 2) chain += sign
  }
  return chain
}
