import type { RegistroListado, Resource } from '@atrio/contract'
import { Link } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { SituacaoTag } from './situacao-tag.tsx'
import { dayOf, titleOf } from './values.ts'

/** One record in a list: what it is called, how it stands, and who changed it last. */
export function RecordCard({ item, resource }: { item: RegistroListado; resource: Resource }) {
  const { id, situacao, valores, publicarEm, alteradoEm, alteradoPor, flagRascunho } = item
  const isDraftBeside = flagRascunho && situacao !== 'rascunho'
  const changed =
    alteradoEm && m.changed({ who: [formatMoment(alteradoEm), alteradoPor].filter(Boolean).join(' · ') })
  const day = dayOf(resource, valores)
  return (
    <Link
      to={String(id)}
      className="text-ink grid min-h-14 min-w-0 flex-1 grid-cols-1 gap-1 py-3 no-underline hover:underline"
    >
      <span className="font-semibold wrap-break-word">{titleOf(resource, valores) || m.untitled()}</span>
      <span className="text-ink-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <SituacaoTag situacao={situacao} />
        {day && <span className="text-ink">{day}</span>}
        {situacao === 'agendado' && publicarEm && (
          <span>{m.from_moment({ moment: formatMoment(publicarEm) })}</span>
        )}
        {isDraftBeside && <span>{m.has_draft()}</span>}
        {changed && <span>{changed}</span>}
      </span>
    </Link>
  )
}
