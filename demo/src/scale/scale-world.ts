import { readFile } from 'node:fs/promises'
import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { ARGON2 } from '../load/users.ts'
import { demoPassword } from '../people.ts'

export type ScaleOptions = {
  /** How many generated churches there shall be; those of earlier runs count. */
  igrejas: number
  /** Over how many organisations the new ones are spread. */
  organizacoes: number
  /** How many news, devotionals and songs each new church has. */
  documentos?: number
  /** How many small groups each new church has. */
  grupos?: number
  onProgress: (made: number) => void
}

/**
 * Fills the database with churches for load tests: visual, modules, banners, services, menu, contact and place,
 * payment methods, reasons and one member each. Their codes are `escala-000001` and on.
 *
 * @returns how many were made.
 */
export async function scaleWorld(
  owner: pg.Client,
  { igrejas, organizacoes, documentos = 0, grupos = 0, onProgress }: ScaleOptions,
): Promise<number> {
  for (const file of ['./make-church.sql', './make-documents.sql', './make-groups.sql'])
    await owner.query(await readFile(new URL(file, import.meta.url), 'utf8'))
  const ids = await makeOrganizacoes(owner, organizacoes)
  const passwordHash = await hash(demoPassword, ARGON2)
  const first = (await countMade(owner)) + 1
  for (let from = first; from <= igrejas; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, igrejas)
    await owner.query(
      'select pg_temp.make_church(i, ($3::int[])[i % cardinality($3::int[]) + 1], $4) from generate_series($1::int, $2::int) as i',
      [from, to, ids, passwordHash],
    )
    if (documentos > 0) await fill(owner, 'make_documents', { from, to, count: documentos })
    if (grupos > 0) await fill(owner, 'make_groups', { from, to, count: grupos })
    onProgress(to - first + 1)
  }
  await owner.query('analyze')
  return Math.max(0, igrejas - first + 1)
}

// Each chunk is one transaction: an interrupted run goes on where it stopped.
const CHUNK = 500

async function fill(
  owner: pg.Client,
  by: 'make_documents' | 'make_groups',
  { from, to, count }: { from: number; to: number; count: number },
): Promise<void> {
  await owner.query(
    `select pg_temp.${by}(id, $3) from igreja
      where codigo between 'escala-' || lpad($1::text, 6, '0') and 'escala-' || lpad($2::text, 6, '0') order by id`,
    [from, to, count],
  )
}

async function makeOrganizacoes(owner: pg.Client, count: number): Promise<number[]> {
  await owner.query(
    `insert into organizacao (slug, nome)
      select 'escala-' || n, 'Escala ' || n from generate_series(1, $1::int) as n on conflict (slug) do nothing`,
    [count],
  )
  const { rows } = await owner.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from organizacao
      where slug in (select 'escala-' || n from generate_series(1, $1::int) as n)`,
    [count],
  )
  return rows[0]!.ids
}

async function countMade(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ made: number }>(
    `select coalesce(max(substr(codigo, 8)::int), 0) as made from igreja where codigo ~ '^escala-\\d{6}$'`,
  )
  return rows[0]!.made
}
