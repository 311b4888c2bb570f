import './live.css'
import { estadoTransmissao, FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass, EmptyState } from '@atrio/ui'
import { CalendarDays, SquarePlay, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { data, Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { usePlayerControl } from '../player/player-control.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/live-page.ts'
import { chooseTransmissao } from '../shell/on-air/choose-transmissao.ts'
import { LiveSide } from './live-side.tsx'
import { LiveTv } from './live-tv.tsx'
import { LiveStage } from './live-stage.tsx'
import { loadLive } from './load-live.server.ts'
import { useEntitled } from './use-entitled.ts'
import { useFresh } from './use-fresh.ts'
import { useNow } from './use-now.ts'
import { useRoomNews } from './use-room-news.ts'
import { withNews } from './with-news.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.live_title(), description: m.live_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params, preview } = churchPage(context)
  const now = new Date(preview ?? Date.now())
  const asked = readId(new URL(request.url).searchParams.get('transmissao'))
  const loaded = await loadLive(api, { slug: params.slug, asked, now })
  if (asked !== null && !loaded.known[asked]) throw data('CONTENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
  return { ...loaded, asked, renderedAt: now.toISOString() }
}

/** Spec §2: the live services of the church; what was live can be watched again at the same address. */
export default function LivePage({ loaderData }: Route.ComponentProps) {
  const { ultima, asked, renderedAt } = loaderData
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const now = useNow(renderedAt)
  const control = usePlayerControl()
  const [followed, setFollowed] = useState<string | null>(null)
  const news = useRoomNews(followed)
  const { transmissoes, known } = withNews(loaderData, news.noticia)
  const chosen = chooseTransmissao(transmissoes, ultima, now)
  const chosenOne = (asked === null ? undefined : known[asked]) ?? (chosen && known[chosen.transmissao.id])
  const shown = useEntitled(chosenOne ?? undefined, renderedAt)
  const timeZone = church?.fusoHorario ?? 'UTC'
  const estado = shown ? estadoTransmissao(shown, now) : null
  const near = shown !== undefined && isNear(shown.inicio, now)
  const mayChange = estado === 'ao_vivo' || estado === 'sala_aberta' || near
  const sala = shown && mayChange ? shown.sala : null
  if (sala !== followed) setFollowed(sala)
  useFresh(mayChange || (chosen !== null && !shown), news)
  return (
    <LiveTv transmissao={shown ?? null} now={now}>
      {shown && estado ? (
        <LiveStage
          key={shown.id}
          transmissao={shown}
          estado={estado}
          control={control}
          now={now}
          timeZone={timeZone}
          locale={locale}
        />
      ) : (
        <NoBroadcast />
      )}
      <LiveSide
        key={`side ${shown?.id}`}
        transmissao={shown ?? null}
        control={control}
        transmissoes={transmissoes}
        now={now}
        timeZone={timeZone}
        locale={locale}
      />
    </LiveTv>
  )
}

/** Spec §8: no live broadcast. */
function NoBroadcast() {
  return (
    <EmptyState
      level={1}
      icon={<VideoOff />}
      title={m.live_none()}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.homeSchedule()}>
            <CalendarDays aria-hidden="true" />
            {m.live_none_schedule()}
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={paths.videos()}>
            <SquarePlay aria-hidden="true" />
            {m.live_none_videos()}
          </Link>
        </>
      }
    >
      {m.live_none_text()}
    </EmptyState>
  )
}

function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

const NEAR = 20 * 60_000

function isNear(inicio: string, now: Date): boolean {
  return Math.abs(Date.parse(inicio) - now.getTime()) < NEAR
}
