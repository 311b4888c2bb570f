import {
  hasRight,
  type CallResult,
  type CultoEquipe,
  type IgrejaEquipe,
  type staffAgendaCalls,
} from '@atrio/contract'
import { firstWeekday, formatClock, weekdayNames } from '@atrio/rules'
import { buttonClass, EmptyState, Tag } from '@atrio/ui'
import { ChevronRight, Plus, Repeat } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'

type Cultos = CallResult<(typeof staffAgendaCalls)['listCultosEquipe']>

/** What is every week, in the order of the week. */
export function CultosPage() {
  const loaded = useLoaderData<Cultos | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.agenda_weekly(), igreja.nome)
  if (!loaded) return null
  const cultos = loaded.cultos.toSorted((a, b) => away(a) - away(b) || a.hora.localeCompare(b.hora))
  const mayChange = hasRight(igreja.papeis, { area: 'agenda', may: 'publish' })
  const create = mayChange && (
    <Link to="new" className={buttonClass({})}>
      <Plus aria-hidden="true" className="size-5" />
      {m.culto_new()}
    </Link>
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <BackLink>{m.agenda()}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.agenda_weekly()}</h1>
        {cultos.length > 0 && create}
      </div>
      {cultos.length === 0 ? (
        <EmptyState icon={<Repeat />} title={m.culto_none()} action={create}>
          {m.culto_none_detail()}
        </EmptyState>
      ) : (
        <ul className="divide-line border-line grid grid-cols-1 divide-y border-y">
          {cultos.map((culto) => (
            <Row key={culto.id} culto={culto} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where it stands in the week; what is archived comes after all of it. */
function away({ diaSemana, flagArquivado }: CultoEquipe): number {
  return ((diaSemana - firstWeekday(getLocale()) + 7) % 7) + (flagArquivado ? 7 : 0)
}

function Row({
  culto: { id, nome, diaSemana, hora, local, flagArquivado, flagOnline },
}: {
  culto: CultoEquipe
}) {
  const locale = getLocale()
  const when = `${weekdayNames(locale)[diaSemana]}, ${formatClock(hora, locale)}`
  return (
    <li>
      <Link
        to={String(id)}
        className="text-ink flex min-h-14 items-center gap-3 py-3 no-underline hover:underline"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-semibold wrap-break-word">{nome}</span>
          <span className="text-ink-muted text-sm wrap-break-word first-letter:uppercase">
            {local ? `${when} · ${local}` : when}
          </span>
        </span>
        {flagArquivado ? <Tag>{m.state_arquivado()}</Tag> : flagOnline && <Tag>{m.culto_online_tag()}</Tag>}
        <ChevronRight aria-hidden="true" className="text-ink-muted size-5 shrink-0" />
      </Link>
    </li>
  )
}
