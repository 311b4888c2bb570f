import type { MetodoOferecido } from '@atrio/contract'
import type { ComponentType } from 'react'
import type { Loaded } from '../lib/personal/loaded.ts'
import type { PriceLine } from '../money/price-breakdown.tsx'
import type { PurchaseStep } from '../money/purchase-steps.tsx'

/** What is to be paid, whether a cart or an order that is open already, with all that its kind says of it. */
export interface Compra {
  /** In the church's words; null where the kind has words of its own for it. */
  titulo: string | null
  /** Null for what has no picture. */
  imagem: { url: string | null; seed: string } | null
  /** When it is, as an ISO instant, and where. */
  quando: string | null
  local: string | null
  /** How many, in words. */
  count: string | null
  /** Who comes, in the order of the screens that asked; empty where nobody was asked. */
  participantes: { numero: number; nome: string; ingresso: string; to: string }[]
  /** The steps of its way. */
  way: readonly PurchaseStep[]
  /** How it comes back by itself, in words; null for what is paid once. */
  repeats: string | null
  /** Without fees, in cents. */
  valor: number
  lines: PriceLine[]
  /** The page on which it is chosen, once more from the beginning. */
  begin: string
  /** Where its prices can be looked at again; null where they are the buyer's own. */
  prices: string | null
  /** Where a code of the server's leads to; null for what is put right on this page. */
  stepOf: (code: string) => string | null
  /** The ways to pay it, with their fees and installments; never asked for where nothing is to be paid. */
  useOffers: (slug: string) => Loaded<MetodoOferecido[]>
  /** Until when it is held. */
  Hold: ComponentType | null
  /** Of an order that is paid in another way now. */
  pedido: string | null
}
