import type { CallInput, staffPaymentsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { lastChange, refuseStale } from '../../http/stale.ts'
import { contaTrocada } from '../account-kind.ts'
import { tellAdmins } from '../../tell-admins.ts'
import { accountShapes, gatewayTitles } from './account-shapes.ts'
import { listContas } from './contas.ts'

type Given = CallInput<(typeof staffPaymentsCalls)['saveContaPagamentoEquipe']>['body']

/**
 * An account as its provider writes it, once it has said that it takes money for it.
 * @throws AppError VALIDATION of `conta`: `format`, `unknown` to the provider, `unreachable` where it could not be asked
 */
export async function requireConta(
  { gateways }: Pick<Deps, 'gateways'>,
  { idGatewayPagamento, conta }: Pick<Given, 'idGatewayPagamento' | 'conta'>,
): Promise<string | null> {
  const gateway = gateways.byId(idGatewayPagamento)
  const shape = gateway && accountShapes[gateway.name]
  if (!shape) throw refuse('idGatewayPagamento', 'unknown')
  const typed = conta?.trim() ?? ''
  if (typed === '') return null
  const known = shape(typed)
  if (known === null) throw refuse('conta', 'format')
  const found = await gateway.findAccount?.(known)
  if (found?.kind === 'absent') throw refuse('conta', 'unknown')
  if (found?.kind === 'unknown') throw refuse('conta', 'unreachable')
  return known
}

/**
 * From now on what is paid by methods of this provider arrives there; what was paid stays where it is.
 * @throws AppError VERSION_CONFLICT, VALIDATION
 */
export async function saveConta(
  deps: Pick<Deps, 'announce' | 'gateways'>,
  trx: TenantTrx,
  given: Given & { igrejaId: number; userId: number },
): Promise<void> {
  const { igrejaId, userId, versao, idGatewayPagamento, conta } = given
  await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
  const recurso = 'metodo_pagamento'
  const contas = await listContas(trx, deps)
  const stored = await lastChange(trx, { recurso })
  await refuseStale(trx, {
    seen: versao,
    now: { recurso, registro: null, versao: stored, valores: { contas } },
  })
  const had = contas.find((one) => one.idGatewayPagamento === idGatewayPagamento)
  if (!had) throw refuse('idGatewayPagamento', 'unknown')
  await trx
    .updateTable('metodoPagamento')
    .set({ contaGateway: conta })
    .where('idGatewayPagamento', '=', idGatewayPagamento)
    .where('contaGateway', 'is distinct from', conta)
    .execute()
  if (had.conta === conta) return
  const [de, para] = [hide(had.conta), hide(conta)]
  const provedor = gatewayTitles[deps.gateways.byId(idGatewayPagamento)!.name]
  await tellAdmins(deps, trx, {
    igrejaId,
    userId,
    kind: contaTrocada,
    acao: 'contaTrocada',
    dados: { provedor, de, para },
    facts: (quem) => ({ url: '/admin', quem, provedor, de, para }),
  })
}

const refuse = (campo: string, regra: string) => new AppError('VALIDATION', { campos: [{ campo, regra }] })

/** Enough to know it again: `acct…h8`. */
function hide(conta: string | null): string | null {
  return conta && `${conta.slice(0, 4)}…${conta.slice(-2)}`
}
