import type { IgrejaEquipe, RegistroListado, Resource, ResourceName } from '@atrio/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { requireModule } from '../lib/modules.ts'
import { recordCalls } from './calls.ts'
import { kindAt, kindNamed } from './kinds.ts'
import type { LoadedRecord } from './record-page.tsx'
import type { RefOption } from './record-fields.tsx'
import { titleOf } from './values.ts'

type Church = Pick<IgrejaEquipe, 'slug' | 'modulos'>

export interface LoadedList {
  itens: RegistroListado[]
  mais: boolean
  options: Record<string, RefOption[]>
}

/** Of one kind, what its address asks for, and what it may be told apart by. */
export async function loadList(
  { slug, modulos }: Church,
  { params, request }: LoaderFunctionArgs,
): Promise<LoadedList> {
  const { nome, resource } = kindAt(params['kind'])
  requireModule({ modulos }, resource.modulo)
  const filters = resource.filters ?? []
  const given = [...new URL(request.url).searchParams].filter(
    ([name, value]) => value !== '' && ['busca', 'situacao', 'page', ...filters].includes(name),
  )
  const [list, options] = await Promise.all([
    recordCalls(nome, slug).list(Object.fromEntries(given)),
    loadOptions(slug, resource, filters),
  ])
  return { ...list, options }
}

/** A record, and what its fields may name. */
export async function loadRecord(
  { slug, modulos }: Church,
  { params }: LoaderFunctionArgs,
): Promise<LoadedRecord> {
  const { nome, resource } = kindAt(params['kind'])
  requireModule({ modulos }, resource.modulo)
  const [{ registro }, options] = await Promise.all([
    recordCalls(nome, slug).get(Number(params['id'])),
    loadOptions(slug, resource, Object.keys(resource.fields)),
  ])
  return { registro, options }
}

/** Of those fields that name another record, what they may name. */
async function loadOptions(
  slug: string,
  { fields }: Resource,
  names: readonly string[],
): Promise<Record<string, RefOption[]>> {
  const refs = names.flatMap((name): [name: string, to: string, pages: number][] => {
    const { ui } = fields[name]!
    if (ui.input === 'ref') return [[name, ui.to, 1]]
    return ui.input === 'records' ? [[name, ui.of, MANY_PAGES]] : []
  })
  const lists = await Promise.all(refs.map(([, to, pages]) => listOptions(slug, to, pages)))
  return Object.fromEntries(refs.map(([name], index) => [name, lists[index]!]))
}

/** A hundred each: more than a church has of what is put in an order, in nearly all of them. */
const MANY_PAGES = 5

async function listOptions(slug: string, to: string, pages: number, page = 1): Promise<RefOption[]> {
  const { nome, resource } = kindNamed(to as ResourceName)
  const { itens, mais } = await recordCalls(nome, slug).list({ limit: 100, page })
  const more = mais && page < pages ? await listOptions(slug, to, pages, page + 1) : []
  return [...toOptions(resource, itens), ...more]
}

function toOptions(resource: Resource, itens: readonly RegistroListado[]): RefOption[] {
  return itens
    .filter(({ situacao }) => situacao !== 'rascunho')
    .map(({ id, valores }) => ({ value: String(id), label: titleOf(resource, valores) }))
}
