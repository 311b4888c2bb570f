import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { refuseStale } from '../../http/stale.ts'
import { lists, readList, type List, type ListName } from './list.ts'

interface Item {
  id: number | null
  flagArquivado: boolean
  [field: string]: unknown
}

/**
 * Makes the list what is given, in that order. What is not named is deleted, if nothing names it.
 * @throws AppError VERSION_CONFLICT, NOT_FOUND for a number that is none of it, VALIDATION
 */
export async function saveList(
  trx: TenantTrx,
  {
    name,
    igrejaId,
    versao,
    itens,
    check,
  }: {
    name: ListName
    igrejaId: number
    versao: number
    itens: readonly Item[]
    /** What no schema of one field can say. */
    check?: (item: Item, stored: Item | undefined) => { campo: string; regra: string } | null
  },
): Promise<void> {
  await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
  const list = lists[name]
  const now = await readList(trx, { name })
  await refuseStale(trx, {
    seen: versao,
    now: { recurso: list.table, registro: null, versao: now.versao, valores: { itens: now.itens } },
  })
  const stored = new Map<number, Item & { usos: number }>(now.itens.map((one) => [one.id, one]))
  const ids = itens.flatMap(({ id }) => id ?? [])
  if (ids.some((id) => !stored.has(id))) throw new AppError('NOT_FOUND')
  const campos = itens.flatMap((item, index) => {
    const twice = item.id !== null && ids.indexOf(item.id) !== ids.lastIndexOf(item.id)
    const wrong = twice
      ? { campo: 'id', regra: 'unique' }
      : check?.(item, item.id === null ? undefined : stored.get(item.id))
    return wrong ? [{ campo: `itens.${index}.${wrong.campo}`, regra: wrong.regra }] : []
  })
  const gone = [...stored.values()].filter(({ id }) => !ids.includes(id!))
  if (gone.some(({ usos }) => usos > 0)) campos.push({ campo: 'itens', regra: 'inUse' })
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  const table = sql.table(list.table)
  await sql`delete from ${table} where id = any(${gone.map(({ id }) => id)}::int[])`.execute(trx)
  for (const [ordem, item] of itens.entries()) await write(trx, { list, item, ordem })
}

async function write(
  trx: TenantTrx,
  { list, item, ordem }: { list: List; item: Item; ordem: number },
): Promise<void> {
  const table = sql.table(list.table)
  const set = [
    ...Object.entries(list.columns).map(([wire, column]) => ({ column, value: sql`${valueOf(item[wire])}` })),
    ...(list.order === 'given' ? [{ column: 'ordem', value: sql`${ordem}` }] : []),
    list.archive === 'switch'
      ? { column: 'flag_ativo', value: sql`${!item.flagArquivado}` }
      : {
          column: 'arquivado_em',
          value: item.flagArquivado
            ? item.id === null
              ? sql`now()`
              : sql`coalesce(arquivado_em, now())`
            : sql`null`,
        },
  ]
  if (item.id === null) {
    const columns = sql.join(set.map(({ column }) => sql.ref(column)))
    await sql`insert into ${table} (${columns}) values (${sql.join(set.map(({ value }) => value))})`.execute(
      trx,
    )
    return
  }
  const changes = sql.join(set.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`))
  await sql`update ${table} set ${changes} where id = ${item.id}`.execute(trx)
}

const valueOf = (value: unknown) =>
  Array.isArray(value) ? JSON.stringify(value) : typeof value === 'string' ? value.trim() || null : value
