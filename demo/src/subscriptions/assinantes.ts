import type { DemoChurchName } from '../churches.ts'

export interface DemoAssinante {
  /** A neighbour, by name. */
  pessoa: string
  /** Which of the church's plans, from 0. */
  plano: number
  metodo: 'cartao_credito' | 'pix' | 'boleto'
  situacao: 'ativa' | 'teste' | 'em_atraso' | 'suspensa' | 'cancelada'
  /** How many periods are paid. */
  pagos: number
  /** In how many days the next one is due, or the trial ends; below zero it was then. */
  vence: number
  /** It ends with what is paid. */
  termina?: true
}

const card = 'cartao_credito'

/**
 * Who subscribes to a church's Play, by neighbours alone. Nothing is due in the first week, and nobody has paid in the last
 * one: the provider that reads its books again knows nothing of them.
 */
export const demoAssinantes: Partial<Record<DemoChurchName, DemoAssinante[]>> = {
  full: [
    one('Rosa Tavares', 1, 'pix', 'ativa', 9, 16),
    one('Otávio Brandão', 0, card, 'ativa', 11, 20),
    one('Celina Amorim', 1, card, 'ativa', 7, 13),
    one('Davi Quintela', 2, card, 'ativa', 1, 140),
    one('Neide Barros', 1, card, 'teste', 0, 4),
    one('Samuel Peixoto', 1, 'boleto', 'ativa', 4, 18),
    one('Luísa Fontes', 0, card, 'em_atraso', 5, -2),
    one('Edson Marçal', 0, 'pix', 'suspensa', 3, -20),
    one('Bianca Leal', 0, card, 'cancelada', 4, -75),
    { ...one('Caio Serrano', 1, card, 'ativa', 2, 11), termina: true },
    one('Marlene Couto', 0, 'pix', 'cancelada', 2, -150),
    one('Vítor Salgado', 0, card, 'ativa', 3, 19),
  ],
  english: [
    one('Caleb Ouellette', 1, card, 'ativa', 10, 17),
    one('Ruth Pettingill', 0, card, 'ativa', 8, 12),
    one('Owen Dyer', 2, card, 'ativa', 1, 200),
    one('Marguerite Cyr', 1, card, 'teste', 0, 5),
    one('Silas Beal', 0, card, 'em_atraso', 3, -2),
    one('Hannah Frost', 0, card, 'cancelada', 5, -40),
    { ...one('Eli Thibodeau', 1, card, 'ativa', 4, 14), termina: true },
    one('Nora Sewall', 1, card, 'suspensa', 2, -18),
  ],
  spanish: [
    one('Amparo Ferrer', 0, card, 'ativa', 8, 15),
    one('Vicent Soler', 1, card, 'ativa', 3, 60),
    one('Lucía Marzal', 0, card, 'ativa', 4, 19),
    one('Pau Ribes', 1, card, 'teste', 0, 3),
    one('Inés Navarro', 0, card, 'em_atraso', 6, -2),
    one('Tomás Giner', 0, card, 'cancelada', 3, -60),
    { ...one('Remedios Alcover', 0, card, 'ativa', 2, 12), termina: true },
  ],
}

function one(
  pessoa: string,
  plano: number,
  metodo: DemoAssinante['metodo'],
  situacao: DemoAssinante['situacao'],
  ...[pagos, vence]: [pagos: number, vence: number]
): DemoAssinante {
  return { pessoa, plano, metodo, situacao, pagos, vence }
}
