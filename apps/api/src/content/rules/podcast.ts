import { fold } from '@atrio/rules'
import { sql } from 'kysely'
import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'

/**
 * A church publishes one podcast itself; others are read from their feeds, each once. Which of the two it is stays: its
 * episodes are of one kind. What it is called in addresses stays, too.
 */
export const podcastRules: BeforePublish = async (trx, { id, valores: { titulo, feedUrl }, isNew }) => {
  const { rows } = await sql<{ id: number; codigo: string; feedUrl: string | null }>`
    select id, codigo, feed_url from podcast`.execute(trx)
  const [own, others] = [rows.find((row) => row.id === id), rows.filter((row) => row.id !== id)]
  if (own && (own.feedUrl === null) !== (feedUrl === null)) refuse(feedUrl === null ? 'required' : 'empty')
  // Its feed stands at one address, /podcast.xml.
  if (feedUrl === null && others.some((row) => row.feedUrl === null)) refuse('required')
  // Among the media is what the operator of a church put there.
  if (String(feedUrl).startsWith('/') && own?.feedUrl !== feedUrl) refuse('unknown')
  if (feedUrl !== null && others.some((row) => row.feedUrl === feedUrl)) refuse('unique')
  return isNew ? { codigo: codeOf(String(titulo), { id, taken: rows.map(({ codigo }) => codigo) }) } : {}
}

function codeOf(titulo: string, { id, taken }: { id: number; taken: readonly string[] }): string {
  const words = fold(titulo)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
  const codigo = words.replace(/^-+|-+$/g, '') || `podcast-${id}`
  return taken.includes(codigo) ? `${codigo}-${id}` : codigo
}

function refuse(regra: string): never {
  throw new AppError('VALIDATION', { campos: [{ campo: 'valores.feedUrl', regra }] })
}
