import type { DemoChurchName } from '../churches.ts'

export interface DemoPlano {
  nome: string
  descricao: string
  /** In cents. */
  valor: bigint
  taxaContratacao?: bigint
  meses: 1 | 3 | 6 | 12
}

/** What the demo churches sell of Play; the order is that of their pages. */
export const demoPlanos: Partial<Record<DemoChurchName, DemoPlano[]>> = {
  full: [
    {
      nome: 'Play Essencial',
      descricao: 'Séries e estudos completos, em até duas telas.',
      valor: 1_990n,
      taxaContratacao: 500n,
      meses: 1,
    },
    {
      nome: 'Play Família',
      descricao: 'Tudo do Essencial e o acervo infantil, com material para baixar.',
      valor: 3_490n,
      meses: 1,
    },
    {
      nome: 'Play Família anual',
      descricao: 'O plano Família por doze meses, pelo preço de dez.',
      valor: 34_900n,
      meses: 12,
    },
  ],
  english: [
    {
      nome: 'Play Basic',
      descricao: 'Every series and study, on two screens.',
      valor: 799n,
      taxaContratacao: 200n,
      meses: 1,
    },
    {
      nome: 'Play Family',
      descricao: 'Everything in Basic, and the shelf for children.',
      valor: 1_299n,
      meses: 1,
    },
    {
      nome: 'Play Family, a year',
      descricao: 'Twelve months for the price of ten.',
      valor: 12_990n,
      meses: 12,
    },
  ],
  spanish: [
    {
      nome: 'Play Esencial',
      descricao: 'Todas las series y los estudios, en dos pantallas.',
      valor: 699n,
      taxaContratacao: 200n,
      meses: 1,
    },
    {
      nome: 'Play Familia',
      descricao: 'Todo lo del Esencial y el rincón infantil.',
      valor: 2_997n,
      meses: 3,
    },
  ],
}
