import './prayer-mode.css'
import type { OracaoListada } from '@atrio/contract'
import { Button, IconButton, LiveRegion, Segmented } from '@atrio/ui'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWakeLock } from '../lib/use-wake-lock.ts'
import { m } from '../paraglide/messages.js'
import { PrayButton, PrayCount } from './pray-button.tsx'
import { clockText, useTimer } from './use-timer.ts'
import { WhoAndWhen } from './who-and-when.tsx'

const MINUTES = [1, 3, 5]
/** Characters beyond which the letters are a size smaller. */
const LONG = 360

export type PrayerModeProps = { oracoes: readonly OracaoListada[]; lang: string; onClose: () => void }

/** One request at a time on the whole screen, which stays on; nothing goes on by itself. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function PrayerMode({ oracoes, lang, onClose }: PrayerModeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  const [minutes, setMinutes] = useState<number | null>(null)
  const shown = oracoes[index]
  useWakeLock()
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    // What comes first in the page is the way out, and not what one is here for.
    element.querySelector<HTMLElement>('article')?.focus()
    return () => element.close()
  }, [])
  const turn = (by: number) => setIndex(Math.min(oracoes.length, Math.max(0, index + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = turnOf(event)
    if (by === 0) return
    event.preventDefault()
    turn(by)
  }
  return (
    <dialog
      ref={dialog}
      className="prayer-mode"
      aria-label={m.prayer_mode()}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="prayer-mode-frame">
        <div className="prayer-mode-bar">
          <p className="prayer-mode-place">
            {shown ? m.prayer_mode_place({ number: index + 1, total: oracoes.length }) : m.prayer_mode()}
          </p>
          <IconButton
            className="prayer-mode-close"
            icon={<X />}
            label={m.prayer_mode_close()}
            onClick={onClose}
          />
          <div className="prayer-mode-timer">
            <Segmented
              label={m.prayer_mode_timer()}
              value={String(minutes ?? 0)}
              onValueChange={(value) => setMinutes(Number(value) || null)}
              options={[
                { value: '0', label: m.prayer_mode_timer_none() },
                ...MINUTES.map((count) => ({
                  value: String(count),
                  label: m.prayer_mode_minutes({ count }),
                })),
              ]}
            />
            {shown && minutes !== null && <Clock key={`${index} ${minutes}`} minutes={minutes} />}
          </div>
        </div>
        {shown ? (
          <One key={shown.id} oracao={shown} lang={lang} />
        ) : (
          <End total={oracoes.length} onAgain={() => setIndex(0)} onClose={onClose} />
        )}
        {shown && (
          <div className="prayer-mode-foot">
            <IconButton
              icon={<ChevronLeft />}
              label={m.prayer_mode_previous()}
              aria-disabled={index === 0}
              onClick={() => turn(-1)}
            />
            <PrayButton oracao={shown} size="lg" />
            <IconButton icon={<ChevronRight />} label={m.prayer_mode_next()} onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </dialog>
  )
}

/** What is left of the time for this request; it is said when it is over, and nothing goes on by itself. */
function Clock({ minutes }: { minutes: number }) {
  const left = useTimer(minutes)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span role="timer" aria-label={m.prayer_mode_left()} className="prayer-mode-clock">
        {clockText(left)}
      </span>
      <LiveRegion>{left === 0 ? m.prayer_mode_over() : ''}</LiveRegion>
      {left === 0 && (
        <span aria-hidden="true" className="text-ink-muted">
          {m.prayer_mode_over()}
        </span>
      )}
    </span>
  )
}

/** Takes the focus, so that a screen reader reads each request when it comes. */
function One({ oracao, lang }: { oracao: OracaoListada; lang: string }) {
  const words = useRef<HTMLElement>(null)
  useLayoutEffect(() => words.current?.focus(), [])
  return (
    <article ref={words} tabIndex={-1} className="prayer-mode-one">
      <WhoAndWhen oracao={oracao} />
      <p lang={lang} className="prayer-mode-words" data-long={oracao.mensagem.length > LONG || undefined}>
        {oracao.mensagem}
      </p>
      <p>
        <PrayCount oracao={oracao} />
      </p>
    </article>
  )
}

function End({ total, onAgain, onClose }: { total: number; onAgain: () => void; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="prayer-mode-one">
      <h2 ref={heading} tabIndex={-1} className="text-4xl">
        {m.prayer_mode_end()}
      </h2>
      <p className="text-lg">{total === 0 ? m.prayer_mode_empty() : m.prayer_mode_end_detail()}</p>
      <p className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onClose}>
          {m.prayer_mode_leave()}
        </Button>
        {total > 0 && (
          <Button size="lg" variant="outline" onClick={onAgain}>
            {m.prayer_mode_again()}
          </Button>
        )}
      </p>
    </div>
  )
}

/** The arrows turn, unless they choose among the minutes. */
function turnOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) return 0
  if (key === 'ArrowRight' || key === 'PageDown') return 1
  return key === 'ArrowLeft' || key === 'PageUp' ? -1 : 0
}
