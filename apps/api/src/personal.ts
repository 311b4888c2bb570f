import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TenantTrx } from './db/tenant.ts'
import type { Deps } from './deps.ts'
import type { Secrets } from './secrets.ts'

/** A person at one church, as their rows are found. */
export interface Person {
  igrejaId: number
  /** Their account on the platform, and the one at the church. */
  userId: number
  usuarioId: number
  email: string
  /** By table: rows of the same e-mail that no account leads to (`seek`). */
  sought: Readonly<Record<string, readonly (number | string)[]>>
}

export type PersonalDeps = Pick<
  Deps,
  'announce' | 'db' | 'env' | 'gateways' | 'onError' | 'purchases' | 'secrets'
>

/** A table that holds something of people: what it gives them, and what becomes of it when they go (Decision 147). */
export interface PersonalTable {
  /** Which of its rows, `t`, are the person's; those of the church or, of a table of the platform, of all. */
  whose: (person: Person) => RawBuilder<SqlBool>
  /** Keys of more rows that are theirs. */
  seek?: (secrets: Secrets, trx: TenantTrx, person: Omit<Person, 'sought'>) => Promise<(number | string)[]>
  /** Columns that an export leaves out; `true` for all. Digests are never in it, and what is sealed is opened. */
  hidden?: true | readonly string[]
  /** What its numbers mean, for an export to say in words: a column, and what stands there. */
  named?: Readonly<Record<string, RawBuilder<unknown>>>
  erase: Erase
}

/** The rows go; or they stay for a reason, without what leads to the person. */
type Erase =
  | 'delete'
  | {
      why: string
      /** Columns and what stands there afterwards. */
      cut?: Readonly<Record<string, ((person: Person) => RawBuilder<unknown>) | Sealed>>
      /** Columns that look like a person's and stay, each with its reason. */
      kept?: Readonly<Record<string, string>>
    }

/** What is sealed anew for each row, by another column of it. */
interface Sealed {
  by: string
  seal: (secrets: Secrets, value: string) => Buffer
}

/** What a slice, or a part that slices share, says of the people in its tables. */
export interface Personal {
  tables: Readonly<Record<string, PersonalTable>>
  /** Columns, or tables, that look like a person's and are not, each with its reason. */
  impersonal?: Readonly<Record<string, string>>
  /** Ends what goes on by itself, before anything is erased. @throws where that cannot be told yet: it is tried again */
  end?: (deps: PersonalDeps, person: Person) => Promise<unknown>
}

/** Every table with people, by its name, and what has to end first. */
export interface PersonalRegistry {
  tables: ReadonlyMap<string, PersonalTable>
  impersonal: ReadonlyMap<string, string>
  ends: readonly NonNullable<Personal['end']>[]
}

/** @throws Error for a table that two slices claim */
export function joinPersonal(all: readonly Personal[]): PersonalRegistry {
  const tables = all.flatMap((one) => Object.entries(one.tables))
  const twice = tables.find(([name], index) => tables.findIndex(([other]) => other === name) !== index)
  if (twice) throw new Error(`${twice[0]} is registered twice`)
  return {
    tables: new Map(tables),
    impersonal: new Map(all.flatMap(({ impersonal = {} }) => Object.entries(impersonal))),
    ends: all.flatMap(({ end }) => end ?? []),
  }
}

/** Rows of which `user_id` is the person's account. */
export const byUser = ({ userId }: Person): RawBuilder<SqlBool> => sql<SqlBool>`t.user_id = ${userId}`

/** Rows of which `usuario_id` is the person's account at the church. */
export const byUsuario = ({ usuarioId }: Person): RawBuilder<SqlBool> =>
  sql<SqlBool>`t.usuario_id = ${usuarioId}`

/** The person's account holds them, and they go with it. */
export const ofUser: PersonalTable = { whose: byUser, erase: 'delete' }

export const nothing = (): RawBuilder<unknown> => sql`null`

/** Stands for who bought where a number is counted by: no account ever has it, and nothing leads from it to anybody. */
export const nobody = ({ usuarioId }: Person): RawBuilder<unknown> => sql`${-1_000_000_000 - usuarioId}::int`

/** Their ids are among those that were sought. */
export function isSought({ sought }: Person, table: string, column = 'id'): RawBuilder<SqlBool> {
  return sql<SqlBool>`t.${sql.ref(column)} = any(${[...(sought[table] ?? [])]}::int[])`
}
