import type { Cliente } from '@atrio/contract'

export type Address = Pick<
  Cliente,
  'pais' | 'estado' | 'cidade' | 'bairro' | 'rua' | 'numero' | 'complemento' | 'cep'
>

/** The address as envelopes are written in its country, line by line; parts that are missing leave no trace. */
export function addressLines(address: Address): string[] {
  const lines = (layouts[address.pais] ?? international)(address)
  // A quarter often bears the name of its city.
  return [...new Set(lines)].filter((line) => line !== '')
}

/** Quarter and city, for a card: `Vila Mariana, São Paulo – SP`. */
export function shortPlace({ bairro, cidade, estado, pais }: Address): string {
  const joint = pais === 'BR' ? ' – ' : ', '
  return join(', ', bairro, join(joint, cidade, estado === cidade ? null : estado))
}

type Layout = (address: Address) => string[]

const brazil: Layout = ({ rua, numero, complemento, bairro, cidade, estado, cep }) => [
  join(' – ', join(', ', rua, rua && numero), complemento),
  bairro ?? '',
  join(' – ', cidade, estado),
  cep ? `CEP ${cep}` : '',
]

const northAmerica: Layout = ({ rua, numero, complemento, bairro, cidade, estado, cep }) => [
  join(', ', join(' ', rua && numero, rua), complemento),
  bairro ?? '',
  join(', ', cidade, join(' ', estado, cep)),
]

const spain: Layout = ({ rua, numero, complemento, bairro, cidade, estado, cep }) => [
  join(', ', rua, rua && numero, complemento),
  bairro ?? '',
  join(' ', cep, cidade),
  estado === cidade ? '' : (estado ?? ''),
]

const mexico: Layout = ({ rua, numero, complemento, bairro, cidade, estado, cep }) => [
  join(', ', join(' ', rua, rua && numero), complemento),
  bairro ? `Col. ${bairro}` : '',
  join(', ', join(' ', cep, cidade), estado),
]

const international: Layout = ({ rua, numero, complemento, bairro, cidade, estado, cep }) => [
  join(', ', join(' ', rua, rua && numero), complemento),
  bairro ?? '',
  join(' ', cep, cidade),
  estado === cidade ? '' : (estado ?? ''),
]

const layouts: Record<string, Layout> = {
  BR: brazil,
  US: northAmerica,
  CA: northAmerica,
  ES: spain,
  MX: mexico,
}

function join(separator: string, ...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}
