import type { Resource, Valores } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import { toField } from './columns.ts'

/** Names in statements come from declarations alone, never from a request (Decision 163). */

export const tableOf = ({ nome }: Pick<Resource, 'nome'>) => sql.table(nome)

/** As `rascunho` and `revisao` name a table. */
export const recursoOf = ({ nome }: Pick<Resource, 'nome'>) => snake(nome)

/** What of a table is the engine's to write, as a condition on a row `t`. */
export function scopeOf({ nome }: Pick<Resource, 'nome'>): RawBuilder<boolean> {
  return scopes[nome] ?? sql<boolean>`true`
}

const scopes: Record<string, RawBuilder<boolean>> = {
  podcastItem: sql`exists (select from podcast as p where p.codigo = t.podcast_codigo and p.feed_url is null)`,
}

/** Where an order that staff give is kept. */
export const placeOf = ({ place }: Pick<Resource, 'place'>) => place?.column ?? 'ordem'

/** Rows of the same list in one order: all of a kind, or those below one record. */
export const asOneList = ({ place }: Pick<Resource, 'place'>): RawBuilder<unknown> =>
  place ? column(place.within) : sql`0`

export const column = (name: string) => sql.ref(`t.${name}`)

/** Some of the fields of a row `t`, as an object with the wire's names. */
export function valuesAs(names: readonly string[]): RawBuilder<Valores> {
  const pairs = names.map((name) => sql`${name}::text, ${column(name)}`)
  return sql<Valores>`jsonb_build_object(${sql.join(pairs)})`
}

/** The time of a row `t`; a record of the church has none. */
export function timesOf({ life }: Pick<Resource, 'life'>) {
  return life === 'content'
    ? { publicarEm: sql<Date | null>`t.publicar_em`, retirarEm: sql<Date | null>`t.retirar_em` }
    : { publicarEm: sql<Date | null>`null::timestamptz`, retirarEm: sql<Date | null>`null::timestamptz` }
}

/** When a row `t` is removed for good; null for what is not archived, or stays (Decision 307). */
export function apagaEmOf({ archived }: Pick<Resource, 'archived'>): RawBuilder<Date | null> {
  return archived === 'goes' ? sql`t.arquivado_em + interval '30 days'` : sql`null::timestamptz`
}

/** Whether visitors see a row `t` now, or shall, or did. */
export function situacaoOf(resource: Pick<Resource, 'life' | 'shownFrom' | 'fields'>): RawBuilder<string> {
  const { publicarEm, retirarEm } = timesOf(resource)
  const { shownFrom: from } = resource
  const isMoment = from !== undefined && resource.fields[from]!.ui.input === 'moment'
  const early = from
    ? sql`${column(from)} > ${isMoment ? sql`now()` : sql`current_igreja_day()`}`
    : sql`false`
  return sql<string>`case when t.arquivado_em is not null then 'arquivado' when ${retirarEm} <= now() then 'encerrado'
    when ${publicarEm} > now() or ${early} then 'agendado' else 'publicado' end`
}

export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Values as the wire has them: JSON from the database writes moments, lists and files of captions otherwise. */
export function onTheWire(resource: Pick<Resource, 'fields'>, valores: Valores): Valores {
  return Object.fromEntries(
    Object.entries(valores).map(([name, value]) => [name, toField(resource, name, value)]),
  )
}
