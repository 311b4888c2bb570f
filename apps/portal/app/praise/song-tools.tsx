import type { ShowType } from '@atrio/rules'
import { Button, buttonClass, Segmented } from '@atrio/ui'
import { FileMusic, Guitar, MicVocal, Printer, TvMinimal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { KeyChips } from './key-chips.tsx'
import { SongOptions } from './song-options.tsx'
import type { SongShape } from './song-shape.ts'
import { TransposeControl } from './transpose-control.tsx'
import type { SongView } from './use-song-view.ts'
import { ZoomControl } from './zoom-control.tsx'

export type SongToolsProps = {
  shape: SongShape
  view: SongView
  showType: ShowType
  onShowType: (showType: ShowType) => void
  /** Off where the song stands inside another site. */
  stage: boolean
}

/** Everything that changes how the song is shown. */
export function SongTools({ shape, view, showType, onShowType, stage }: SongToolsProps) {
  return (
    <div className="song-page-tools flex flex-col gap-4">
      <div className="song-tools">
        {shape.showTypes.length > 1 && (
          <Segmented
            label={m.praise_show_type()}
            value={showType}
            onValueChange={(value) => onShowType(value as ShowType)}
            options={shape.showTypes.map((value) => ({
              value,
              ...looks[value],
              label: looks[value].label(),
            }))}
          />
        )}
        {showType === 'cipher' && <TransposeControl view={view} />}
        {showType !== 'score' && <ZoomControl view={view} />}
        {stage && showType !== 'score' && (
          <Link className={buttonClass({ variant: 'outline' })} to="#stage" preventScrollReset>
            <TvMinimal aria-hidden="true" />
            {m.praise_stage()}
          </Link>
        )}
        {showType !== 'score' && (
          <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {m.praise_print()}
          </Button>
        )}
      </div>
      {showType === 'cipher' && (
        <>
          <KeyChips view={view} />
          <SongOptions shape={shape} view={view} />
        </>
      )}
    </div>
  )
}

const looks: Record<ShowType, { label: () => string; icon: ReactNode }> = {
  cipher: { label: m.praise_show_cipher, icon: <Guitar aria-hidden="true" /> },
  lyric: { label: m.praise_show_lyric, icon: <MicVocal aria-hidden="true" /> },
  score: { label: m.praise_show_score, icon: <FileMusic aria-hidden="true" /> },
}
