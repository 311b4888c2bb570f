import {
  eventStaffCalls,
  hasRight,
  type CallResult,
  type IgrejaEquipe,
  type TurnoEspera,
} from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState, Tag, useToasts } from '@atrio/ui'
import { Megaphone, TicketCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useOutletContext, useParams } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'

type Fila = CallResult<(typeof eventStaffCalls)['listEsperasEvento']>
type Ticket = Fila['ingressos'][number]

/** Who waits for which ticket of an event, and what staff do about it. */
export function WaitingPage() {
  const loaded = useLoaderData<Fila | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.queue(), igreja.nome)
  if (!loaded) return null
  return <OpenList igreja={igreja} loaded={loaded} />
}

function OpenList({ igreja, loaded }: { igreja: IgrejaEquipe; loaded: Fila }) {
  const id = Number(useParams()['id'])
  const [{ fila, from }, setSeen] = useState({ fila: loaded, from: loaded })
  if (from !== loaded) setSeen({ fila: loaded, from: loaded })
  const { show } = useToasts()
  const paramsOf = (turno: TurnoEspera) => ({ slug: igreja.slug, id, idEspera: turno.id })
  const offer = useTask(async (turno: TurnoEspera) => {
    const now = await api(eventStaffCalls.offerEsperaEvento, { params: paramsOf(turno), body: {} })
    setSeen({ fila: now, from: loaded })
    const after = now.ingressos.flatMap(({ turnos }) => turnos).find((one) => one.id === turno.id)
    show({
      tone: 'ok',
      title: after?.situacao === 'oferecida' ? m.queue_offered_now() : m.queue_put_first(),
      detail: after?.situacao === 'oferecida' ? m.queue_offered_detail() : m.queue_first_detail(),
    })
  })
  const remove = async (turno: TurnoEspera) => {
    const now = await api(eventStaffCalls.removeEsperaEvento, { params: paramsOf(turno) })
    setSeen({ fila: now, from: loaded })
    show({ tone: 'ok', title: m.queue_taken_off({ name: turno.nome }) })
  }
  const may = hasRight(igreja.papeis, { area: 'agenda', may: 'change' })
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <BackLink>{fila.evento.nome}</BackLink>
        <h1>{m.queue()}</h1>
        <p className="text-ink-muted">{m.queue_lead()}</p>
      </div>
      {offer.error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(offer.error)}
        </Banner>
      )}
      {fila.ingressos.length === 0 && (
        <EmptyState icon={<TicketCheck />} title={m.queue_none()}>
          {m.queue_none_detail()}
        </EmptyState>
      )}
      {fila.ingressos.map((ticket) => (
        <section key={ticket.id} aria-labelledby={`ticket-${ticket.id}`} className="grid grid-cols-1 gap-2">
          <h2 id={`ticket-${ticket.id}`} className="text-lg wrap-break-word">
            {ticket.nome}
          </h2>
          <p className="text-ink-muted tabular-nums">{countOf(ticket)}</p>
          <ul className="ruled">
            {ticket.turnos.map((turno) => (
              <Turn
                key={turno.id}
                turno={turno}
                isBusy={offer.isBusy}
                {...(may && { onOffer: () => void offer.start(turno), onRemove: () => remove(turno) })}
              />
            ))}
          </ul>
          {ticket.mais && <p className="text-ink-muted text-sm">{m.queue_more()}</p>}
        </section>
      ))}
      {fila.ingressos.length > 0 && hasRight(igreja.papeis, { area: 'pessoas', may: 'change' }) && (
        <Link
          to={`/${igreja.codigo}/comunicados/novo?publico=espera&id=${id}`}
          className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
        >
          <span className="btn-label">
            <Megaphone aria-hidden="true" />
            {m.queue_write()}
          </span>
        </Link>
      )}
    </div>
  )
}

const countOf = ({ esperam, lugares }: Ticket) =>
  [m.queue_count({ count: esperam }), ...(esperam > 0 ? [m.queue_places({ count: lugares })] : [])].join(
    ' · ',
  )

function Turn({
  turno,
  isBusy,
  onOffer,
  onRemove,
}: {
  turno: TurnoEspera
  isBusy: boolean
  onOffer?: () => void
  onRemove?: () => Promise<void>
}) {
  const [isAsking, setAsking] = useState(false)
  const { nome, quantidade, situacao, posicao, flagAdiantada, ofertaExpiraEm, dataCadastro } = turno
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0 flex-1 basis-48 grid-cols-1 gap-1">
        <span className="font-semibold wrap-break-word">
          {posicao !== null && <span className="tabular-nums">{posicao}. </span>}
          {nome}
        </span>
        <span className="text-ink-muted text-sm">
          {m.queue_places({ count: quantidade })} · {m.queue_since({ moment: formatMoment(dataCadastro) })}
        </span>
        <span className="flex flex-wrap gap-2">
          {ofertaExpiraEm && (
            <Tag tone="info">{m.queue_offered_until({ moment: formatMoment(ofertaExpiraEm) })}</Tag>
          )}
          {situacao === 'perdida' && <Tag tone="warn">{m.queue_missed()}</Tag>}
          {flagAdiantada && <Tag>{m.queue_is_first()}</Tag>}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {onOffer && situacao !== 'oferecida' && !flagAdiantada && (
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={m.queue_offer_to({ name: nome })}
            onClick={onOffer}
          >
            {situacao === 'perdida' ? m.queue_offer_again() : m.queue_offer()}
          </Button>
        )}
        {onRemove && situacao !== 'perdida' && (
          <Button
            variant="quiet"
            aria-label={m.queue_remove_of({ name: nome })}
            onClick={() => setAsking(true)}
          >
            {m.queue_remove()}
          </Button>
        )}
      </span>
      {onRemove && (
        <ConfirmDialog
          isOpen={isAsking}
          title={m.queue_remove_title({ name: nome })}
          detail={m.queue_remove_detail()}
          keep={m.queue_keep()}
          act={m.queue_remove()}
          onClose={() => setAsking(false)}
          onAct={async () => {
            await onRemove()
            setAsking(false)
          }}
        />
      )}
    </li>
  )
}
