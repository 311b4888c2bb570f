import { fold } from '@atrio/rules'
import { LiveRegion, TextField } from '@atrio/ui'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { PlayerControl } from '../player/player-control.ts'
import { Moments } from './chapters.tsx'

export type TranscriptProps = {
  lines: readonly { inicio: number; texto: string }[]
  control: PlayerControl
  lang: string
}

/** What is said in a video, to read, to search, and to jump to. */
export function Transcript({ lines, control, lang }: TranscriptProps) {
  const [busca, setBusca] = useState('')
  const words = fold(busca).split(/\s+/).filter(Boolean)
  const found = lines.filter(({ texto }) => {
    const folded = fold(texto)
    return words.every((word) => folded.includes(word))
  })
  return (
    <details className="video-panel video-transcript">
      <summary>
        <h2 className="video-panel-title">{m.videos_transcript()}</h2>
        <ChevronDown aria-hidden="true" />
      </summary>
      <TextField
        type="search"
        label={m.videos_transcript_search()}
        value={busca}
        maxLength={100}
        autoComplete="off"
        fieldClassName="max-w-96"
        lead={<Search aria-hidden="true" className="size-5" />}
        onChange={({ target }) => setBusca(target.value)}
      />
      <LiveRegion>{words.length > 0 ? m.reader_results({ count: found.length }) : ''}</LiveRegion>
      {found.length === 0 ? (
        <p className="text-ink-muted">{m.videos_transcript_none()}</p>
      ) : (
        <Moments moments={found} control={control} lang={lang} />
      )}
    </details>
  )
}
