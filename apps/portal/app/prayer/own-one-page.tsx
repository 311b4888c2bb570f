import { prayerCalls, type CallResult } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass, Tag } from '@atrio/ui'
import { Link, useParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { CallOff } from './call-off.tsx'
import { NotYours } from './not-yours.tsx'
import { HydrateFallback } from './own-layout.tsx'
import { OwnMessages } from './own-messages.tsx'
import { ownState } from './own-state.ts'
import { OwnWho } from './own-who.tsx'
import { RequestPicture } from './request-picture.tsx'
import { Story } from './story.tsx'
import { TellHow } from './tell-how.tsx'
import { TimeAgo } from './time-ago.tsx'

/** One request of the person's own: what came of it, and all that can be done with it. */
export default function OwnOnePage() {
  const id = Number(useParams().prayerId)
  const igreja = useChurch()?.id ?? 0
  const loaded = useCall(prayerCalls.getMinhaOracao, { params: { id }, query: { igreja } })
  return (
    <>
      <BackLink to={paths.ownPrayers()}>{m.prayer_mine_title()}</BackLink>
      <LoadedContent of={loaded} loading={<HydrateFallback />} missing={<NotYours />}>
        {({ oracao }) => <Own oracao={oracao} />}
      </LoadedContent>
    </>
  )
}

type OwnProps = CallResult<typeof prayerCalls.getMinhaOracao>

function Own({ oracao }: OwnProps) {
  const { id, mensagem, imagem, motivo, mensagens, qtdeOraram, dataCadastro, excluirEm } = oracao
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const state = ownState(oracao)
  const isOnWall = oracao.flagAtivo && oracao.flagPublicarMural && oracao.situacao === 'aprovada'
  if (excluirEm) return <CallOff id={id} until={Date.parse(excluirEm)} after={<NotYours />} />
  return (
    <div className="flex flex-col gap-7">
      <header>
        <h1>{m.prayer_own_title()}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted">
          <Tag tone={state.tone}>{state.text}</Tag>
          <span>
            <TimeAgo moment={dataCadastro} />
            {motivo && <> · {motivo.nome}</>}
          </span>
        </p>
        <p className="mt-2 text-ink-muted">{state.detail}</p>
      </header>
      <p className="font-read text-xl leading-relaxed break-words whitespace-pre-line">{mensagem}</p>
      {imagem && (
        <RequestPicture address={imagem} large className="max-h-[28rem] w-auto self-start rounded-md" />
      )}
      {(oracao.flagPublicarMural || qtdeOraram > 0) && (
        <p className="text-lg font-semibold">{m.prayer_prayed_count({ count: qtdeOraram })}</p>
      )}
      <Wishes oracao={oracao} />
      <Story mensagens={mensagens} lang={lang} />
      <OwnMessages id={id} mensagens={mensagens} lang={lang} />
      <TellHow oracao={oracao} />
      <OwnWho oracao={oracao} />
      <p className="ruled flex flex-wrap gap-3">
        {isOnWall && (
          <Link className={buttonClass({ variant: 'outline' })} to={paths.prayer({ prayerId: id })}>
            {m.prayer_own_on_wall()}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'outline' })} to={paths.prayerDelete({ prayerId: id })}>
          {m.prayer_delete_own()}
        </Link>
      </p>
    </div>
  )
}

/** Whether the church has called and visited who wished it. */
function Wishes({ oracao: { flagReceberLigacao, flagReceberVisita, dataLigacao, dataVisita } }: OwnProps) {
  if (!flagReceberLigacao && !flagReceberVisita) return null
  return (
    <ul className="grid grid-cols-1 gap-1 text-ink-muted">
      {flagReceberLigacao && <li>{dataLigacao ? m.prayer_own_called() : m.prayer_own_call_waits()}</li>}
      {flagReceberVisita && <li>{dataVisita ? m.prayer_own_visited() : m.prayer_own_visit_waits()}</li>}
    </ul>
  )
}
