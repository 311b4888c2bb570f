import type { EstoqueEvento } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { eventoState } from '../payments/cart/availability.ts'
import { loadIngressos, toEstoque } from '../payments/cart/tickets.ts'

/** What is left at this moment; only ever shown, a purchase decides on the rows themselves. */
export async function getEstoque(
  trx: TenantTrx,
  { id, userId }: { id: number; userId: number | undefined },
): Promise<EstoqueEvento> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', id)
    .where(isShown('evento'))
    .select(['id', 'inscricaoInicio', 'inscricaoFim', 'dataFim'])
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  const now = new Date()
  const ingressos = (await loadIngressos(trx, { eventos: [evento], now })).get(id)!
  const taken = userId === undefined ? new Map<number, number>() : await countTaken(trx, userId)
  const states = ingressos.map(({ state }) => state)
  return {
    disponibilidade: eventoState(evento, states, now),
    ingressos: ingressos.map((ingresso) => {
      const { row } = ingresso
      const limited = row.limiteUsuario !== null && userId !== undefined
      return {
        id: row.id,
        ...toEstoque(ingresso),
        rulesVersion: row.rulesVersion,
        formVersion: row.formVersion,
        restanteUsuario: limited ? Math.max(0, row.limiteUsuario! - (taken.get(row.id) ?? 0)) : null,
      }
    }),
  }
}

async function countTaken(trx: TenantTrx, userId: number): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('limiteUsuario')
    .where('userId', '=', userId)
    .select(['ingressoId', 'qtd'])
    .execute()
  return new Map(rows.map(({ ingressoId, qtd }) => [ingressoId, qtd]))
}
