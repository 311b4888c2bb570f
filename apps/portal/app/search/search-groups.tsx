import type { ReactNode } from 'react'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { MarkedText } from './marked-text.tsx'
import type { SearchAction } from './search-actions.ts'
import type { SearchFound } from './search-found.ts'
import { kindNames } from '../slice-words.ts'
import { achadoHref } from './achado-href.ts'

/** One line of the list, to be chosen. */
export interface SearchOption {
  key: string
  title: ReactNode
  detail?: ReactNode
  /** Language of title and detail where it is not the page's. */
  lang?: string | undefined
  to?: string | undefined
  isDocument?: boolean | undefined
  run?: (() => void) | undefined
}

export interface SearchGroup {
  key: string
  label: string
  options: SearchOption[]
}

/** What there is to choose, in groups: places of the Bible, what can be done, what the church has published. */
export function searchGroups(given: {
  q: string
  found: SearchFound | null
  actions: readonly SearchAction[]
  recent: readonly string[]
  /** Language of what the church writes. */
  lang: string
  onAsk: (q: string) => void
}): SearchGroup[] {
  const { q, found, actions, recent, lang, onAsk } = given
  const groups: SearchGroup[] = [
    {
      key: 'recent',
      label: m.search_recent(),
      options: recent.map((one) => ({ key: `recent ${one}`, title: one, run: () => onAsk(one) })),
    },
    { key: 'bible', label: m.bible_title(), options: found ? inBible(found) : [] },
    {
      key: 'actions',
      label: q === '' ? m.search_go_to() : m.search_actions(),
      options: actions.map(({ key, label, ...rest }) => ({ key, title: label, ...rest })),
    },
    ...(found ? inChurch(found, lang) : []),
    {
      key: 'plans',
      label: m.plans_title(),
      options: (found?.planos ?? []).map(({ uuid, nome, descricao }) => ({
        key: uuid,
        title: nome,
        detail: descricao,
        to: paths.readingPlan({ planUUID: uuid }),
      })),
    },
    { key: 'verses', label: m.search_verses(), options: found ? verses(found) : [] },
    {
      key: 'all',
      label: m.search_more(),
      options:
        found && found.total > found.achados.length
          ? [{ key: 'all', title: m.search_all({ count: found.total }), to: paths.search({ q }) }]
          : [],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function inBible({ referencia, idiomaBiblia }: SearchFound): SearchOption[] {
  if (!referencia) return []
  const { lugar, codigo, texto } = referencia
  const detail = texto && <span lang={idiomaBiblia?.replace('_', '-')}>{texto}</span>
  return [{ key: codigo, title: lugar, detail, to: paths.bible({ busca: codigo }) }]
}

function verses({ versiculos, idiomaBiblia }: SearchFound): SearchOption[] {
  return versiculos.map(({ lugar, codigo, texto }) => ({
    key: codigo,
    title: lugar,
    detail: <span lang={idiomaBiblia?.replace('_', '-')}>{texto}</span>,
    to: paths.bible({ busca: codigo }),
  }))
}

// By kind, the kind of the best one first.
function inChurch({ achados }: SearchFound, lang: string): SearchGroup[] {
  const kinds = [...new Set(achados.map(({ tipo }) => tipo))]
  return kinds.map((tipo) => ({
    key: tipo,
    label: kindNames[tipo](),
    options: achados
      .filter((achado) => achado.tipo === tipo)
      .map((achado) => ({
        key: `${tipo} ${achado.pai} ${achado.chave}`,
        title: <MarkedText {...achado.titulo} />,
        detail: achado.trecho && <MarkedText {...achado.trecho} />,
        lang,
        to: achadoHref(achado),
      })),
  }))
}
