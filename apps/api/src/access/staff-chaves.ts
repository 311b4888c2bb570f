import type { ChaveEquipe } from '@atrio/contract'
import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { Database, PlatformTrx } from '../db/client.ts'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { staffUrl } from '../staff-url.ts'
import { isCopy } from './passkey-steps.ts'
import type { RelyingParty } from './relying-party.ts'

/** A statement of the platform, alone or within what else is done. */
type Db = Pick<Database, 'selectFrom' | 'updateTable' | 'deleteFrom'>

/**
 * The staff's host is a party of its own: no portal's page can ask for its passkeys (Decisions 141, 197).
 * @throws AppError NOT_FOUND where the staff's site is at an address
 */
export function staffParty({ deps }: Pick<Context, 'deps'>): RelyingParty {
  const { hostname, origin } = staffUrl(deps.env)
  if (isIP(hostname) !== 0) throw new AppError('NOT_FOUND')
  return { host: hostname, origin, nome: 'Atrio' }
}

const hostOf = ({ deps }: Pick<Context, 'deps'>) => staffUrl(deps.env).hostname

/** Whether somebody has a passkey that this site takes. */
export async function hasChave(ctx: Context, { userId }: { userId: number }): Promise<boolean> {
  return (await countChaves(ctx.deps.db, { userId, host: hostOf(ctx) })) > 0
}

/** Of any host that the site ever had: who has one is not asked to set a factor up as if they had none. */
export function countChaves(db: Db, { userId, host }: { userId: number; host?: string }): Promise<number> {
  return db
    .selectFrom('equipeChave')
    .where('userId', '=', userId)
    .$if(host !== undefined, (here) => here.where('host', '=', host!))
    .select(sql<number>`count(*)::int`.as('many'))
    .executeTakeFirstOrThrow()
    .then(({ many }) => many)
}

export async function listChavesEquipe(ctx: Context, { userId }: { userId: number }): Promise<ChaveEquipe[]> {
  const rows = await ctx.deps.db
    .selectFrom('equipeChave')
    .where('userId', '=', userId)
    .where('host', '=', hostOf(ctx))
    .select(['id', 'nome', 'flagSincronizada', 'dataCadastro', 'dataUltimoUso'])
    .orderBy(sql`coalesce(data_ultimo_uso, data_cadastro)`, 'desc')
    .limit(100)
    .execute()
  return rows.map(({ dataCadastro, dataUltimoUso, ...chave }) => ({
    ...chave,
    dataCadastro: dataCadastro.toISOString(),
    dataUltimoUso: dataUltimoUso?.toISOString() ?? null,
  }))
}

/** What is signed with at the staff's host. */
export function findChaveEquipe(db: Db, { host, credencialId }: { host: string; credencialId: string }) {
  return db
    .selectFrom('equipeChave')
    .innerJoin('user', 'user.id', 'equipeChave.userId')
    .where('host', '=', host)
    .where('credencialId', '=', Buffer.from(credencialId, 'base64url'))
    .select(['equipeChave.id', 'equipeChave.nome', 'userId', 'email', 'idioma'])
    .select(['credencialId', 'chavePublica', 'identificador', 'transportes'])
    .executeTakeFirst()
}

export type FoundChaveEquipe = NonNullable<Awaited<ReturnType<typeof findChaveEquipe>>>

/** Those of a person at the staff's host. */
export function listKeptEquipe(db: Db, { userId, host }: { userId: number; host: string }) {
  return db
    .selectFrom('equipeChave')
    .where('userId', '=', userId)
    .where('host', '=', host)
    .select(['credencialId', 'chavePublica', 'identificador', 'transportes'])
    .execute()
}

/** Counts one use, as `countUse` of the portal's does. */
export async function countUseEquipe(
  trx: PlatformTrx,
  { id, contador, flagSincronizada }: { id: number; contador: bigint; flagSincronizada: boolean },
): Promise<'counted' | 'copied' | 'gone'> {
  const before = await trx
    .selectFrom('equipeChave')
    .where('id', '=', id)
    .select('contador')
    .forUpdate()
    .executeTakeFirst()
  if (!before) return 'gone'
  if (isCopy({ known: before.contador, contador })) return 'copied'
  await trx
    .updateTable('equipeChave')
    .set({ contador, flagSincronizada, dataUltimoUso: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return 'counted'
}
