import { demoPeople } from '@atrio/demo'

/** Who pays, where a body asks for it. */
export const pagador = {
  nome: 'Ana Albuquerque',
  email: demoPeople.member.email,
  documento: '529.982.247-25',
}

/** A child. */
export const DAVI = { nome: 'Davi Albuquerque', dataNascimento: '2019-03-04', alergias: 'Amendoim' }

/** An address as slips need it. */
export const emSaoPaulo = {
  pais: 'BR',
  estado: 'SP',
  cidade: 'São Paulo',
  bairro: 'Ipiranga',
  rua: 'Rua dos Patriotas',
  numero: '120',
  cep: '04207-030',
}

/** A purchase of one ticket of the demo world's online course; parts of it may be given. */
export function registro({
  ingresso,
  quantidade = 1,
  ...given
}: { ingresso: number; quantidade?: number } & Record<string, unknown>): Record<string, unknown> {
  return {
    ingressos: [
      {
        id: ingresso,
        rulesVersion: 1,
        formVersion: 1,
        participantes: Array.from({ length: quantidade }, () => ({ nome: 'Ana' })),
      },
    ],
    formVersion: 1,
    metodoPagamento: 'dinheiro',
    valorTotal: 4_500,
    comprador: pagador,
    ...given,
  }
}
