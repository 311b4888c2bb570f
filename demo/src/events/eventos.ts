import { caminoEventos } from './camino.ts'
import type { DemoEvento } from './demo-evento.ts'
import { esperancaEventos } from './esperanca.ts'
import { harborEventos } from './harbor.ts'

/** The events of the full churches, by church code. */
export const demoEventos: Partial<Record<string, DemoEvento[]>> = {
  esperanca: esperancaEventos,
  harbor: harborEventos,
  camino: caminoEventos,
}
