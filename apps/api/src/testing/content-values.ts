import {
  allResources,
  callOf,
  conteudoArquivos,
  resources,
  type CallName,
  type Field,
  type Resource,
  type Valores,
} from '@atrio/contract'
import { asOwner } from './owner.ts'
import type { TestApp } from './test-app.ts'

/** What names a thing names no other. */
let made = 0

/** Something that may be published in every field of a resource; where it names another record, that has to exist. */
function someValues({ fields }: Pick<Resource, 'fields'>): Valores {
  made += 1
  const values = Object.entries(fields).map(([name, field]) => [name, valueFor(field)])
  // Without a feed to read it would be the church's own, of which there is one.
  return {
    ...Object.fromEntries(values),
    ...('feedUrl' in fields && { feedUrl: `https://umbu.example/${made}.xml` }),
  }
}

/** The same, with records of the church. */
export async function validValues(test: TestApp, resource: Resource, igrejaId: number): Promise<Valores> {
  const valores = someValues(resource)
  for (const [name, { ui }] of Object.entries(resource.fields)) {
    if (ui.input !== 'ref') continue
    const table = ui.to.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const ofChurch = `select min(id) as id from ${table} where igreja_id = $1`
    const [row] = await asOwner<{ id: number }>(test.target, ofChurch, [igrejaId])
    valores[name] = row!.id
  }
  return valores
}

/** A well-formed body for each call of each resource that has one. */
export const contentInputs = {
  importLouvoresEquipe: {
    body: { louvores: [someValues(resources.louvor)], publicar: false },
  },
  getArquivoEquipe: { query: { arquivo: '/arquivo/1/00000000-0000-4000-8000-000000000000.pdf' } },
  getRegistroDaPagina: { query: { pagina: '/devotionals/1' } },
  createPreviaEquipe: { body: { registro: null, momento: null } },
  ...Object.fromEntries(
    allResources.flatMap((resource) =>
      Object.entries({
        create: { valores: {} },
        keep: { versao: 0, valores: {} },
        publish: { versao: 0, valores: someValues(resource) },
        archive: { versao: 1, arquivado: true },
        restore: { versao: 1 },
        order: { ids: [1] },
      }).map(([verb, body]) => [callOf(resource.nome, verb as 'keep'), { body }]),
    ),
  ),
} as Partial<Record<CallName, { body?: object; query?: Record<string, unknown> }>>

function valueFor({ ui, schema, optional }: Field): Valores[string] {
  switch (ui.input) {
    case 'ref':
      return 1
    case 'choice':
      return ui.options[0]!
    case 'number':
      return [1, 10, 100].find((value) => schema.safeParse(value).success) ?? null
    case 'date':
      return '2026-01-06'
    case 'moment':
      return '2026-01-06T09:00:00.000Z'
    case 'address':
      return optional ? null : '/about'
    case 'picture':
      return '/media/1/umbu.svg'
    case 'captions':
      return 'pt-BR /media/1/umbu.vtt'
    case 'links':
      return 'Umbu https://umbu.example/ouvir'
    case 'flag':
      return true
    case 'passages':
      return 'Gn 1-3; Sl 1\nGn 4'
    case 'moments':
      return '0:00 Umbu'
    case 'records':
      return null
    case 'file':
      // One that is not for everybody lies nowhere by itself.
      if (!conteudoArquivos[ui.of].publico) return null
      return `/media/1/umbu.${ui.of === 'audio' ? 'mp3' : 'pdf'}`
    case 'weekday':
      return 2
    case 'time':
      return '19:30'
    case 'pin':
      return -23.5505
    case 'items':
      return 'O que nos une?\nO que fica?'
    case 'rich':
      return '<p>Umbu</p>'
    default:
      return 'names' in ui ? null : `Umbu${made}`
  }
}
