import type { RegistroListado, Resource } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { readPicture } from './picture-address.ts'
import { SituacaoTag } from './situacao-tag.tsx'
import { dayOf, titleOf } from './values.ts'

/** One record in a list: what it is called, how it stands, and who changed it last. */
export function RecordCard({ item, resource }: { item: RegistroListado; resource: Resource }) {
  const { id, situacao, valores, publicarEm, alteradoEm, alteradoPor } = item
  const { flagRascunho, mudaEm, flagMudancaFalhou } = item
  const isDraftBeside = flagRascunho && situacao !== 'rascunho'
  const changed =
    alteradoEm && m.changed({ who: [formatMoment(alteradoEm), alteradoPor].filter(Boolean).join(' · ') })
  const day = dayOf(resource, valores)
  const picture = valores['imagem'] ? readPicture(String(valores['imagem'])) : null
  return (
    <Link
      to={String(id)}
      className="text-ink grid min-h-14 min-w-0 grow basis-full sm:basis-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 no-underline hover:underline"
    >
      <span className="font-semibold wrap-break-word">{titleOf(resource, valores) || m.untitled()}</span>
      {picture && (
        <img
          src={`${picture.src}?l=480`}
          alt=""
          loading="lazy"
          className="row-span-2 aspect-video w-24 rounded-sm object-cover"
          style={{ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        />
      )}
      <span className="text-ink-muted col-start-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <SituacaoTag situacao={situacao} />
        {day && <span className="text-ink">{day}</span>}
        {situacao === 'agendado' && publicarEm && (
          <span>{m.from_moment({ moment: formatMoment(publicarEm) })}</span>
        )}
        {mudaEm && (
          <Tag tone={flagMudancaFalhou ? 'bad' : 'info'}>
            {(flagMudancaFalhou ? m.list_change_missed : m.list_changes)({ moment: formatMoment(mudaEm) })}
          </Tag>
        )}
        {isDraftBeside && <span>{m.has_draft()}</span>}
        {changed && <span>{changed}</span>}
      </span>
    </Link>
  )
}
