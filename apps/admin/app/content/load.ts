import type { IgrejaEquipe } from '@atrio/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { recordCalls } from './calls.ts'
import { kindAt } from './kinds.ts'
import type { LoadedRecord } from './record-page.tsx'
import type { RefOption } from './record-fields.tsx'
import { titleOf } from './values.ts'

type Church = Pick<IgrejaEquipe, 'slug'>

export function loadList({ slug }: Church, { params, request }: LoaderFunctionArgs) {
  const given = [...new URL(request.url).searchParams].filter(
    ([name, value]) => value !== '' && ['busca', 'situacao', 'page'].includes(name),
  )
  return recordCalls(kindAt(params['kind']).nome, slug).list(Object.fromEntries(given))
}

/** A record, and what its fields may name. */
export async function loadRecord({ slug }: Church, { params }: LoaderFunctionArgs): Promise<LoadedRecord> {
  const { nome, resource } = kindAt(params['kind'])
  const refs = Object.entries(resource.fields).flatMap(([name, { ui }]) =>
    ui.input === 'ref' ? [[name, ui.to] as const] : [],
  )
  const [{ registro }, ...lists] = await Promise.all([
    recordCalls(nome, slug).get(Number(params['id'])),
    ...refs.map(([, to]) => listOptions(slug, to)),
  ])
  return { registro, options: Object.fromEntries(refs.map(([name], index) => [name, lists[index]!])) }
}

async function listOptions(slug: string, to: string): Promise<RefOption[]> {
  const kind = allByName[to as keyof typeof allByName]
  const { itens } = await recordCalls(kind.nome, slug).list({ limit: 100 })
  return itens
    .filter(({ situacao }) => situacao !== 'rascunho')
    .map(({ id, valores }) => ({ value: String(id), label: titleOf(kind.resource, valores) }))
}

const allByName = { publicacaoTipo: kindAt('publication-types'), ministerio: kindAt('ministries') }
