import { canZoom, type ZoomDirection } from '@atrio/rules'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { SongView } from './use-song-view.ts'
import { useRepeat } from './use-repeat.ts'

/** Spec §4: the size of the text, +0.03 and −0.05. */
export function ZoomControl({ view }: { view: SongView }) {
  const { fontZoom } = view.settings
  return (
    <div role="group" aria-label={m.praise_zoom()} className="song-stepper">
      <ZoomButton view={view} direction="out" />
      <output className="song-stepper-value" aria-label={m.praise_zoom_now({ percent: fontZoom })}>
        {fontZoom}%
      </output>
      <ZoomButton view={view} direction="in" />
    </div>
  )
}

/** At its bound the button stays in reach, and its tooltip says why it does nothing. */
function ZoomButton({ view, direction }: { view: SongView; direction: ZoomDirection }) {
  const { icon, label, end } = looks[direction]
  const isOpen = canZoom(view.settings.fontZoom, direction)
  const repeat = useRepeat(() => view.zoom(direction))
  return (
    <button
      {...repeat}
      type="button"
      className="icon-btn"
      aria-label={label()}
      aria-disabled={!isOpen}
      title={isOpen ? label() : end()}
    >
      {icon}
    </button>
  )
}

const looks = {
  in: { icon: <AArrowUp />, label: m.praise_zoom_in, end: m.praise_zoom_in_end },
  out: { icon: <AArrowDown />, label: m.praise_zoom_out, end: m.praise_zoom_out_end },
}
