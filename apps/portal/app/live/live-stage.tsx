import type { Transmissao } from '@atrio/contract'
import {
  capitalized,
  formatInstant,
  localeOf,
  FALLBACK_LOCALE,
  type EstadoTransmissao,
  type Locale,
} from '@atrio/rules'
import { Tag, WindowArt } from '@atrio/ui'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../lib/data/store.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { MomentList } from '../player/moment-list.tsx'
import { Player } from '../player/player.tsx'
import { usePlayerTime, type PlayerControl } from '../player/player-control.ts'
import { playerSource, type PlayerSource } from '../player/player-source.ts'
import { useChurch } from '../shell/church.ts'
import { holdRoom } from './chat/hold-room.ts'
import { Countdown } from './countdown.tsx'
import { LiveTag } from '../shell/on-air/live-tag.tsx'
import { LowData } from './low-data.tsx'
import { LibrasPicture } from './libras-picture.tsx'
import { momentFeed } from './moment-feed.ts'
import { RaiseHand } from './raise-hand.tsx'
import { RemindMe } from './remind-me.tsx'
import { useLegendas } from './use-legendas.ts'
import { useLowData } from './use-low-data.ts'

const TicketWall = lazy(() => import('./ticket-wall.tsx'))

export type LiveStageProps = {
  transmissao: Transmissao
  estado: EstadoTransmissao
  control: PlayerControl
  now: Date
  timeZone: string
  locale: Locale
}

/** One broadcast in whatever state it is: the lobby, the picture, or the recording with its parts. */
export function LiveStage({ transmissao, estado, control, now, timeZone, locale }: LiveStageProps) {
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const time = usePlayerTime(control)
  const isAlive = useHydrated()
  const low = useLowData(transmissao.audio !== null)
  const isLive = estado === 'ao_vivo'
  const source = sourceOf(transmissao, estado, low.on)
  useStartAtTime(isLive && source !== null, () => control.jump(0))
  // It is there, for others.
  const isWalled = !transmissao.flagPodeVer && (isLive || estado === 'replay' || estado === 'encerrada')
  const begun = transmissao.iniciadaEm ?? transmissao.inicio
  const chapters = chaptersOf(transmissao)
  const along = useLegendas(transmissao, isLive)
  const hold = useCallback(() => holdRoom(transmissao.sala), [transmissao.sala])
  const filme = isLive ? transmissao.aoVivo : transmissao.replay
  const mayRaise = isLive && transmissao.flagPodeVer
  const hasSound = (isLive || estado === 'replay') && transmissao.audio !== null
  return (
    <article className="live-stage" aria-labelledby="live-name">
      {source ? (
        <Player
          key={`${estado} ${low.on}`}
          source={source}
          control={control}
          title={transmissao.titulo}
          artist={church?.nome ?? ''}
          imagem={transmissao.imagem}
          seed={`live ${transmissao.titulo}`}
          captions={filme?.legendas ?? []}
          readAlong={along}
          placeKey={`live-${transmissao.id}`}
          live={isLive ? { since: Date.parse(begun) } : undefined}
          stays={{ to: paths.live({ transmissao: transmissao.id }), hold: isLive ? hold : undefined }}
        />
      ) : (
        <div className="live-lobby" data-theme="dark">
          <WindowArt seed={`live ${transmissao.titulo}`} className="live-lobby-art" />
          <div className="live-lobby-words">
            {estado === 'agendada' || estado === 'sala_aberta' ? (
              <Countdown inicio={transmissao.inicio} now={now} />
            ) : isWalled ? (
              <Suspense>{isAlive && <TicketWall transmissao={transmissao} />}</Suspense>
            ) : (
              <p className="live-countdown-word">
                {estado === 'cancelada' ? m.live_cancelled() : m.live_over()}
              </p>
            )}
          </div>
        </div>
      )}
      <header className="live-head">
        <LiveTag estado={estado} />
        <h1 id="live-name" lang={lang}>
          {transmissao.titulo}
        </h1>
        <p className="text-ink-muted">{momentLine(transmissao, { timeZone, locale })}</p>
        {!isWalled && <EventLine transmissao={transmissao} />}
      </header>
      {isComing(transmissao, { estado, now }) && <RemindMe transmissao={transmissao} />}
      {(mayRaise || hasSound) && (
        <div className="live-acts">
          {mayRaise && <RaiseHand transmissaoId={transmissao.id} label={m.live_raise_hand()} />}
          {hasSound && <LowData on={low.on} onChange={low.change} />}
          {mayRaise && transmissao.maos !== null && (
            <p className="text-sm text-ink-muted">{m.live_hands_count({ count: transmissao.maos })}</p>
          )}
        </div>
      )}
      {source && transmissao.libras && !low.on && (
        <LibrasPicture url={transmissao.libras} control={control} />
      )}
      {estado === 'replay' && chapters.length > 0 && (
        <section aria-labelledby="live-chapters" className="ruled">
          <h2 id="live-chapters" className="mb-3 text-xl">
            {m.live_chapters()}
          </h2>
          <MomentList moments={chapters} time={time} onChoose={control.jump} lang={lang} />
        </section>
      )}
    </article>
  )
}

/** The event that is broadcast, and whether a ticket for it is needed here. */
function EventLine({ transmissao: { idEvento, flagExclusiva } }: { transmissao: Transmissao }) {
  const hasEvents = useChurch()?.modulos.includes('MOD_EVENTO') === true
  if (idEvento === null || !hasEvents) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={paths.event({ eventId: idEvento })} className="inline-flex min-h-11 items-center gap-2">
        <CalendarDays aria-hidden="true" className="size-4" />
        {m.live_exclusive_event()}
      </Link>
      {flagExclusiva && <Tag tone="info">{m.live_exclusive()}</Tag>}
    </p>
  )
}

function isComing({ inicio }: Transmissao, { estado, now }: { estado: EstadoTransmissao; now: Date }) {
  return (estado === 'agendada' || estado === 'sala_aberta') && Date.parse(inicio) > now.getTime()
}

/** The parts that the recording names; else what was held out while it was on air. */
function chaptersOf(transmissao: Transmissao) {
  if (transmissao.capitulos.length > 0) return transmissao.capitulos
  return momentFeed(transmissao)
    .map(({ em, texto }) => ({ inicio: em, texto }))
    .toReversed()
}

function sourceOf(
  { aoVivo, replay, audio }: Transmissao,
  estado: EstadoTransmissao,
  onlySound: boolean,
): PlayerSource | null {
  const filme = estado === 'ao_vivo' ? aoVivo : estado === 'replay' ? replay : null
  if (!filme) return null
  if (onlySound && audio) {
    const kind = /\.m3u8$/i.test(audio) ? 'hls' : 'mp4'
    return playerSource({ source: kind, code: null, url: audio })
  }
  return playerSource({ source: filme.fonte, code: filme.codigo, url: filme.url })
}

function momentLine(
  { inicio }: Transmissao,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): string {
  const day = capitalized(formatInstant(inicio, 'weekday', locale, timeZone), locale)
  return m.live_when({ day, time: formatInstant(inicio, 'time', locale, timeZone) })
}

/** Who waited in the lobby and has pressed something on this page sees it begin; browsers let nobody else. */
function useStartAtTime(on: boolean, start: () => void): void {
  const was = useRef(on)
  useEffect(() => {
    if (on && !was.current && navigator.userActivation?.hasBeenActive) start()
    was.current = on
    // Once, when it goes on air.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [on])
}
