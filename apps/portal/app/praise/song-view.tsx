import './song-tools.css'
import type { Louvor } from '@atrio/contract'
import { showKey, type ShowType } from '@atrio/rules'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { Scores } from './scores.tsx'
import type { SongShape } from './song-shape.ts'
import { SongSheet } from './song-sheet.tsx'
import { SongTools } from './song-tools.tsx'
import { useSongLang } from './use-song-lang.ts'
import { useSongView } from './use-song-view.ts'

const Stage = lazy(() => import('./stage.tsx').then(({ Stage }) => ({ default: Stage })))

export type SongViewProps = { louvor: Louvor; shape: SongShape; embedded?: boolean }

/** A song with its tools, in whichever of its forms is chosen. */
export function SongView({ louvor, shape, embedded = false }: SongViewProps) {
  const [showType, setShowType] = useState<ShowType>(shape.showType)
  const view = useSongView(louvor.id, shape)
  const { hash, pathname, search } = useLocation()
  // The server never sees what follows the #.
  const onStage = useInBrowser(() => hash === '#stage', false) && !embedded && showType !== 'score'
  const navigate = useNavigate()
  const { settings, keys } = view
  const name = (key: typeof keys.shape) => showKey(key, view.notation, view.view.locale)
  const lang = useSongLang()
  const sheet = {
    lang,
    song: shape.song,
    view: showType === 'cipher' ? view.view : null,
    speakChords: settings.speakChords,
  }
  return (
    <div className="song-view flex flex-col gap-6">
      <SongTools shape={shape} view={view} showType={showType} onShowType={setShowType} stage={!embedded} />
      {showType === 'cipher' && keys.capo > 0 && (
        <p className="font-semibold">
          {m.praise_capo_label({ fret: keys.capo, shape: name(keys.shape), sound: name(keys.sounding) })}
        </p>
      )}
      {showType === 'cipher' && keys.capo === 0 && (
        <p className="song-print-only">{m.praise_key_of({ tom: name(keys.sounding) })}</p>
      )}
      {showType === 'score' ? (
        <Scores arquivos={louvor.arquivos} />
      ) : (
        <SongSheet {...sheet} fontZoom={settings.fontZoom} />
      )}
      {onStage && (
        <Suspense>
          <Stage
            titulo={louvor.titulo}
            view={view}
            sheet={sheet}
            onClose={() => void navigate(pathname + search, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
