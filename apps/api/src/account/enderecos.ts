import { enderecoRules, type Cadastro, type DadosEndereco, type EnderecoPessoal } from '@atrio/contract'
import { listFieldErrors, validateForm } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { lockUsuario } from '../http/usuario.ts'
import { isPais } from './paises.ts'

/** Whose addresses: a person's at one church. */
interface Owner {
  igrejaId: number
  userId: number
}

type Parts = NonNullable<Cadastro['endereco']>

/** The parts of an address, which are its columns. */
export const ENDERECO = ['pais', 'estado', 'cidade', 'bairro', 'rua', 'numero', 'complemento', 'cep'] as const
const COLUMNS = ['id', ...ENDERECO, 'flagPrincipal'] as const
const MAX = 20

/** The main one first. */
export function listEnderecos(trx: TenantTrx, { igrejaId, userId }: Owner): Promise<EnderecoPessoal[]> {
  return trx
    .selectFrom('usuarioEndereco')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(COLUMNS)
    .orderBy('flagPrincipal', 'desc')
    .orderBy('id')
    .execute()
}

/** @throws AppError VALIDATION, FORBIDDEN without an account here, ACCOUNT_LIMIT */
export async function createEndereco(
  trx: TenantTrx,
  { dados, ...owner }: Owner & { dados: DadosEndereco },
): Promise<EnderecoPessoal> {
  validate(dados)
  await lockUsuario(trx, owner)
  const { length: count } = await listEnderecos(trx, owner)
  if (count >= MAX) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX } })
  const flagPrincipal = dados.flagPrincipal === true || count === 0
  if (flagPrincipal) await clearPrincipal(trx, owner)
  return trx
    .insertInto('usuarioEndereco')
    .values({ userId: owner.userId, ...partsOf(dados), flagPrincipal })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** @throws AppError VALIDATION, FORBIDDEN without an account here, NOT_FOUND */
export async function saveEndereco(
  trx: TenantTrx,
  { id, dados, ...owner }: Owner & { id: number; dados: DadosEndereco },
): Promise<EnderecoPessoal> {
  validate(dados)
  await lockUsuario(trx, owner)
  if (dados.flagPrincipal) await clearPrincipal(trx, owner)
  const saved = await trx
    .updateTable('usuarioEndereco')
    .set({ ...partsOf(dados), ...(dados.flagPrincipal && { flagPrincipal: true }) })
    .where('igrejaId', '=', owner.igrejaId)
    .where('userId', '=', owner.userId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  // What was the main one is that again: the transaction ends here.
  if (!saved) throw new AppError('NOT_FOUND')
  return saved
}

/** @throws AppError FORBIDDEN without an account here, NOT_FOUND */
export async function deleteEndereco(
  trx: TenantTrx,
  { id, igrejaId, userId }: Owner & { id: number },
): Promise<void> {
  await lockUsuario(trx, { igrejaId, userId })
  const gone = await trx
    .deleteFrom('usuarioEndereco')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('flagPrincipal')
    .executeTakeFirst()
  if (!gone) throw new AppError('NOT_FOUND')
  if (!gone.flagPrincipal) return
  await sql`
    update usuario_endereco set flag_principal = true where igreja_id = ${igrejaId} and id = (
      select min(id) from usuario_endereco where igreja_id = ${igrejaId} and user_id = ${userId})`.execute(
    trx,
  )
}

/** Puts an address in the place of the main one, or makes it that. Its rules are those of whoever asks for it. */
export async function saveEnderecoPrincipal(
  trx: TenantTrx,
  { userId, endereco }: Owner & { endereco: Parts },
): Promise<void> {
  const parts = partsOf(endereco)
  if (ENDERECO.every((part) => parts[part] === null)) return
  await trx
    .insertInto('usuarioEndereco')
    .values({ userId, ...parts, flagPrincipal: true })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'userId'])
        // As the index says it: parameters would not be known to be its condition.
        .where(sql<boolean>`flag_principal`)
        .doUpdateSet(parts),
    )
    .execute()
}

/** Takes the person's main address along to the church of the transaction. */
export async function copyEnderecoPrincipal(
  trx: TenantTrx,
  { userId, from, to }: { userId: number; from: number; to: number },
): Promise<void> {
  const endereco = await trx
    .selectFrom('usuarioEndereco')
    .where('igrejaId', '=', from)
    .where('userId', '=', userId)
    .where('flagPrincipal', '=', true)
    .select(ENDERECO)
    .executeTakeFirst()
  if (endereco) await saveEnderecoPrincipal(trx, { igrejaId: to, userId, endereco })
}

function validate(dados: DadosEndereco): void {
  const found = listFieldErrors(validateForm(dados, enderecoRules()))
  if (dados.pais && !isPais(dados.pais)) found.push({ campo: 'pais', regra: 'regex' })
  if (found.length > 0) throw new AppError('VALIDATION', { campos: found })
}

async function clearPrincipal(trx: TenantTrx, { igrejaId, userId }: Owner): Promise<void> {
  await trx
    .updateTable('usuarioEndereco')
    .set({ flagPrincipal: false })
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('flagPrincipal', '=', true)
    .execute()
}

function partsOf(endereco: Parts) {
  const text = (part: (typeof ENDERECO)[number]) => endereco[part]?.trim() || null
  return {
    pais: text('pais'),
    estado: text('estado'),
    cidade: text('cidade'),
    bairro: text('bairro'),
    rua: text('rua'),
    numero: text('numero'),
    complemento: text('complemento'),
    cep: text('cep')?.replaceAll('-', '') ?? null,
  }
}
