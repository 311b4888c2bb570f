/** Of films at the staff's site: numbers in their paths are no row's. */
export const filmInputs = (slug: string, id: string) => ({
  saveFilmeEquipe: { params: { slug, id }, body: { conteudoId: null } },
  listQuadrosFilmeEquipe: { params: { slug, id } },
  saveCapaFilmeEquipe: { params: { slug, id }, body: { quadro: 1 } },
  deleteFilmeEquipe: { params: { slug, id } },
  saveLegendaEquipe: { params: { slug, id }, body: { idioma: 'en', texto: 'WEBVTT\n' } },
})
