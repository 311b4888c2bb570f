import { caminoCelulas } from './camino.ts'
import type { DemoCelula } from './demo-celula.ts'
import { esperancaCelulas } from './esperanca.ts'
import { harborCelulas } from './harbor.ts'

/** Who cares for a church's groups as a whole, by code. */
export const demoCuidado: Record<string, string> = {
  esperanca: 'Neide Barros',
  harbor: 'Ruth Pettingill',
  camino: 'Amparo Ferrer',
}

/** The groups of the churches, by code. */
export const demoCelulas: Record<string, DemoCelula[]> = {
  esperanca: esperancaCelulas,
  harbor: harborCelulas,
  camino: caminoCelulas,
}
