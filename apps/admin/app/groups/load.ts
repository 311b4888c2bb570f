import { groupsCalls, studiesCalls, type IgrejaEquipe, type PessoaCelula } from '@atrio/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { kindAt } from '../content/kinds.ts'
import { loadList, loadRecord, type LoadedList } from '../content/load.ts'
import type { LoadedRecord } from '../content/record-page.tsx'
import { api } from '../lib/api.ts'

type Church = Pick<IgrejaEquipe, 'slug' | 'modulos'>

export interface LoadedGroupList extends LoadedList {
  /** Whether everybody reads the studies; null in a list of something else. */
  flagConteudoPublico: boolean | null
}

export interface LoadedGroupRecord extends LoadedRecord {
  /** Null where nobody leads: of what is no group, or of one that was never published. */
  lideres: PessoaCelula[] | null
}

/** @throws Response 404 for a kind that is nothing of groups */
export async function loadGroupList(church: Church, given: LoaderFunctionArgs): Promise<LoadedGroupList> {
  const nome = kindHere(given)
  const params = { slug: church.slug }
  const [list, access] = await Promise.all([
    loadList(church, given),
    nome === 'estudo' ? api(studiesCalls.getConfiguracaoEstudoEquipe, { params }) : null,
  ])
  return { ...list, flagConteudoPublico: access?.flagConteudoPublico ?? null }
}

/** @throws Response 404 for a kind that is nothing of groups */
export async function loadGroupRecord(church: Church, given: LoaderFunctionArgs): Promise<LoadedGroupRecord> {
  const nome = kindHere(given)
  const record = await loadRecord(church, given)
  if (nome !== 'celula' || record.registro.versao === 0) return { ...record, lideres: null }
  const params = { slug: church.slug, id: record.registro.id }
  return { ...record, ...(await api(groupsCalls.listLideresEquipe, { params })) }
}

function kindHere({ params }: LoaderFunctionArgs) {
  const { nome, resource } = kindAt(params['kind'])
  if (resource.area !== 'grupos') throw new Response(null, { status: 404 })
  return nome
}
