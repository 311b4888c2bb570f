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
  const camposPersonalizados = await trx
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
        .innerJoin('usuario', (join) =>
          join
            .onRef('usuario.igrejaId', '=', 'resposta.igrejaId')
            .onRef('usuario.id', '=', 'resposta.usuarioId'),
        )
        .whereRef('resposta.igrejaId', '=', 'campo.igrejaId')
        .whereRef('resposta.campoPersonalizadoId', '=', 'campo.id')
        .where('usuario.userId', '=', userId)
        .select('resposta.valor')
        .as('valor'),
    ])
    .orderBy('campo.ordem')
    .orderBy('campo.id')
    .execute()
  return { camposPersonalizados } as Answer
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
  const { camposPersonalizados } = await listCamposPersonalizados(trx, person)
  const given = Object.entries(valores).map(([id, valor]) => ({
    campo: camposPersonalizados.find((one) => one.id === Number(id)),
    valor: valor?.trim() || null,
  }))
  const answers = given.map(({ campo, valor }) => {
    if (!campo) throw new AppError('NOT_FOUND')
    return { campo, valor }
  })
  const campos = answers.flatMap(({ campo, valor }) => {
    const regra = valor === null ? (campo.flagObrigatorio ? 'required' : null) : ruleOf(campo, valor)
    return regra ? [{ campo: `valores.${campo.id}`, regra }] : []
  })
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  await write(trx, {
    ...person,
    usuarioId,
    valores: answers.map(({ campo, valor }) => [campo.id, valor]),
  })
  return listCamposPersonalizados(trx, person)
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
  { igrejaId, usuarioId, valores }: Person & { usuarioId: number; valores: [number, string | null][] },
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
