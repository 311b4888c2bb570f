import { canZoom } from '@atrio/rules'
import { IconButton } from '@atrio/ui'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { SongView } from './use-song-view.ts'
import { useRepeat } from './use-repeat.ts'

/** Spec §4: the size of the text, +0.03 and −0.05. At a bound the button stays in reach and says why it does nothing. */
export function ZoomControl({ view }: { view: SongView }) {
  const { fontZoom } = view.settings
  const [smaller, larger] = [canZoom(fontZoom, 'out'), canZoom(fontZoom, 'in')]
  const out = useRepeat(() => view.zoom('out'))
  const into = useRepeat(() => view.zoom('in'))
  return (
    <div role="group" aria-label={m.praise_zoom()} className="song-stepper">
      <IconButton
        {...out}
        icon={<AArrowDown />}
        label={m.praise_zoom_out()}
        title={smaller ? m.praise_zoom_out() : m.praise_zoom_out_end()}
        aria-disabled={!smaller}
      />
      <output className="song-stepper-value" aria-label={m.praise_zoom_now({ percent: fontZoom })}>
        {fontZoom}%
      </output>
      <IconButton
        {...into}
        icon={<AArrowUp />}
        label={m.praise_zoom_in()}
        title={larger ? m.praise_zoom_in() : m.praise_zoom_in_end()}
        aria-disabled={!larger}
      />
    </div>
  )
}
