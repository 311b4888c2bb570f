/** The query parameters that the pages of a slice read, by how an answer that depends on them is kept. */
export interface PageParameters {
  /** Read while rendering; few values have them, so the page of each is kept. */
  kept?: readonly string[]
  /** Read while rendering; no two visitors send the same, so no page made with one is kept. */
  passed?: readonly string[]
  /** Read in the browser alone: they never reach rendering. */
  browser?: readonly string[]
}

/**
 * By folder of `app`: a slice, or a part that pages share. Whatever stands nowhere here never reaches rendering, and a page
 * that reads it fails in the test beside this file.
 */
export const pageParameters: Readonly<Record<string, PageParameters>> = {
  access: { kept: ['step'], passed: ['redirectTo'], browser: ['ativacao', 'campos', 'codigo'] },
  account: { passed: ['igreja', 'redirectTo'] },
  bible: { kept: ['com', 'page'], passed: ['busca', 'pedida'] },
  checkout: { browser: ['chave', 'id', 'pedido'] },
  church: { kept: ['version'] },
  devotionals: { kept: ['mes'] },
  ebds: { kept: ['classe', 'licao'] },
  events: {
    kept: ['categoria', 'lugar', 'preco', 'quando'],
    passed: ['buyingStep', 'fillTicket'],
    browser: ['ingresso', 'ingressos'],
  },
  giving: { passed: ['dias', 'motivos', 'taxas'] },
  lib: { kept: ['lang'], passed: ['redirectTo'] },
  news: { kept: ['categoria'] },
  notes: { passed: ['busca'] },
  player: { passed: ['code', 'html', 'service', 'url'], browser: ['t'] },
  podcast: { kept: ['episodio', 'programa'] },
  praise: { passed: ['embedColor', 'praiseId', 'tema'] },
  publications: { kept: ['tipo'] },
  reader: { kept: ['page'], passed: ['busca'] },
  'reading-plans': { browser: ['description', 'dia', 'planName', 'subscriptionUuid', 'tab'] },
  search: { kept: ['tipo'], passed: ['q'] },
  shell: { kept: ['message', 'page'], passed: ['busca', 'latitude', 'longitude'], browser: ['token'] },
  videos: { kept: ['livro', 'playlist', 'pregador'] },
}

/** With what the router asks of a page's data: which of its parts. */
export const keptParameters: ReadonlySet<string> = new Set(['_routes', ...all('kept')])
export const passedParameters: ReadonlySet<string> = new Set(all('passed'))

function all(how: keyof PageParameters): string[] {
  return Object.values(pageParameters).flatMap((parameters) => parameters[how] ?? [])
}
