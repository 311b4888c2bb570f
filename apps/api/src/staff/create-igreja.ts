import { moduloNomes, type IgrejaNova, type ModuloCodigo } from '@atrio/contract'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import { isFresh } from '../setup-code.ts'
import { requireTimeZone } from './time-zone.ts'

/** What a church begins with; the rest is switched on when it has something to show. */
const FIRST: readonly ModuloCodigo[] = ['MOD_EVENTO', 'MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_MURAL_ORACAO']
/** Names that stand for other things before a host. */
const RESERVED = new Set(['admin', 'api', 'mail', 'www'])

interface Founder {
  nome: string
  sobrenome: string
  /** The account, or what makes one. */
  account: number | { email: string; passwordHash: string }
}

/**
 * Makes a church of an organisation, or of a new one by its name, with somebody who administers it. With `isFirst` there is
 * no other church. @throws AppError VALIDATION, NOT_FOUND
 */
export async function createIgreja(
  db: Database,
  given: { igreja: IgrejaNova; organizacao: number | string; founder: Founder; isFirst?: true },
): Promise<void> {
  const { igreja, founder } = given
  // A church's own rows can be written only under its number, so that is taken before the row is made.
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('igreja', 'id'))::int as id`.execute(db)
  const igrejaId = rows[0]!.id
  await withTenant(db, { igrejaId }, async (trx) => {
    await sql`select pg_advisory_xact_lock(7411007)`.execute(trx)
    if (given.isFirst && !(await isFresh(trx))) throw new AppError('NOT_FOUND')
    const isNew = typeof given.organizacao === 'string'
    const organizacaoId = isNew
      ? await createOrganizacao(trx, { nome: given.organizacao as string, codigo: igreja.codigo })
      : (given.organizacao as number)
    const { codigo, nome, idioma, fusoHorario, moeda, pais } = igreja
    const made = await sql`
      insert into igreja (id, codigo, slug, nome, idioma, fuso_horario, moeda, organizacao_id) overriding system value
      values (${igrejaId}, ${codigo}, ${codigo}, ${nome}, ${idioma}, ${fusoHorario}, ${moeda}, ${organizacaoId})
      on conflict do nothing returning id`.execute(trx)
    if (made.rows.length === 0) throw refuse('igreja.codigo', 'unique')
    await trx.insertInto('cliente').values({ igrejaId, nome, pais }).execute()
    await trx
      .insertInto('igrejaModulo')
      .values(FIRST.map((modulo, ordem) => ({ codigo: modulo, ordem, nome: moduloNomes[idioma][modulo] })))
      .execute()
    const userId = await accountOf(trx, { founder, idioma })
    const { nome: own, sobrenome } = founder
    await trx.insertInto('usuario').values({ userId, nome: own, sobrenome, flagAtivo: true }).execute()
    // Who makes an organisation answers for it.
    const roles = isNew ? ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] : ['ROLE_ADMIN']
    await trx
      .insertInto('userIgrejaRole')
      .values(roles.map((role) => ({ userId, role })))
      .execute()
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'igrejaCriada', alvo: `igreja:${igrejaId}` }])
  })
}

async function accountOf(
  trx: TenantTrx,
  { founder: { account }, idioma }: { founder: Founder; idioma: string },
): Promise<number> {
  if (typeof account === 'number') return account
  const { id } = await trx
    .insertInto('user')
    .values({ ...account, idioma })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What no schema of one field can say. @throws AppError VALIDATION */
export function requireIgrejaNova({ codigo, fusoHorario }: IgrejaNova): void {
  if (RESERVED.has(codigo)) throw refuse('igreja.codigo', 'unique')
  requireTimeZone(fusoHorario, 'igreja.fusoHorario')
}

/** Under an address that no other has. */
async function createOrganizacao(
  trx: TenantTrx,
  { nome, codigo }: { nome: string; codigo: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into organizacao (slug, nome) select case when exists (select from organizacao where slug = ${codigo})
      then ${codigo} || '-' || substr(gen_random_uuid()::text, 1, 8) else ${codigo} end, ${nome} returning id`.execute(
    trx,
  )
  return rows[0]!.id
}

const refuse = (campo: string, regra: string) => new AppError('VALIDATION', { campos: [{ campo, regra }] })
