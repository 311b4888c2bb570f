import type { CallInput, CarteirinhaEmitida, cardCalls } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import { carteirinhaEmitida, carteirinhaRenovada, carteirinhaRevogada } from './kinds.ts'

type Said = CallInput<(typeof cardCalls)['emitirCarteirinha']>['body']

interface Given {
  igrejaId: number
  /** Who issues it. */
  userId: number
  /** Of whom it is. */
  usuarioId: number
}

/**
 * Issues a card to somebody of the church, or renews it, and tells them: never two that are good, and of one that is
 * renewed the code of the old one opens nothing. @throws AppError NOT_FOUND, VALIDATION
 */
export async function emitirCarteirinha(
  deps: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { said, ...given }: Given & { said: Said },
): Promise<{ carteirinha: CarteirinhaEmitida; flagRenovada: boolean }> {
  const { igrejaId, usuarioId } = given
  const pessoa = await lockPessoa(trx, given)
  const before = await findLast(trx, given)
  const numero = said.numero?.trim() || before?.numero
  if (!numero) throw refuse('numero', 'required')
  await requireDates(trx, said)
  await revoke(trx, given)
  await requireFree(trx, { numero })
  const keep = <Name extends 'funcao' | 'responsavel' | 'dataBatismo'>(name: Name) =>
    said[name] === undefined ? (before?.[name] ?? null) : said[name]
  const carteirinha = await trx
    .insertInto('carteirinha')
    .values({
      usuarioId,
      numero,
      funcao: keep('funcao') || null,
      responsavel: keep('responsavel') || null,
      dataBatismo: keep('dataBatismo'),
      validade: said.validade ?? null,
    })
    .returning(['id', 'numero', 'funcao', 'responsavel', 'dataBatismo', 'dataEmissao', 'validade'])
    .executeTakeFirstOrThrow()
  const flagRenovada = before !== undefined
  note(trx, { ...given, acao: flagRenovada ? 'carteirinhaRenovada' : 'carteirinhaEmitida', whom: pessoa.id })
  const kind = flagRenovada ? carteirinhaRenovada : carteirinhaEmitida
  await deps.announce(trx, { kind, igrejaId, to: toPessoa(pessoa), facts: { url: '/user/member-card' } })
  return { carteirinha, flagRenovada }
}

/** Takes the card that somebody has back, and tells them. @throws AppError NOT_FOUND, also where there is none */
export async function revogarCarteirinha(
  deps: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  given: Given,
): Promise<void> {
  const pessoa = await lockPessoa(trx, given)
  if (!(await revoke(trx, given))) throw new AppError('NOT_FOUND')
  note(trx, { ...given, acao: 'carteirinhaRevogada', whom: pessoa.id })
  await deps.announce(trx, {
    kind: carteirinhaRevogada,
    igrejaId: given.igrejaId,
    to: toPessoa(pessoa),
    facts: { url: '/user/member-card' },
  })
}

/** Of two cards issued at once the second finds the first. @throws AppError NOT_FOUND */
async function lockPessoa(trx: TenantTrx, { igrejaId, usuarioId }: Pick<Given, 'igrejaId' | 'usuarioId'>) {
  const found = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.id', '=', usuarioId)
    .where('usuario.flagAtivo', '=', true)
    .select(['user.id', 'user.email', 'user.idioma'])
    .forUpdate('usuario')
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

function findLast(trx: TenantTrx, { igrejaId, usuarioId }: Pick<Given, 'igrejaId' | 'usuarioId'>) {
  return trx
    .selectFrom('carteirinha')
    .where('igrejaId', '=', igrejaId)
    .where('usuarioId', '=', usuarioId)
    .select(['numero', 'funcao', 'responsavel', 'dataBatismo'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Neither a last day that is over, nor a baptism that is still to come. @throws AppError VALIDATION */
async function requireDates(trx: TenantTrx, { validade, dataBatismo }: Said): Promise<void> {
  const { rows } = await sql<{ today: string }>`select current_igreja_day()::text as today`.execute(trx)
  const { today } = rows[0]!
  if (validade && validade < today) throw refuse('validade', 'date')
  if (dataBatismo && dataBatismo > today) throw refuse('dataBatismo', 'date')
}

async function revoke(
  trx: TenantTrx,
  { igrejaId, usuarioId }: Pick<Given, 'igrejaId' | 'usuarioId'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('carteirinha')
    .set({ situacao: 'revogada' })
    .where('igrejaId', '=', igrejaId)
    .where('usuarioId', '=', usuarioId)
    .where('situacao', '=', 'ativa')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function requireFree(trx: TenantTrx, { numero }: { numero: string }): Promise<void> {
  const taken = await trx
    .selectFrom('carteirinha')
    .where('numero', '=', numero)
    .where('situacao', '=', 'ativa')
    .select('id')
    .executeTakeFirst()
  if (taken) throw refuse('numero', 'inUse')
}

function refuse(campo: string, regra: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo, regra }] })
}

function toPessoa({ id, email, idioma }: { id: number; email: string; idioma: string }) {
  return { email, locale: localeOf(idioma) ?? ('en' as const), userId: id }
}

function note(
  trx: TenantTrx,
  { igrejaId, userId, acao, whom }: Given & { acao: string; whom: number },
): void {
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `user:${whom}` }])
}
