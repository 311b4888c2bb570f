import { prayerCalls as calls, type CallResult, type OracaoMesa } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { chipClass, EmptyState, Tag } from '@atrio/ui'
import { CircleCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { DeskDecision } from './desk-decision.tsx'
import { HydrateFallback } from './desk-layout.tsx'
import { RequestPicture } from './request-picture.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

const SITUACOES = ['aguardando', 'denunciada', 'aprovada', 'oculta'] as const
type Situacao = (typeof SITUACOES)[number]

/** What waits for the wall, what was reported, and what became of the rest. */
export default function DeskPage() {
  const asked = useSearchParams()[0].get('situacao')
  const situacao = SITUACOES.find((one) => one === asked) ?? 'aguardando'
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.listOracoesMesa, { params: { slug }, query: { situacao, limit: 50 } })
  return (
    <div className="stack gap-6">
      <nav aria-label={m.prayer_filter()}>
        <ul className="flex flex-wrap gap-2">
          {SITUACOES.map((one) => (
            <li key={one}>
              <Link
                className={chipClass}
                to={paths.prayerDesk({ situacao: one })}
                aria-current={one === situacao ? 'true' : undefined}
              >
                {names[one]()}
                {countOf(one, loaded.data)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ oracoes }) => oracoes.length === 0}
        empty={
          <EmptyState icon={<CircleCheck />} title={m.prayer_desk_none_title()}>
            <p>{m.prayer_desk_none()}</p>
          </EmptyState>
        }
      >
        {({ oracoes }) => (
          <ul className="flex flex-col gap-4">
            {oracoes.map((oracao) => (
              <DeskCard key={oracao.id} oracao={oracao} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </div>
  )
}

/** The whole text, and what is decided about it below: nothing is approved unread. */
function DeskCard({ oracao }: { oracao: OracaoMesa }) {
  const { id, mensagem, imagem, qtdeDenuncias } = oracao
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <li className="card">
      <div className="card-body gap-4">
        <WhoAndWhen oracao={oracao} />
        {qtdeDenuncias > 0 && <Tag tone="warn">{m.prayer_desk_reports({ count: qtdeDenuncias })}</Tag>}
        <p lang={lang} className="font-read leading-relaxed break-words whitespace-pre-line">
          {mensagem}
        </p>
        {imagem && <RequestPicture address={imagem} className="max-h-80 w-auto self-start rounded-md" />}
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <DeskDecision oracao={oracao} />
          <Link className="btn btn-quiet" to={paths.prayerDeskOne({ prayerId: id })}>
            {m.prayer_desk_more()}
          </Link>
        </div>
      </div>
    </li>
  )
}

function countOf(situacao: Situacao, data: CallResult<typeof calls.listOracoesMesa> | undefined) {
  const waiting = { aguardando: data?.qtdes.aguardando, denunciada: data?.qtdes.denunciadas }
  const count = situacao === 'aguardando' || situacao === 'denunciada' ? waiting[situacao] : undefined
  return count ? <span className="tabular-nums">{count}</span> : null
}

const names = {
  aguardando: m.prayer_desk_waiting,
  denunciada: m.prayer_desk_reported,
  aprovada: m.prayer_state_wall,
  oculta: m.prayer_state_hidden,
} satisfies Record<Situacao, () => string>
