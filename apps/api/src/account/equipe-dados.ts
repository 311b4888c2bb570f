import { enderecoRules, type CallInput, type accountCalls, type CampoError } from '@atrio/contract'
import {
  birthdate,
  date,
  email as emailRule,
  listFieldErrors,
  normalizeBrPhone,
  validateForm,
} from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import { saveRespostas } from './campos-personalizados.ts'
import { hasCongregacao, loadPlace } from './cadastro.ts'
import { saveEnderecoPrincipal } from './enderecos.ts'
import { isStaff, type OfUsuario } from './equipe-pessoa.ts'

type Saved = CallInput<(typeof accountCalls)['saveUsuarioEquipe']>['body']
type Dados = CallInput<(typeof accountCalls)['convidarUsuario']>['body']

/** What is written, of what somebody typed of a person. @throws AppError VALIDATION */
export async function checkDados(
  trx: TenantTrx,
  { igrejaId, dados, email }: { igrejaId: number; dados: Omit<Dados, 'email'>; email?: string },
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

/**
 * Corrects somebody's data, main address and answers to the church's own questions; of those last three what is left out
 * stays, as do sex, marital status, wedding day and occupation.
 * @throws AppError VALIDATION, NOT_FOUND, VERSION_CONFLICT
 */
export async function saveUsuarioEquipe(
  trx: TenantTrx,
  {
    igrejaId,
    id,
    dados: { versao, endereco, respostas, ...dados },
  }: Omit<OfUsuario, 'userId'> & { dados: Saved },
): Promise<void> {
  const columns = { ...(await checkDados(trx, { igrejaId, dados })), ...moreColumns(dados) }
  const { pais, today } = await loadPlace(trx, { igrejaId })
  const campos = listFieldErrors(
    validateForm(
      { dataCasamento: dados.dataCasamento, ...named(endereco) },
      { dataCasamento: [date], ...enderecoRules('endereco.', false) },
      { today },
    ),
  )
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  const saved = await trx
    .updateTable('usuario')
    .set(columns)
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .where('versao', '=', versao)
    .returning('userId')
    .executeTakeFirst()
  if (saved) {
    if (endereco && Object.values(endereco).some((part) => part?.trim())) {
      const parts = { ...endereco, pais: endereco.pais ?? pais }
      await saveEnderecoPrincipal(trx, { igrejaId, userId: saved.userId, endereco: parts })
    }
    if (respostas) {
      await saveRespostas(trx, {
        igrejaId,
        usuarioId: id,
        valores: respostas,
        at: 'respostas',
        insists: false,
      })
    }
    return
  }
  const there = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  throw new AppError(there ? 'VERSION_CONFLICT' : 'NOT_FOUND')
}

type More = Pick<Saved, 'sexo' | 'estadoCivil' | 'dataCasamento' | 'ocupacao'>

function moreColumns({ sexo, estadoCivil, dataCasamento, ocupacao }: More) {
  return {
    ...(sexo !== undefined && { sexo }),
    ...(estadoCivil !== undefined && { estadoCivil }),
    ...(dataCasamento !== undefined && { dataCasamento }),
    ...(ocupacao !== undefined && { ocupacao: ocupacao?.trim() || null }),
  }
}

/** An address by the names of what was sent. */
const named = (endereco: Saved['endereco']) =>
  Object.fromEntries(Object.entries(endereco ?? {}).map(([part, value]) => [`endereco.${part}`, value]))

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
