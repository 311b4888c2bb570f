import type { accountCalls, CallResult } from '@atrio/contract'
import { isIsoDate } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'

type Answer = CallResult<(typeof accountCalls)['listCamposPersonalizados']>
type Campo = Answer['camposPersonalizados'][number]

/** A person at the church of the transaction. */
interface Person {
  userId: number
  igrejaId: number
}

/** The church's custom fields, each with the person's answer or null. */
export async function listCamposPersonalizados(
  trx: TenantTrx,
  { userId, igrejaId }: Person,
): Promise<Answer> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst()
  return { camposPersonalizados: await listRespostas(trx, { igrejaId, usuarioId: usuario?.id ?? 0 }) }
}

/** The same of somebody by their account at the church. */
export async function listRespostas(
  trx: TenantTrx,
  { igrejaId, usuarioId }: { igrejaId: number; usuarioId: number },
): Promise<Campo[]> {
  const campos = await trx
    .selectFrom('campoPersonalizado as campo')
    .where('campo.igrejaId', '=', igrejaId)
    .where('campo.flagAtivo', '=', true)
    .select((eb) => [
      'campo.id',
      'campo.nome',
      'campo.tipo',
      'campo.opcoes',
      'campo.flagObrigatorio',
      eb
        .selectFrom('campoPersonalizadoValor as resposta')
        .whereRef('resposta.igrejaId', '=', 'campo.igrejaId')
        .whereRef('resposta.campoPersonalizadoId', '=', 'campo.id')
        .where('resposta.usuarioId', '=', usuarioId)
        .select('resposta.valor')
        .as('valor'),
    ])
    .orderBy('campo.ordem')
    .orderBy('campo.id')
    .execute()
  return campos as Campo[]
}

/**
 * Saves answers by the id of their field; null takes one away.
 * @throws AppError FORBIDDEN without an account here, NOT_FOUND for a field that the church does not have, VALIDATION
 */
export async function saveCamposPersonalizados(
  trx: TenantTrx,
  { valores, ...person }: Person & { valores: Record<string, string | null> },
): Promise<Answer> {
  const { id: usuarioId } = await requireUsuario(trx, person)
  await saveRespostas(trx, { igrejaId: person.igrejaId, usuarioId, valores, at: 'valores', insists: true })
  return listCamposPersonalizados(trx, person)
}

/**
 * The same for somebody by their account at the church.
 * @param at what the answers are called in what was sent
 * @param insists an answer that the church asks of everybody cannot be taken away
 * @throws AppError NOT_FOUND for a field that the church does not have, VALIDATION
 */
export async function saveRespostas(
  trx: TenantTrx,
  {
    igrejaId,
    usuarioId,
    valores,
    at,
    insists,
  }: {
    igrejaId: number
    usuarioId: number
    valores: Record<string, string | null>
    at: string
    insists: boolean
  },
): Promise<void> {
  const campos = await listRespostas(trx, { igrejaId, usuarioId })
  const answers = Object.entries(valores).map(([id, valor]) => {
    const campo = campos.find((one) => one.id === Number(id))
    if (!campo) throw new AppError('NOT_FOUND')
    return { campo, valor: valor?.trim() || null }
  })
  const refused = answers.flatMap(({ campo, valor }) => {
    const regra =
      valor === null ? (insists && campo.flagObrigatorio ? 'required' : null) : ruleOf(campo, valor)
    return regra ? [{ campo: `${at}.${campo.id}`, regra }] : []
  })
  if (refused.length > 0) throw new AppError('VALIDATION', { campos: refused })
  await write(trx, {
    igrejaId,
    usuarioId,
    valores: answers.map(({ campo, valor }) => [campo.id, valor]),
  })
}

function ruleOf({ tipo, opcoes }: Campo, valor: string): string | null {
  switch (tipo) {
    case 'data':
      return isIsoDate(valor) ? null : 'date'
    case 'numero':
      return /^-?\d{1,12}(\.\d{1,4})?$/.test(valor) ? null : 'type'
    case 'opcao':
      return opcoes.includes(valor) ? null : 'type'
    default:
      return null
  }
}

async function write(
  trx: TenantTrx,
  {
    igrejaId,
    usuarioId,
    valores,
  }: { igrejaId: number; usuarioId: number; valores: [number, string | null][] },
): Promise<void> {
  const gone = valores.flatMap(([id, valor]) => (valor === null ? [id] : []))
  const kept = valores.flatMap(([campoPersonalizadoId, valor]) =>
    valor === null ? [] : [{ campoPersonalizadoId, usuarioId, valor }],
  )
  if (gone.length > 0) {
    await trx
      .deleteFrom('campoPersonalizadoValor')
      .where('igrejaId', '=', igrejaId)
      .where('usuarioId', '=', usuarioId)
      .where('campoPersonalizadoId', 'in', gone)
      .execute()
  }
  if (kept.length > 0) {
    await trx
      .insertInto('campoPersonalizadoValor')
      .values(kept)
      .onConflict((conflict) =>
        conflict
          .columns(['igrejaId', 'campoPersonalizadoId', 'usuarioId'])
          .doUpdateSet({ valor: sql<string>`excluded.valor` }),
      )
      .execute()
  }
}
