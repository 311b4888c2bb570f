import { metodoNomes, type CallInput, type MetodoEquipe, type staffPaymentsCalls } from '@atrio/contract'
import { detectPixKey } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { refuseStale } from '../../http/stale.ts'
import { getPagamento } from './pagamento.ts'
import { tellPixKey } from './tell-pix-key.ts'

type Given = CallInput<(typeof staffPaymentsCalls)['saveMetodosEquipe']>['body']
type Metodo = Given['metodos'][number]

/**
 * What is not named is off, and keeps what it had: orders that are open go on being paid so.
 * @throws AppError VERSION_CONFLICT, VALIDATION
 */
export async function saveMetodos(
  deps: Pick<Deps, 'announce' | 'gateways'>,
  trx: TenantTrx,
  { igrejaId, userId, versao, metodos }: Given & { igrejaId: number; userId: number },
): Promise<void> {
  await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
  const { metodos: now, contas } = await getPagamento(deps, trx, { igrejaId })
  const { lista, ...stored } = now
  await refuseStale(trx, {
    seen: versao,
    now: { recurso: 'metodo_pagamento', registro: null, versao: stored.versao, valores: { metodos: lista } },
  })
  requireMetodos(metodos, lista)
  const { idioma } = await trx
    .selectFrom('igreja')
    .where('id', '=', igrejaId)
    .select('idioma')
    .executeTakeFirstOrThrow()
  for (const [ordem, metodo] of metodos.entries()) {
    const had = lista.find(({ codigo }) => codigo === metodo.codigo)!
    const { codigo, flagAtivo, taxaPpm } = metodo
    const dados = JSON.stringify(dadosOf(metodo))
    const row = { flagAtivo, taxaPpm, taxaFixa: BigInt(metodo.taxaFixa), dados, ordem }
    const carrier = had.flagDisponivel ? { idGatewayPagamento: had.idGatewayPagamento } : {}
    const own = contas.find((one) => one.idGatewayPagamento === had.idGatewayPagamento)
    await trx
      .insertInto('metodoPagamento')
      .values({
        codigo,
        nome: metodoNomes[idioma as keyof typeof metodoNomes][codigo],
        ...carrier,
        ...row,
        contaGateway: own?.conta ?? null,
      })
      .onConflict((conflict) =>
        conflict.columns(['igrejaId', 'codigo']).doUpdateSet(flagAtivo ? { ...carrier, ...row } : row),
      )
      .execute()
  }
  const named = metodos.map(({ codigo }) => codigo)
  await trx
    .updateTable('metodoPagamento')
    .set({ flagAtivo: false })
    .where('codigo', 'not in', named.length > 0 ? named : [''])
    .execute()
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'metodosTrocados', alvo: `igreja:${igrejaId}` }])
  const [de, para] = [keyOf(lista), keyOf(metodos)]
  if (de !== para) await tellPixKey(deps, trx, { igrejaId, userId, de, para })
}

/** The key to which money goes now; null while none does. */
function keyOf(metodos: readonly Pick<MetodoEquipe, 'codigo' | 'flagAtivo' | 'chave'>[]): string | null {
  const found = metodos.find(({ codigo, flagAtivo }) => codigo === 'pix_manual' && flagAtivo)
  return found?.chave ? (detectPixKey(found.chave)?.chave ?? found.chave) : null
}

function dadosOf({ codigo, chave, instrucoes }: Metodo): object {
  if (codigo === 'pix_manual') {
    const key = detectPixKey(chave ?? '')
    return key ? { chave: key.chave, tipoChave: key.tipo } : {}
  }
  return instrucoes?.trim() ? { instrucoes: instrucoes.trim() } : {}
}

/** @throws AppError VALIDATION */
function requireMetodos(metodos: readonly Metodo[], lista: readonly MetodoEquipe[]): void {
  const campos = metodos.flatMap(({ codigo, chave, flagAtivo }, index) => {
    const at = (campo: string, regra: string) => [{ campo: `metodos.${index}.${campo}`, regra }]
    if (metodos.findIndex((one) => one.codigo === codigo) !== index) return at('codigo', 'unique')
    const had = lista.find((one) => one.codigo === codigo)!
    // What was on and lost its provider may stay as it is.
    if (flagAtivo && !had.flagDisponivel && !had.flagAtivo) return at('codigo', 'unknown')
    if (codigo !== 'pix_manual') return chave === null ? [] : at('chave', 'unknown')
    if (chave === null || chave.trim() === '') return flagAtivo ? at('chave', 'required') : []
    return detectPixKey(chave) ? [] : at('chave', 'pixKey')
  })
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}
