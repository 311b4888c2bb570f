import type { CallInput, accountCalls, CampoError } from '@atrio/contract'
import { birthdate, email as emailRule, normalizeBrPhone } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import { hasCongregacao, loadPlace } from './cadastro.ts'
import { isStaff, type OfUsuario } from './equipe-pessoa.ts'

type Dados = Omit<CallInput<(typeof accountCalls)['saveUsuarioEquipe']>['body'], 'versao'>

/** What is written, of what somebody typed of a person. @throws AppError VALIDATION */
export async function checkDados(
  trx: TenantTrx,
  { igrejaId, dados, email }: { igrejaId: number; dados: Dados; email?: string },
) {
  const { today } = await loadPlace(trx, { igrejaId })
  const campos: CampoError[] = []
  if (dados.nome.trim() === '') campos.push({ campo: 'nome', regra: 'required' })
  if (email !== undefined && emailRule(email)) campos.push({ campo: 'email', regra: 'email' })
  const { dataNascimento } = dados
  if (dataNascimento && birthdate(dataNascimento, undefined, { today })) {
    campos.push({ campo: 'dataNascimento', regra: 'birthdate' })
  }
  if (dados.congregacao && !(await hasCongregacao(trx, { igrejaId, id: dados.congregacao }))) {
    campos.push({ campo: 'congregacao', regra: 'required' })
  }
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  return {
    nome: dados.nome.trim(),
    sobrenome: dados.sobrenome.trim(),
    telefone: keptPhone(dados.telefone),
    dataNascimento: dataNascimento || null,
    congregacaoId: dados.congregacao ?? null,
  }
}

/** @throws AppError VALIDATION, NOT_FOUND, VERSION_CONFLICT */
export async function saveUsuarioEquipe(
  trx: TenantTrx,
  {
    igrejaId,
    id,
    dados: { versao, ...dados },
  }: Omit<OfUsuario, 'userId'> & { dados: Dados & { versao: number } },
): Promise<void> {
  const columns = await checkDados(trx, { igrejaId, dados })
  const { numUpdatedRows } = await trx
    .updateTable('usuario')
    .set(columns)
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .where('versao', '=', versao)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const there = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  throw new AppError(there ? 'VERSION_CONFLICT' : 'NOT_FOUND')
}

/** Closes an account at the church, with every session there. @throws AppError NOT_FOUND, STAFF_ACCOUNT of who is of the staff */
export async function desativarUsuario(trx: TenantTrx, { igrejaId, userId, id }: OfUsuario): Promise<void> {
  const whom = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .select(['userId', isStaff.as('isStaff')])
    .forUpdate()
    .executeTakeFirst()
  if (!whom) throw new AppError('NOT_FOUND')
  if (whom.isStaff) throw new AppError('STAFF_ACCOUNT')
  await trx
    .updateTable('usuario')
    .set({ flagAtivo: false })
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .execute()
  await sql`update session set revoked_at = now()
    where igreja_id = ${igrejaId} and user_id = ${whom.userId} and revoked_at is null`.execute(trx)
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'usuarioDesativado', alvo: `usuario:${id}` }])
}

/** As it is kept: `11987654321`, or as it was typed where it is none of Brazil's. */
function keptPhone(telefone: string | null | undefined): string | null {
  const typed = telefone?.trim() || null
  return typed && (normalizeBrPhone(typed) ?? typed)
}
