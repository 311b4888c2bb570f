import { hasRight, liveStaffCalls, type IgrejaEquipe, type TransmissaoEquipe } from '@atrio/contract'
import { estadoTransmissao } from '@atrio/rules'
import { ExternalLink } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { formatEnd, formatMoment } from '../lib/church-time.ts'
import { useWatched } from '../lib/use-watched.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { AudiencePlot } from './audience-plot.tsx'
import { Commands } from './commands.tsx'
import { EstadoTag } from './estado-tag.tsx'
import { Hands } from './hands.tsx'
import { HostsRoom } from './hosts-room.tsx'
import { LinkForm } from './link-form.tsx'
import { Moments } from './moments.tsx'
import { RecordingForm } from './recording-form.tsx'
import { RoomPanel } from './room-panel.tsx'

/** What each part of the desk does with what a call answers. */
export interface Desk {
  igreja: IgrejaEquipe
  transmissao: TransmissaoEquipe
  show: (answer: { transmissao: TransmissaoEquipe }) => void
}

const EVERY = 5_000

/** Where hosts look after one broadcast while it goes on. */
export function DeskPage() {
  const loaded = useLoaderData<{ transmissao: TransmissaoEquipe } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(loaded?.transmissao.titulo ?? m.live(), igreja.nome)
  if (!loaded) return null
  return <OpenDesk key={loaded.transmissao.id} igreja={igreja} first={loaded.transmissao} />
}

function OpenDesk({ igreja, first }: { igreja: IgrejaEquipe; first: TransmissaoEquipe }) {
  const { slug } = igreja
  const { id } = first
  const [opened] = useState(() => seen({ transmissao: first }))
  const ask = useCallback(
    async () => seen(await api(liveStaffCalls.getTransmissaoEquipe, { params: { slug, id } })),
    [slug, id],
  )
  const { answer, show: showSeen } = useWatched(ask, EVERY)
  const { transmissao, now } = answer ?? opened
  const show = useCallback<Desk['show']>((answered) => showSeen(seen(answered)), [showSeen])
  const estado = estadoTransmissao(transmissao, now)
  const desk = { igreja, transmissao, show }
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_auto_1fr] xl:items-start">
      <div className="grid grid-cols-1 gap-2 xl:col-span-2">
        <BackLink to={`/${igreja.codigo}/ao-vivo`}>{m.live()}</BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 wrap-break-word">{transmissao.titulo}</h1>
          <EstadoTag estado={estado} />
        </div>
        <p className="text-ink-muted">
          {m.live_from_to({
            from: formatMoment(transmissao.inicio),
            until: formatEnd(transmissao.inicio, transmissao.fimPrevisto),
          })}
        </p>
        <a
          href={`${igreja.portal}/live?transmissao=${transmissao.id}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          {m.see_on_portal()}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
        {/* On a phone it stands below all that people say. */}
        <a href="#links" className="inline-flex min-h-11 items-center justify-self-start xl:hidden">
          {m.live_to_links()}
        </a>
      </div>
      <div className="grid grid-cols-1 gap-8">
        <Commands {...desk} estado={estado} />
        <Moments {...desk} />
      </div>
      <div className="grid grid-cols-1 gap-8 xl:row-span-2">
        <Hands igreja={desk.igreja} idTransmissao={desk.transmissao.id} />
        {hasRight(igreja.papeis, { area: 'moderacao', may: 'change' }) && (
          <>
            <HostsRoom igreja={igreja} id={transmissao.id} />
            <RoomPanel igreja={igreja} codigo={transmissao.sala} />
          </>
        )}
        <AudiencePlot {...transmissao} />
      </div>
      {/* On a phone after the people: where the picture comes from is seldom changed while it goes on. */}
      <div className="grid grid-cols-1 gap-8">
        <LinkForm {...desk} />
        <RecordingForm {...desk} />
      </div>
    </div>
  )
}

/** With the time at which it was so, by which its state is told. */
const seen = ({ transmissao }: { transmissao: TransmissaoEquipe }) => ({ transmissao, now: new Date() })
