import './live.css'
import type { Transmissao } from '@atrio/contract'
import { estadoTransmissao, FALLBACK_LOCALE } from '@atrio/rules'
import { lazy, Suspense, useState } from 'react'
import { data } from 'react-router'
import { useStayingControl } from '../player/player-control.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/live-page.ts'
import { chooseTransmissao } from '../shell/on-air/choose-transmissao.ts'
import { LiveSide } from './live-side.tsx'
import { LiveTv } from './live-tv.tsx'
import { LiveStage } from './live-stage.tsx'
import { loadLive } from './load-live.server.ts'
import { useFresh } from './use-fresh.ts'
import { useNow } from './use-now.ts'
import { useRoomNews } from './use-room-news.ts'
import { withNews } from './with-news.ts'

const Entitled = lazy(() => import('./entitled.tsx'))
const NoBroadcast = lazy(() => import('./no-broadcast.tsx'))
// Always the same: drawn again each second it would be gone until its script is there.
const noBroadcast = (
  <Suspense>
    <NoBroadcast />
  </Suspense>
)

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
  const control = useStayingControl()
  const [followed, setFollowed] = useState<string | null>(null)
  const news = useRoomNews(followed)
  const { transmissoes, known } = withNews(loaderData, news.noticia)
  const chosen = chooseTransmissao(transmissoes, ultima, now)
  const chosenOne = (asked === null ? undefined : known[asked]) ?? (chosen && known[chosen.transmissao.id])
  const isAsked = useSession().status === 'loggedIn' && chosenOne?.flagPodeVer === false
  const [own, setOwn] = useState<Transmissao | null>(null)
  const shown = asEntitled(chosenOne ?? undefined, isAsked ? own : null)
  const timeZone = church?.fusoHorario ?? 'UTC'
  const estado = shown ? estadoTransmissao(shown, now) : null
  const near = shown !== undefined && isNear(shown.inicio, now)
  const mayChange = estado === 'ao_vivo' || estado === 'sala_aberta' || near
  const sala = shown && mayChange ? shown.sala : null
  if (sala !== followed) setFollowed(sala)
  useFresh(mayChange || (chosen !== null && !shown), news)
  return (
    <LiveTv transmissao={shown ?? null} now={now}>
      {isAsked && (
        <Suspense>
          <Entitled key={chosenOne.id} id={chosenOne.id} renderedAt={renderedAt} onKnown={setOwn} />
        </Suspense>
      )}
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
        noBroadcast
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

/** A broadcast as whoever has a ticket sees it. What the page says of its times is newer and stays. */
function asEntitled(shown: Transmissao | undefined, own: Transmissao | null): Transmissao | undefined {
  if (!shown || !own?.flagPodeVer || own.id !== shown.id) return shown
  const { inicio, fimPrevisto, comando, flagCancelada, iniciadaEm, encerradaEm, sinal, sinalEm } = shown
  return { ...own, inicio, fimPrevisto, comando, flagCancelada, iniciadaEm, encerradaEm, sinal, sinalEm }
}

function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

const NEAR = 20 * 60_000

function isNear(inicio: string, now: Date): boolean {
  return Math.abs(Date.parse(inicio) - now.getTime()) < NEAR
}
