import type { MetodoOferecido } from '@atrio/contract'
import { loadedAs, mapLoaded, type Loaded } from '../lib/personal/loaded.ts'
import type { Compra } from './compra.ts'

/** The ways to pay this amount, with their fees and installments; none where there is nothing to pay. */
export function useOffers(slug: string, compra: Compra): Loaded<MetodoOferecido[]> {
  const loaded = compra.useOffers(slug)
  if (compra.valor === 0) return loadedAs([])
  return mapLoaded(loaded, (offers) => offers.filter(({ indisponivel }) => indisponivel !== 'desligado'))
}

/** Spec §5: what a payer's country cannot use is not shown. */
export function offersIn(offers: readonly MetodoOferecido[], pais: string): MetodoOferecido[] {
  return offers.filter(({ flagSomenteBrasil }) => !flagSomenteBrasil || pais === 'BR')
}

/** What the chosen number of installments comes to; the first entry where that number cannot be had. */
export function parcelaOf(offer: MetodoOferecido, quantidade: number): MetodoOferecido['parcelas'][number] {
  return offer.parcelas.find((parcela) => parcela.quantidade === quantidade) ?? offer.parcelas[0]!
}
