import type { IgrejaEquipe, ItemAgenda } from '@atrio/contract'
import { formatClock } from '@atrio/rules'
import { Button, classNames, Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { placeOfKind } from '../content/kind-names.ts'
import { kindsFor } from '../content/kinds.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const names: Record<ItemAgenda['tipo'], () => string> = {
  culto: m.agenda_culto,
  evento: m.agenda_evento,
  reuniao: m.agenda_reuniao,
  publicacao: m.agenda_publicacao,
}

/** One line of a day: when, what, where, and what differs. */
export function AgendaItem({
  item,
  igreja,
  onChange,
}: {
  item: ItemAgenda
  igreja: IgrejaEquipe
  /** Of a service that may be changed on that date. */
  onChange: (() => void) | null
}) {
  const { tipo, hora, titulo, local, flagCancelado, horaHabitual, observacao } = item
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <p className="w-20 shrink-0 font-semibold tabular-nums">{hora === null ? m.agenda_day() : at(hora)}</p>
      <div className="grid min-w-0 flex-1 basis-28 grid-cols-1 gap-1">
        <p className={classNames('font-semibold wrap-break-word', flagCancelado && 'line-through')}>
          <Title item={item} igreja={igreja} />
        </p>
        <p className="text-ink-muted text-sm wrap-break-word">
          {local ? `${names[tipo]()} · ${local}` : names[tipo]()}
        </p>
        {observacao && <p className="text-sm wrap-break-word">{observacao}</p>}
        {(flagCancelado || horaHabitual) && (
          <p className="flex flex-wrap gap-1.5">
            {flagCancelado && <Tag tone="bad">{m.agenda_cancelled()}</Tag>}
            {!flagCancelado && horaHabitual && (
              <Tag tone="warn">{m.agenda_moved({ hora: at(horaHabitual) })}</Tag>
            )}
          </p>
        )}
      </div>
      {onChange && (
        <Button
          variant="secondary"
          onClick={onChange}
          aria-label={m.agenda_change_of({ nome: titulo, hora: at(hora ?? '00:00') })}
        >
          {m.agenda_change()}
        </Button>
      )}
    </li>
  )
}

/** Leads to where it is changed; what is done elsewhere opens in the portal. */
function Title({ item: { tipo, id, recurso, titulo }, igreja }: { item: ItemAgenda; igreja: IgrejaEquipe }) {
  if (tipo === 'evento') return <Link to={`eventos/${id}`}>{titulo}</Link>
  if (tipo === 'reuniao') return <a href={`${igreja.portal}/groups/${id}`}>{titulo}</a>
  if (recurso === 'evento') return <Link to={`eventos/${id}`}>{titulo}</Link>
  const kind = kindsFor(igreja).find(({ nome }) => snake(nome) === recurso)
  return kind ? <Link to={`/${igreja.codigo}/${placeOfKind(kind.nome)}/${id}`}>{titulo}</Link> : titulo
}

const snake = (nome: string) => nome.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const at = (time: string) => formatClock(time, getLocale())
