import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/**
 * A page of a list, and how many rows there are in all.
 *
 * @param page from 1
 */
export async function readPage<Db, Table extends keyof Db, Row>(
  ordered: SelectQueryBuilder<Db, Table, Row>,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await ordered
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await ordered
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** What stands before and after a place in the order of the columns; null at either end. */
export async function readNeighbours<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  { columns, place }: { columns: readonly string[]; place: RawBuilder<unknown> },
) {
  const key = sql`(${sql.join(columns.map((column) => sql.ref(column)))})`
  const nearest = async (comparison: '<' | '>', direction: 'asc' | 'desc') => {
    const beyond = query.where(sql<boolean>`${key} ${sql.raw(comparison)} ${place}`)
    const ordered = columns.reduce((so, column) => so.orderBy(sql.ref(column), direction), beyond)
    return (await ordered.limit(1).executeTakeFirst()) ?? null
  }
  return { anterior: await nearest('<', 'desc'), proximo: await nearest('>', 'asc') }
}
