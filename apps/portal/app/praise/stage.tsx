import './stage.css'
import { IconButton } from '@atrio/ui'
import { ChevronDown, ChevronUp, Columns2, Pause, Play, Rabbit, Turtle, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWakeLock } from '../lib/use-wake-lock.ts'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { SongSheet, type SongSheetProps } from './song-sheet.tsx'
import { pageOf } from './stage-keys.ts'
import { TransposeControl } from './transpose-control.tsx'
import { useAutoscroll } from './use-autoscroll.ts'
import type { SongView } from './use-song-view.ts'
import { ZoomControl } from './zoom-control.tsx'

export type StageProps = {
  titulo: string
  view: SongView
  sheet: Omit<SongSheetProps, 'fontZoom'>
  onClose: () => void
}

/** The song alone on a black screen that stays on, turned by the page keys of a keyboard or a foot pedal. */
export function Stage({ titulo, view, sheet, onClose }: StageProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [rolling, setRolling] = useState(false)
  const { speed } = view.settings
  // A phone has room for one.
  const fits = useInBrowser(() => matchMedia('(min-width: 40rem)').matches, true)
  const columns = view.settings.columns && fits
  const awake = useWakeLock()
  useAutoscroll(scroller, rolling && !columns, speed, () => setRolling(false))
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    scroller.current?.focus()
    return () => element.close()
  }, [])
  const turn = (pages: number) => turnPage(scroller.current!, pages, columns)
  const onKeyDown = (event: KeyboardEvent) => {
    const pages = pageOf(event)
    if (pages === 0) return
    event.preventDefault()
    turn(pages)
  }
  return (
    <dialog
      ref={dialog}
      className="stage"
      aria-label={titulo}
      data-theme="dark"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="stage-frame">
        <div role="group" aria-label={m.praise_stage_controls()} className="stage-bar">
          <h2 className="stage-title">{titulo}</h2>
          <IconButton className="stage-close" icon={<X />} label={m.praise_stage_close()} onClick={onClose} />
          {sheet.view && <TransposeControl view={view} />}
          <ZoomControl view={view} />
          <IconButton
            className="stage-columns"
            icon={<Columns2 />}
            label={m.praise_stage_columns()}
            aria-pressed={columns}
            onClick={() => view.change({ columns: !columns })}
          />
          {!columns && <Autoscroll view={view} rolling={rolling} onRolling={setRolling} />}
          <IconButton icon={<ChevronUp />} label={m.praise_stage_previous()} onClick={() => turn(-1)} />
          <IconButton icon={<ChevronDown />} label={m.praise_stage_next()} onClick={() => turn(1)} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
        <div ref={scroller} className="stage-score" data-columns={columns || undefined} tabIndex={0}>
          <SongSheet {...sheet} fontZoom={view.settings.fontZoom} />
          <p className="mt-8 text-sm text-ink-muted">
            {awake ? m.praise_stage_awake() : m.praise_stage_may_sleep()}
          </p>
        </div>
      </div>
    </dialog>
  )
}

type AutoscrollProps = { view: SongView; rolling: boolean; onRolling: (rolling: boolean) => void }

function Autoscroll({ view, rolling, onRolling }: AutoscrollProps) {
  const { speed } = view.settings
  const pace = (step: number) => view.change({ speed: Math.min(9, Math.max(1, speed + step)) })
  return (
    <div role="group" aria-label={m.praise_stage_scroll()} className="song-stepper">
      <IconButton
        icon={rolling ? <Pause /> : <Play />}
        label={rolling ? m.praise_stage_scroll_stop() : m.praise_stage_scroll()}
        onClick={() => onRolling(!rolling)}
      />
      <IconButton
        icon={<Turtle />}
        label={m.praise_stage_slower()}
        aria-disabled={speed === 1}
        onClick={() => pace(-1)}
      />
      <output className="song-stepper-value" aria-label={m.praise_stage_speed({ speed })}>
        {speed}
      </output>
      <IconButton
        icon={<Rabbit />}
        label={m.praise_stage_faster()}
        aria-disabled={speed === 9}
        onClick={() => pace(1)}
      />
    </div>
  )
}

/** A screen less two lines, so that the eye finds its place; a whole screen where columns go on to the right. */
function turnPage(scroller: HTMLElement, pages: number, columns: boolean): void {
  const sideways = columns && scroller.scrollWidth > scroller.clientWidth
  if (sideways) scroller.scrollBy({ left: pages * scroller.clientWidth, behavior: 'smooth' })
  else scroller.scrollBy({ top: pages * scroller.clientHeight * 0.85, behavior: 'smooth' })
}
