import type { Achado, TipoBusca } from '@atrio/contract'
import { kindAddresses } from '../slices.ts'

export function isTipoBusca(value: string | null): value is TipoBusca {
  return value !== null && Object.hasOwn(kindAddresses, value)
}

/** Where something that was found is. */
export function achadoHref({ tipo, chave, pai }: Pick<Achado, 'tipo' | 'chave' | 'pai'>): string {
  return kindAddresses[tipo](chave, pai ?? '')
}
