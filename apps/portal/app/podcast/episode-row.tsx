import { FALLBACK_LOCALE, formatInstant, localeOf } from '@atrio/rules'
import { Button, IconButton, Picture, Tag, useToasts } from '@atrio/ui'
import { CircleCheck, CircleCheckBig, ExternalLink, ListPlus, ListX, Pause, Play } from 'lucide-react'
import { Link } from 'react-router'
import { safeHref } from '../lib/security/outside-url.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { RichText } from '../reader/rich-text.tsx'
import { ShareButton } from '../reader/share-button.tsx'
import { useRootData } from '../shell/church.ts'
import { addToQueue, listen, markHeard, pause, removeFromQueue } from './listening.ts'
import { resumeAt } from './heard.ts'
import type { Episode } from './load-podcast.server.ts'
import { isQueued, type Track } from './queue.ts'
import { usePlayer } from './use-player.ts'

export type EpisodeRowProps = {
  as: 'li' | 'div'
  episode: Episode
  podcast: { codigo: string; titulo: string; imagem: string | null }
  /** The podcast as addresses name it; absent for the church's first. */
  programa: string | undefined
  fusoHorario: string
  idioma: string
  /** Its notes are shown from the beginning. */
  open?: boolean
}

/** One episode: what it is, how far it was heard, and what can be done with it. */
export function EpisodeRow(props: EpisodeRowProps) {
  const { as: Element, episode, podcast, programa, fusoHorario, idioma, open = false } = props
  const { id, title, notes, published_at: publishedAt, background, audio_file: src, explicito } = episode
  const { origin = '', locale = FALLBACK_LOCALE } = useRootData() ?? {}
  const lang = localeOf(idioma) ?? undefined
  const address = paths.podcast({ ...(programa && { programa }), episodio: String(id) })
  const page = safeHref(episode.link)
  const cover = background ?? podcast.imagem
  const track: Track | null = src === null ? null : { ...toTrack(episode, podcast), src, cover }
  return (
    <Element id={open ? undefined : `e${id}`} className="podcast-episode">
      <Picture src={cover} alt="" seed={`podcast ${podcast.titulo}`} ratio="1/1" className="podcast-thumb" />
      <div className="min-w-0">
        <p className="podcast-facts">
          {publishedAt && (
            <time dateTime={publishedAt}>{formatInstant(publishedAt, 'short', locale, fusoHorario)}</time>
          )}
          {explicito && <Tag>{m.podcast_explicit()}</Tag>}
          {track ? <HowLong track={track} /> : <span>{m.podcast_no_audio()}</span>}
        </p>
        <h3 lang={lang}>
          <Link to={address}>{title}</Link>
        </h3>
        {notes.length > 0 && (
          <details open={open} className="podcast-notes">
            <summary>{m.podcast_notes()}</summary>
            <div lang={lang}>
              <RichText parts={notes} />
            </div>
          </details>
        )}
        <div className="podcast-actions">
          {track && <TrackActions track={track} />}
          <ShareButton title={title} url={origin + address} look="icon" />
          {page && (
            <a
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              className="icon-btn"
              title={m.podcast_open_link()}
            >
              <ExternalLink aria-hidden="true" />
              <span className="sr-only">{`${m.podcast_open_link()}: ${title}`}</span>
            </a>
          )}
        </div>
      </div>
    </Element>
  )
}

/** The length, or what is left of it; "played" once it was heard to its end. */
function HowLong({ track: { key, duration } }: { track: Track }) {
  const heard = usePlayer().heard[key]
  if (heard?.done) {
    return (
      <span className="podcast-done">
        <CircleCheck aria-hidden="true" />
        {m.podcast_played()}
      </span>
    )
  }
  const length = duration ?? heard?.duration ?? null
  const at = resumeAt(heard)
  if (length === null) return null
  return <span>{at > 0 ? m.podcast_remaining({ time: lengthText(length - at) }) : lengthText(length)}</span>
}

function TrackActions({ track }: { track: Track }) {
  const { track: current, status, queue, heard } = usePlayer()
  const toasts = useToasts()
  const { key, title } = track
  const isOn = current?.key === key && (status === 'playing' || status === 'loading')
  const isBegun = resumeAt(heard[key]) > 0
  const queued = isQueued(queue, key)
  const done = heard[key]?.done ?? false
  const names = isOn
    ? { label: m.podcast_pause_of({ title }), text: m.podcast_pause() }
    : isBegun
      ? { label: m.podcast_resume_to({ title }), text: m.podcast_resume() }
      : { label: m.podcast_listen_to({ title }), text: m.podcast_listen() }
  const add = () => {
    addToQueue(track)
    toasts.show({
      tone: 'ok',
      title: m.podcast_queue_added(),
      detail: title,
      action: { label: m.podcast_undo(), onAction: () => removeFromQueue(key) },
    })
  }
  return (
    <>
      <Button
        variant={isOn ? 'primary' : 'secondary'}
        icon={isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        aria-label={names.label}
        onClick={() => (isOn ? pause() : listen(track))}
      >
        {names.text}
      </Button>
      {current?.key !== key && (
        <IconButton
          label={queued ? m.podcast_queue_remove({ title }) : m.podcast_queue_add({ title })}
          icon={queued ? <ListX aria-hidden="true" /> : <ListPlus aria-hidden="true" />}
          onClick={queued ? () => removeFromQueue(key) : add}
        />
      )}
      <IconButton
        label={done ? m.podcast_mark_unplayed({ title }) : m.podcast_mark_played({ title })}
        icon={done ? <CircleCheckBig aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        onClick={() => markHeard(track, !done)}
      />
    </>
  )
}

function toTrack({ id, title, duration }: Episode, { codigo, titulo }: { codigo: string; titulo: string }) {
  return { key: `${codigo}:${id}`, codigo, id, title, show: titulo, duration }
}

function lengthText(seconds: number): string {
  return seconds < 60
    ? m.podcast_seconds({ seconds: Math.max(1, Math.round(seconds)) })
    : m.podcast_minutes({ minutes: Math.round(seconds / 60) })
}
