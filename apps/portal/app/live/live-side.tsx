import './live-side.css'
import './moments.css'
import type { Transmissao } from '@atrio/contract'
import { estadoTransmissao, FALLBACK_LOCALE, isSalaAberta, localeOf } from '@atrio/rules'
import { buttonClass, Tabs, type Tab } from '@atrio/ui'
import { Tv } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../lib/data/store.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import type { PlayerControl } from '../player/player-control.ts'
import { RoomChat } from './chat/room-chat.tsx'
import { FreshMoment } from './fresh-moment.tsx'
import { LiveSchedule, type LiveScheduleProps } from './live-schedule.tsx'
import { momentFeed } from './moment-feed.ts'

const panels = {
  bible: () => import('./bible-panel.tsx'),
  give: () => import('./give-panel.tsx'),
  moments: () => import('./moments-panel.tsx'),
  notes: () => import('./notes-panel.tsx'),
}
const BiblePanel = lazy(panels.bible)
const GivePanel = lazy(panels.give)
const MomentsPanel = lazy(panels.moments)
const NotesPanel = lazy(panels.notes)
const ReplayChat = lazy(() => import('./chat/replay-chat.tsx'))

export type LiveSideProps = Omit<LiveScheduleProps, 'shown'> & {
  transmissao: Transmissao | null
  control: PlayerControl
}

/** What stands beside the picture, and below it on a phone; and what comes in the next weeks, below both. */
export function LiveSide({ transmissao, control, ...schedule }: LiveSideProps) {
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const [verse, setVerse] = useState('')
  // What was opened last; what was opened once is loaded then, and stays with what was typed.
  const [opened, setOpened] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<number | null>(null)
  const side = useRef<HTMLDivElement>(null)
  const isAlive = useHydrated()
  const list = <LiveSchedule {...schedule} shown={transmissao?.id ?? null} />
  if (!transmissao?.flagPodeVer) return list
  // Who has watched says goodbye for some minutes.
  const isOn = isSalaAberta(transmissao, schedule.now)
  const moments = momentFeed(transmissao)
  const isReplay = !isOn && estadoTransmissao(transmissao, schedule.now) === 'replay'
  if (!isOn && !isReplay && moments.length === 0) return list
  // Of a recording nobody knows yet whether anybody wrote.
  const first = isOn ? 'chat' : isReplay && moments.length === 0 ? 'notes' : 'moments'
  const newest = moments[0]
  const open = (id: string) => {
    if (id === 'moments' || (opened[0] ?? first) === 'moments') setSeen(newest?.id ?? null)
    setOpened((before) => [id, ...before.filter((other) => other !== id)])
  }
  const isShown = (id: string) => opened.includes(id) || (opened.length === 0 && id === first)
  const began = Date.parse(transmissao.iniciadaEm ?? transmissao.inicio)
  const since = Math.max(0, Math.floor((schedule.now.getTime() - began) / 1000))
  const chat: Tab = {
    id: 'chat',
    label: m.live_chat_tab(),
    panel: isOn ? (
      <RoomChat codigo={transmissao.sala} />
    ) : (
      <Suspense>
        {isShown('chat') && <ReplayChat transmissaoId={transmissao.id} control={control} />}
      </Suspense>
    ),
  }
  const momentsTab: Tab = {
    id: 'moments',
    label: m.live_moments_tab(),
    panel:
      moments.length === 0 ? (
        <p className="text-ink-muted">{m.live_moments_none()}</p>
      ) : (
        <Suspense>
          {isAlive && isShown('moments') && (
            <MomentsPanel
              moments={moments}
              transmissaoId={transmissao.id}
              lang={lang}
              onOpen={(panel, referencia) => {
                if (referencia) setVerse(referencia)
                open(panel)
              }}
            />
          )}
        </Suspense>
      ),
  }
  const tabs: Tab[] = [
    ...(isOn ? [chat] : []),
    // Of a recording nothing more is to come.
    ...(isReplay && moments.length === 0 ? [] : [momentsTab]),
    ...(isReplay ? [chat] : []),
    {
      id: 'notes',
      label: m.live_notes_tab(),
      panel: (
        <Suspense>
          {isShown('notes') && (
            <NotesPanel transmissao={transmissao} since={isReplay ? null : since} control={control} />
          )}
        </Suspense>
      ),
    },
    {
      id: 'bible',
      label: m.live_bible_tab(),
      panel: <Suspense>{isShown('bible') && <BiblePanel key={verse} referencia={verse} />}</Suspense>,
    },
    ...(church?.modulos.includes('MOD_DOACAO')
      ? [
          {
            id: 'give',
            label: m.live_give_tab(),
            panel: <Suspense>{isShown('give') && <GivePanel />}</Suspense>,
          },
        ]
      : []),
  ]
  const tab = tabs.find(({ id }) => id === (opened[0] ?? first)) ?? tabs[0]!
  const openMoments = () => {
    open('moments')
    side.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(momentsTab)]?.focus()
  }
  return (
    <>
      {/* Whoever comes near may open something. */}
      <div ref={side} className="live-side" onPointerEnter={loadPanels} onFocus={loadPanels}>
        <FreshMoment
          moment={isReplay ? undefined : newest}
          since={since}
          isSeen={tab.id === 'moments' || newest?.id === seen}
          onOpen={openMoments}
        />
        <Tabs label={m.live_beside()} tabs={tabs} value={tab.id} onValueChange={open} />
      </div>
      <div className="live-below stack gap-6">
        {list}
        <p>
          <Link
            to={paths.live({ transmissao: transmissao.id, tv: true })}
            className={buttonClass({ variant: 'outline' })}
          >
            <Tv aria-hidden="true" />
            {m.live_tv()}
          </Link>
        </p>
      </div>
    </>
  )
}

function loadPanels(): void {
  // What cannot be loaded now is asked for again when it is opened.
  for (const load of Object.values(panels)) load().catch(() => {})
}
