import { evento, pageCalls, type ResourceName } from '@atrio/contract'
import { redirect } from 'react-router'
import { api, codeOf } from '../lib/api.ts'
import { placeOfKind } from './kind-names.ts'

/** Somebody comes from a page of the portal: on to where it is written, or to the church where it is nowhere. */
export async function loadPage({ slug, codigo }: { slug: string; codigo: string }, request: Request) {
  const pagina = new URL(request.url).searchParams.get('de') ?? ''
  try {
    const { nome, id } = await api(pageCalls.getRegistroDaPagina, { params: { slug }, query: { pagina } })
    if (nome === evento.nome) return redirect(`/${codigo}/agenda/eventos/${id}`)
    return redirect(`/${codigo}/${placeOfKind(nome as ResourceName)}/${id}`)
  } catch (error) {
    if (!['NOT_FOUND', 'FORBIDDEN', 'VALIDATION'].includes(codeOf(error))) throw error
    return redirect(`/${codigo}`)
  }
}
