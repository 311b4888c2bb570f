import type { EnderecoPessoal } from '@atrio/contract'
import { formatCep } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/** Street and number, by which people tell their addresses apart. */
export function addressName({ rua, numero, complemento, cidade }: EnderecoPessoal): string {
  return (
    [[rua, numero].filter(Boolean).join(', '), complemento].filter(Boolean).join(' · ') ||
    cidade ||
    m.field_endereco()
  )
}

export function placeName({ bairro, cidade, estado, cep, pais }: EnderecoPessoal): string {
  const place = [cidade, estado].filter(Boolean).join(' – ')
  return [bairro, place, cep && (pais === 'BR' ? formatCep(cep) : cep)].filter(Boolean).join(' · ')
}
