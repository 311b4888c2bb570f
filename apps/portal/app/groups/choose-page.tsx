import { groupsCalls, publicosCelula } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage } from '../reader/church-page.ts'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/choose-page.ts'
import { forText } from './celula-words.ts'
import { DAYS_OF_WORK, filtersText, WEEKEND } from './filter-words.ts'
import { placeName, readGroupFilters, type GroupFilters } from './filters.ts'
import type { Choices } from './group-filters.tsx'
import { NearYou } from './near-you.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.groups_choose(), description: m.groups_choose_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const passo = query.get('passo')
  const choices = await api(groupsCalls.listCelulaLugares, { params })
  const { publico, dia, periodo } = readGroupFilters(query)
  const filters: GroupFilters = {
    ...(publico && { publico }),
    ...(dia && { dia }),
    ...(periodo && { periodo }),
  }
  return { choices, filters, step: passo === '2' || passo === '3' ? (Number(passo) as 2 | 3) : (1 as const) }
}

interface Answer {
  key: string
  label: string
  to: string
}

/** Three questions, one at a time; each answer is a link, so the way back is the browser's own. */
export default function ChoosePage({ loaderData }: Route.ComponentProps) {
  const { step, filters, choices } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const question = [m.groups_choose_who, m.groups_choose_when, m.groups_choose_where][step - 1]!()
  const chosen = filtersText(filters, locale)
  return (
    <div className="flex max-w-[46rem] flex-col gap-6">
      <div>
        <BackLink to={paths.groups()}>{m.groups_title()}</BackLink>
        <h1 className="text-3xl">{question}</h1>
        <p className="mt-2 text-ink-muted">{m.groups_choose_step({ step, steps: 3 })}</p>
        {chosen && <p className="mt-1 font-semibold">{chosen}</p>}
      </div>
      <ul className="flex flex-col gap-2">
        {answersOf(step, filters, choices).map(({ key, label, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="card flex-row items-center justify-between gap-3 px-4 py-3 font-semibold"
            >
              {label}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {step === 3 && <NearYou filters={filters} href={(next) => paths.groups({ ...next })} />}
      <p className="flex flex-wrap gap-3">
        <Link className={buttonClass({ variant: 'outline' })} to={skipOf(step, filters)}>
          {m.groups_choose_skip()}
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.groups({ ...filters })}>
          {m.groups_choose_now()}
        </Link>
      </p>
    </div>
  )
}

function answersOf(step: 1 | 2 | 3, filters: GroupFilters, { lugares }: Choices): Answer[] {
  if (step === 1) {
    return publicosCelula.slice(1).map((publico) => ({
      key: publico,
      label: forText[publico](),
      to: paths.chooseGroup({ passo: '2', ...filters, publico }),
    }))
  }
  if (step === 2)
    return whens.map(({ key, label, filters: when }) => ({ key, label: label(), to: next(filters, when) }))
  return [
    { key: 'online', label: m.groups_choose_online(), to: paths.groups({ ...filters, online: 'true' }) },
    ...lugares
      .toSorted((a, b) => b.grupos - a.grupos)
      .slice(0, 8)
      .map((lugar) => ({
        key: placeName(lugar),
        label: m.groups_choose_near({ lugar: placeName(lugar) }),
        to: paths.groups({ ...filters, perto: placeName(lugar) }),
      })),
  ]
}

function next({ dia: _dia, periodo: _periodo, ...filters }: GroupFilters, when: GroupFilters): string {
  return paths.chooseGroup({ passo: '3', ...filters, ...when })
}

function skipOf(step: 1 | 2 | 3, filters: GroupFilters): string {
  return step === 3
    ? paths.groups({ ...filters })
    : paths.chooseGroup({ passo: String(step + 1), ...filters })
}

const whens = [
  {
    key: 'evenings',
    label: m.groups_choose_evenings,
    filters: { dia: DAYS_OF_WORK, periodo: 'noite' } as GroupFilters,
  },
  {
    key: 'days',
    label: m.groups_choose_days,
    filters: { dia: DAYS_OF_WORK, periodo: 'tarde' } as GroupFilters,
  },
  {
    key: 'mornings',
    label: m.groups_choose_mornings,
    filters: { dia: DAYS_OF_WORK, periodo: 'manha' } as GroupFilters,
  },
  { key: 'weekend', label: m.groups_choose_weekend, filters: { dia: WEEKEND } as GroupFilters },
]
