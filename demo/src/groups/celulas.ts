import { caminoCelulas } from './camino.ts'
import type { DemoCelula } from './demo-celula.ts'
import { esperancaCelulas } from './esperanca.ts'
import { harborCelulas } from './harbor.ts'

/** The groups of the churches, by code. */
export const demoCelulas: Record<string, DemoCelula[]> = {
  esperanca: esperancaCelulas,
  harbor: harborCelulas,
  camino: caminoCelulas,
}
