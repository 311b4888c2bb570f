import './card-page.css'
import './print-page.css'
import { cardCalls, type Carteirinha } from '@atrio/contract'
import { Banner, Button, Segmented } from '@atrio/ui'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { mapLoaded } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { useOwner } from '../lib/session/owner.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { useChurch } from '../shell/church.ts'
import { CardBack, CardFront } from './card-face.tsx'
import { NoCard } from './no-card.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { useCardWords } from './use-card-words.ts'
import { useKeptPhoto } from './use-kept-photo.ts'

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.card_print_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.card_loading()} />
}

/** Spec §2: the card of `userId` at the church `memberChurchId` for paper; with `showCard` also as it looks. */
export default function PrintPage() {
  const [search] = useSearchParams()
  const owner = useOwner()
  const church = useChurch()?.id ?? 0
  const { status, pending } = useSession()
  const usuario = search.get('userId') ?? String(owner)
  const igreja = search.get('memberChurchId') ?? String(church)
  const isPossible = [usuario, igreja].every((text) => /^[1-9]\d{0,9}$/.test(text))
  const loaded = useCall(
    cardCalls.listCarteirinhas,
    isPossible ? { query: { usuario, igreja, impressa: 'true' } } : null,
    { fresh: true },
  )
  if (status === 'anonymous' && !pending) return <HydrateFallback />
  if (!isPossible) return <NothingToPrint />
  return (
    <LoadedContent
      of={mapLoaded(loaded, ({ carteirinhas }) => carteirinhas[0] ?? null)}
      loading={<HydrateFallback />}
      missing={<NothingToPrint />}
    >
      {(card) =>
        card ? <Print card={card} showCard={search.get('showCard') === 'true'} /> : <NothingToPrint />
      }
    </LoadedContent>
  )
}

function NothingToPrint() {
  return (
    <div className="grid grid-cols-1 p-4">
      <NoCard level={1} />
    </div>
  )
}

function Print({ card, showCard }: { card: Carteirinha; showCard: boolean }) {
  const [search, setSearch] = useSearchParams()
  const photo = useKeptPhoto(card.imagem)
  const words = useCardWords(card)
  // Inside of another site or app that has its own ways back.
  const alone = useInBrowser(() => window.self === window.top, false)
  const copies = search.get('copias') === '10' ? 10 : 1
  const shared = { card, photo, words }
  return (
    <div className="stack gap-6">
      <header className="no-print stack max-w-3xl gap-4">
        {alone && <BackLink to={paths.memberCard()}>{m.card_back_to()}</BackLink>}
        <h1 className="text-2xl">{m.card_print_title()}</h1>
        {showCard && (
          <div className="card-print-faces">
            <div className="card-stand">
              <CardFront {...shared} />
            </div>
            <div className="card-stand">
              <CardBack {...shared} />
            </div>
          </div>
        )}
        {card.qrCode ? (
          <>
            <p className="text-ink-muted">
              {m.card_print_intro()} {copies === 1 ? m.card_print_one_hint() : m.card_print_ten_hint()}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Segmented
                label={m.card_print_copies()}
                options={[
                  { value: '1', label: m.card_print_one() },
                  { value: '10', label: m.card_print_ten() },
                ]}
                value={String(copies)}
                onValueChange={(copias) => {
                  const next = new URLSearchParams(search)
                  next.set('copias', copias)
                  setSearch(next, { replace: true, preventScrollReset: true })
                }}
              />
              <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                {m.card_print()}
              </Button>
            </div>
            <p className="text-sm text-ink-muted">{m.card_print_code()}</p>
          </>
        ) : (
          <Banner tone="warn" title={m.card_print_not_valid()}>
            {card.situacao === 'vencida' ? m.card_vencida_detail() : m.card_revogada_detail()}
          </Banner>
        )}
      </header>
      {card.qrCode && <PrintSheets {...shared} copies={copies} hidden={showCard} />}
    </div>
  )
}
