import type { Transmissao } from '@atrio/contract'
import { estadoTransmissao, FALLBACK_LOCALE, isSalaAberta, localeOf } from '@atrio/rules'
import { buttonClass, Tabs, type Tab } from '@atrio/ui'
import { BookOpenText, Tv } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../lib/data/store.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import type { PlayerControl } from '../player/player-control.ts'
import { RoomChat } from './chat/room-chat.tsx'
import { LiveSchedule, type LiveScheduleProps } from './live-schedule.tsx'
import { momentFeed } from './moment-feed.ts'
import { MomentsPanel } from './moments-panel.tsx'

const NotesPanel = lazy(() => import('./notes-panel.tsx'))
const ReplayChat = lazy(() => import('./chat/replay-chat.tsx'))

export type LiveSideProps = Omit<LiveScheduleProps, 'shown'> & {
  transmissao: Transmissao | null
  control: PlayerControl
}

/** What stands beside the picture, and below it on a phone. */
export function LiveSide({ transmissao, control, ...schedule }: LiveSideProps) {
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const [chosen, setTab] = useState<string | null>(null)
  // Loaded when it is wanted, and then it stays with what was typed.
  const [hasNotes, setHasNotes] = useState(false)
  const isAlive = useHydrated()
  const list = <LiveSchedule {...schedule} shown={transmissao?.id ?? null} />
  if (!transmissao?.flagPodeVer) return list
  // Who has watched says goodbye for some minutes.
  const isOn = isSalaAberta(transmissao, schedule.now)
  const moments = momentFeed(transmissao, schedule.now)
  const isReplay = !isOn && estadoTransmissao(transmissao, schedule.now) === 'replay'
  if (!isOn && !isReplay && moments.length === 0) return list
  const began = Date.parse(transmissao.iniciadaEm ?? transmissao.inicio)
  const since = Math.max(0, Math.floor((schedule.now.getTime() - began) / 1000))
  const chat: Tab = {
    id: 'chat',
    label: m.live_chat_tab(),
    panel: isOn ? (
      <RoomChat codigo={transmissao.sala} />
    ) : (
      <Suspense>{isAlive && <ReplayChat transmissaoId={transmissao.id} control={control} />}</Suspense>
    ),
  }
  const tabs: Tab[] = [
    ...(isOn ? [chat] : []),
    {
      id: 'moments',
      label: m.live_moments_tab(),
      panel: <MomentsPanel moments={moments} transmissaoId={transmissao.id} lang={lang} />,
    },
    ...(isReplay ? [chat] : []),
    {
      id: 'notes',
      label: m.live_notes_tab(),
      panel: (
        <Suspense>
          {hasNotes && (
            <NotesPanel transmissao={transmissao} since={isReplay ? null : since} control={control} />
          )}
        </Suspense>
      ),
    },
    {
      id: 'schedule',
      label: m.live_schedule_tab(),
      panel: (
        <div className="stack gap-6">
          {list}
          <More id={transmissao.id} />
        </div>
      ),
    },
  ]
  const choose = (id: string) => {
    setTab(id)
    if (id === 'notes') setHasNotes(true)
  }
  // Of a recording nobody knows yet whether anybody wrote: what is to come is never empty of use.
  const first = isReplay && moments.length === 0 ? 'schedule' : tabs[0]!.id
  const tab = tabs.find(({ id }) => id === (chosen ?? first)) ?? tabs[0]!
  return (
    <div className="live-side">
      <Tabs label={m.live_beside()} tabs={tabs} value={tab.id} onValueChange={choose} />
    </div>
  )
}

function More({ id }: { id: number }) {
  const beside = { target: '_blank', rel: 'noopener', className: buttonClass({ variant: 'outline' }) }
  return (
    <ul className="flex flex-col items-start gap-3">
      <li>
        <a href={paths.bible()} {...beside}>
          <BookOpenText aria-hidden="true" />
          {m.live_bible()}
          <span className="sr-only">({m.live_new_window()})</span>
        </a>
      </li>
      <li>
        <Link to={paths.live({ transmissao: id, tv: true })} className={buttonClass({ variant: 'outline' })}>
          <Tv aria-hidden="true" />
          {m.live_tv()}
        </Link>
      </li>
    </ul>
  )
}
