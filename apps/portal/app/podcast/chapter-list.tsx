import { useEffect, useState } from 'react'
import { useStore } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { MomentList } from '../player/moment-list.tsx'
import { clock, resume, seek } from './listening.ts'
import type { Track } from './queue.ts'
import { readChapters, type Chapter } from './read-chapters.ts'

const NO_TIME = { position: 0, duration: null }

/** The parts of the episode: each begins at a press, the one that is on is marked. Nothing where it has none. */
export function ChapterList({ track }: { track: Track }) {
  const chapters = useChapters(track)
  const { position } = useStore(clock, NO_TIME)
  if (chapters.length === 0) return null
  return (
    <section className="listener-chapters" aria-labelledby="listener-chapters">
      <h3 id="listener-chapters">{m.podcast_chapters()}</h3>
      <MomentList
        moments={chapters}
        time={position}
        onChoose={(seconds) => {
          seek(seconds)
          resume()
        }}
      />
    </section>
  )
}

const NONE: Chapter[] = []

function useChapters({ key, codigo, id }: Track): Chapter[] {
  const [read, setRead] = useState({ key, chapters: NONE })
  useEffect(() => {
    let isWanted = true
    const settle = (chapters: Chapter[]) => isWanted && setRead({ key, chapters })
    readChapters({ codigo, id }).then(settle, () => settle(NONE))
    return () => {
      isWanted = false
    }
  }, [key, codigo, id])
  return read.key === key ? read.chapters : NONE
}
