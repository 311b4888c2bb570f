import './card-page.css'
import type { Carteirinha } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, formatInstant } from '@atrio/rules'
import { Banner, Button, buttonClass, Segmented, Tag } from '@atrio/ui'
import { Maximize2, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { requireOwner } from '../lib/session/guard.ts'
import { useOwner } from '../lib/session/owner.ts'
import { useDeviceOwner } from '../lib/session/use-device-owner.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { CardBack, CardFront } from './card-face.tsx'
import { CardFacts } from './card-facts-list.tsx'
import { CardScreen } from './card-screen.tsx'
import { NoCard } from './no-card.tsx'
import { useCard } from './use-card.ts'
import { useCardWords } from './use-card-words.ts'
import { useKeptPhoto } from './use-kept-photo.ts'

/** The card lies on the device, too: it opens without a network, and says when it was confirmed last. */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.card_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <div className="tool">
      <PageOutline label={m.card_loading()} />
    </div>
  )
}

export default function CardPage() {
  const shown = useDeviceOwner(paths.memberCard())
  return shown ? <OwnCard /> : <HydrateFallback />
}

function OwnCard() {
  const { loaded, isOld } = useCard()
  return (
    <div className="tool stack gap-6">
      <header>
        <BackLink to={paths.account()}>{m.account_title()}</BackLink>
        <h1>{m.card_title()}</h1>
      </header>
      <LoadedContent of={loaded} loading={<PageOutline label={m.card_loading()} />}>
        {(card) =>
          card ? (
            <Card card={card} confirmedAt={loaded.confirmedAt} isOld={isOld} again={loaded.again} />
          ) : (
            <NoCard />
          )
        }
      </LoadedContent>
    </div>
  )
}

type CardProps = { card: Carteirinha; confirmedAt: string | null; isOld: boolean; again: () => void }

function Card({ card, confirmedAt, isOld, again }: CardProps) {
  const photo = useKeptPhoto(card.imagem)
  const words = useCardWords(card)
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const [face, setFace] = useState('front')
  const [open, setOpen] = useState(false)
  const moment = confirmedAt && formatInstant(confirmedAt, 'dateTime', words.locale, timeZone)
  const shared = { card, words }
  return (
    <div className="card-columns">
      <div className="stack gap-5">
        <CardNotice card={card} moment={isOld ? moment : null} again={again} />
        <div className="card-stand">
          {face === 'front' ? <CardFront {...shared} photo={photo} /> : <CardBack {...shared} />}
        </div>
        <div>
          <Segmented
            label={m.card_turn()}
            options={[
              { value: 'front', label: m.card_front() },
              { value: 'back', label: m.card_back() },
            ]}
            value={face}
            onValueChange={setFace}
          />
        </div>
        {card.qrCode && (
          <p className="flex flex-wrap gap-3">
            <Button icon={<Maximize2 aria-hidden="true" />} onClick={() => setOpen(true)}>
              {m.card_show()}
            </Button>
            <PrintLink />
          </p>
        )}
        {!isOld && moment && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <Tag tone={tones[card.situacao]}>{states[card.situacao]()}</Tag>
            {m.card_confirmed({ moment })}
          </p>
        )}
        {card.qrCode && <p className="max-w-prose text-sm text-ink-muted">{m.card_qr_renews()}</p>}
      </div>
      <CardFacts {...shared} />
      {open && card.qrCode && (
        <CardScreen card={card} photo={photo} old={isOld ? moment : null} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

const tones = { ativa: 'ok', vencida: 'warn', revogada: 'bad' } as const
const states = { ativa: m.card_ativa, vencida: m.card_vencida, revogada: m.card_revogada }

function PrintLink() {
  const userId = useOwner()
  const memberChurchId = useChurch()?.id ?? 0
  return (
    <Link
      className={buttonClass({ variant: 'outline' })}
      to={paths.printMemberCard({ userId, memberChurchId })}
    >
      <Printer aria-hidden="true" />
      {m.card_print()}
    </Link>
  )
}

type CardNoticeProps = { card: Carteirinha; moment: string | null; again: () => void }

/** What keeps the card from being good, or from being confirmed now. */
function CardNotice({ card, moment, again }: CardNoticeProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const { situacao, validade } = card
  return (
    <>
      {moment && (
        <RetryBanner tone="info" title={m.card_offline({ moment })} retry={again}>
          {card.qrCode && m.card_offline_detail()}
        </RetryBanner>
      )}
      {situacao === 'vencida' && validade && (
        <Banner tone="warn" title={m.card_vencida_title({ day: formatCivilDate(validade, 'long', locale) })}>
          {m.card_vencida_detail()}
        </Banner>
      )}
      {situacao === 'revogada' && (
        <Banner tone="bad" title={m.card_revogada_title()}>
          {m.card_revogada_detail()}
        </Banner>
      )}
    </>
  )
}
