import { eventsCalls, givingCalls, type MetodoOferecido } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { useLoaded, type Loaded } from '../lib/data/use-loaded.ts'
import type { Compra } from './compra.ts'

/** The ways to pay this amount, with their fees and installments; none where there is nothing to pay. */
export function useOffers(slug: string, compra: Compra): Loaded<MetodoOferecido[]> {
  const { eventoId, valor, flagUsuarioTaxa, recorrenciaDias } = compra
  const repeats = recorrenciaDias !== null
  return useLoaded(`${eventoId} ${valor} ${flagUsuarioTaxa} ${repeats}`, async () => {
    if (valor === 0) return []
    const { metodosPagamento } =
      eventoId === null
        ? await api(givingCalls.listMetodosDoacao, {
            params: { slug },
            query: { valor, flagUsuarioTaxa: flagUsuarioTaxa ? 'true' : 'false' },
          })
        : await api(eventsCalls.listMetodosEvento, { params: { slug, id: eventoId }, query: { valor } })
    const on = metodosPagamento.filter(({ indisponivel }) => indisponivel !== 'desligado')
    // Spec §5: what comes back by itself needs a card that is kept.
    return repeats ? on.filter(({ flagSalva }) => flagSalva) : on
  })
}

/** Spec §5: what a payer's country cannot use is not shown. */
export function offersIn(offers: readonly MetodoOferecido[], pais: string): MetodoOferecido[] {
  return offers.filter(({ flagSomenteBrasil }) => !flagSomenteBrasil || pais === 'BR')
}

/** What the chosen number of installments comes to; the first entry where that number cannot be had. */
export function parcelaOf(offer: MetodoOferecido, quantidade: number): MetodoOferecido['parcelas'][number] {
  return offer.parcelas.find((parcela) => parcela.quantidade === quantidade) ?? offer.parcelas[0]!
}
