import { localeOf } from '@atrio/rules'
import type { Kind } from '../../announce/kind.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import { openContato, type EsperaRow } from './contact.ts'
import type { EsperaFacts } from './waiting-kinds.ts'

/** Tells who waits what became of their turn. */
export async function tellWaiting(
  deps: Pick<PaymentDeps, 'announce' | 'secrets'>,
  trx: TenantTrx,
  given: { row: EsperaRow; evento: { nome: string }; kind: Kind<EsperaFacts>; posicao?: number },
): Promise<void> {
  const { row, evento, kind, posicao } = given
  const { nome: ingresso } = await trx
    .selectFrom('ingresso')
    .where('id', '=', row.ingressoId)
    .select('nome')
    .executeTakeFirstOrThrow()
  const { nome, email } = openContato(deps.secrets, row)
  await deps.announce(trx, {
    kind,
    igrejaId: row.igrejaId,
    to: { email, locale: localeOf(row.locale) ?? 'en', userId: row.userId },
    facts: {
      url: `/event/${row.eventoId}/waiting/${row.codigo}`,
      item: evento.nome,
      eventoId: row.eventoId,
      lugares: `${row.quantidade} × ${ingresso}`,
      pessoa: nome,
      posicao: posicao ?? null,
      prazo: row.ofertaExpiraEm?.toISOString() ?? null,
    },
  })
}
