import type { MetodoOferecido } from '@atrio/contract'
import { useLoaded, type Loaded } from '../lib/data/use-loaded.ts'
import type { Compra } from './compra.ts'

/** The ways to pay this amount, with their fees and installments; none where there is nothing to pay. */
export function useOffers(slug: string, { offers, valor }: Compra): Loaded<MetodoOferecido[]> {
  return useLoaded(offers.key, async () => {
    if (valor === 0) return []
    return (await offers.load(slug)).filter(({ indisponivel }) => indisponivel !== 'desligado')
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
