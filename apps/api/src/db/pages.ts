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
  const counting = ordered
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<string>().as('countOfAll'))
    .$castTo<{ countOfAll: string }>()
  const counted = await ordered
    .select(counting.as('countOfAll'))
    .limit(limit)
    .offset((page - 1) * limit)
    .$castTo<{ countOfAll: string }>()
    .execute()
  const rows = counted.map(({ countOfAll: _countOfAll, ...row }) => row as Row)
  // A page beyond the end has no row that could tell.
  const { countOfAll } =
    counted[0] ?? (page === 1 ? { countOfAll: '0' } : await counting.executeTakeFirstOrThrow())
  return { rows, total: Number(countOfAll) }
}

/** Every value of a column, in order: what a filter of the list offers. */
export async function readValues<Db, Table extends keyof Db, Column extends string>(
  query: SelectQueryBuilder<Db, Table, { [Key in Column]: string | null }>,
  column: Column,
): Promise<string[]> {
  const value = sql.ref<string>(column)
  const rows = await query
    .where(value, 'is not', null)
    .distinct()
    .orderBy(value)
    .$castTo<Record<Column, string>>()
    .execute()
  return rows.map((row) => row[column])
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
