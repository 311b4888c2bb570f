import type { Client } from 'pg'

export type TableDescription = {
  name: string
  /** Belongs to no church: its comment begins with `platform:`. */
  platform: boolean
  columns: ColumnDescription[]
}

type ColumnDescription = {
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Computed by the database, or an identity that nobody else may set. */
  always: boolean
}

/** The application's tables as the database's catalogue describes them, in a fixed order. */
export async function describeTables(client: Client): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(`
    select c.relname as name,
      coalesce(obj_description(c.oid, 'pg_class') like 'platform: _%', false) as platform,
      json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, null),
        'nullable', not a.attnotnull,
        'hasDefault', a.atthasdef or a.attidentity <> '',
        'always', a.attgenerated <> '' or a.attidentity = 'a') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid order by c.relname collate "C"`)
  return rows
}

/** The TypeScript source of the tables' types, in camel case as queries spell them. */
export function renderSchema(tables: TableDescription[]): string {
  const platform = tables.filter((table) => table.platform)
  const tenant = tables.filter((table) => !table.platform)
  return [
    HEADER,
    renderGroup('Tables that belong to no church.', 'PlatformTables', platform),
    renderGroup(
      "Tables of which each row belongs to one church. Only a tenant's transaction sees them.",
      'TenantTables',
      tenant,
    ),
    renderNames(tenant),
    'export interface Tables extends PlatformTables, TenantTables {}\n',
    ...tables.map(renderTable),
  ].join('\n')
}

const HEADER = `// Generated from the migrations by generate-schema.ts. Do not edit.
import type { ColumnType } from 'kysely'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Written as JSON text: the driver would make a database array of a plain one. */
export type Json = ColumnType<JsonValue, string, string>
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** May be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Set by the database alone. */
export type GeneratedAlways<T> = T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>
`

function renderGroup(meaning: string, name: string, tables: TableDescription[]): string {
  const lines = tables.map((table) => `  ${camelCase(table.name)}: ${interfaceName(table)}`)
  return `/** ${meaning} */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`
}

function renderNames(tables: TableDescription[]): string {
  const lines = tables.map(({ name }) => `  '${name}',`)
  return `/** The same by their names in the database. */\nexport const TENANT_TABLES: ReadonlySet<string> = new Set([\n${lines.join('\n')}\n])\n`
}

function renderTable(table: TableDescription): string {
  const lines = table.columns.map((column) => `  ${camelCase(column.name)}: ${columnType(table, column)}`)
  return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`
}

function columnType(table: TableDescription, column: ColumnDescription): string {
  const array = column.type.endsWith('[]')
  const type = TYPES[column.type.replace('[]', '')]
  if (!type) throw new Error(`${table.name}.${column.name}: no TypeScript type is known for ${column.type}`)
  const value = `${type}${array ? '[]' : ''}${column.nullable ? ' | null' : ''}`
  if (column.always) return `GeneratedAlways<${value}>`
  return column.hasDefault ? `Generated<${value}>` : value
}

// As parsers.ts delivers them.
const TYPES: Record<string, string> = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  inet: 'string',
  integer: 'number',
  interval: 'string',
  jsonb: 'Json',
  numeric: 'string',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
}

function interfaceName(table: TableDescription): string {
  const name = camelCase(table.name)
  return `${name[0]!.toUpperCase()}${name.slice(1)}Table`
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
