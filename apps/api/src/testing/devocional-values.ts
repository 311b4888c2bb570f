import type { Valores } from '@atrio/contract'

/** A devotional with nothing more than it has to have. */
export const devocionalValues: Valores = {
  titulo: 'Umbuzeiro',
  data: '2026-01-06',
  conteudo: '<p>Raiz que guarda água.</p>',
  referencia: null,
  versiculo: null,
  oracao: null,
  resumo: null,
  autor: null,
  imagem: null,
  imagemAlt: null,
}
