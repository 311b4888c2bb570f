import type { CallResult, bibleCalls, Traducao, Versiculo } from '@atrio/contract'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { ChapterText } from './chapter-text.tsx'
import { VerseActions } from './verse-actions.tsx'
import { useMarks } from './use-marks.ts'
import { readVerseHash, verseHash } from './verse-hash.ts'

export type ChapterReaderProps = {
  titulo: string
  /** `Jo 3.`, which the numbers of verses follow. */
  referencia: string
  chapter: CallResult<(typeof bibleCalls)['getCapitulo']>
  beside: { traducao: Traducao; versiculos: Versiculo[] } | null
}

/** The text, with verses that can be chosen, copied, highlighted and noted on. */
export function ChapterReader({ titulo, referencia, chapter, beside }: ChapterReaderProps) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const target = useTarget()
  const marks = useMarks(chapter)
  const toggle = (numero: number) =>
    setChosen(
      chosen.includes(numero)
        ? chosen.filter((other) => other !== numero)
        : [...chosen, numero].sort((a, b) => a - b),
    )
  const shared = { chosen, target, marks: marks.byVerse, onToggle: toggle }
  return (
    <div className="bible-texts">
      <ChapterText
        {...shared}
        traducao={chapter.traducao}
        versiculos={chapter.versiculos}
        isMain
        named={!!beside}
      />
      {beside &&
        (beside.versiculos.length > 0 ? (
          <ChapterText {...shared} traducao={beside.traducao} versiculos={beside.versiculos} named />
        ) : (
          <p className="text-ink-muted">{m.bible_beside_missing({ nome: beside.traducao.nome })}</p>
        ))}
      {chosen.length > 0 && (
        <VerseActions
          titulo={titulo}
          lugar={referencia + verseHash(chosen).slice(2).replaceAll('-', '–')}
          traducao={chapter.traducao}
          versiculos={chapter.versiculos.filter(({ numero }) => chosen.includes(numero))}
          marks={marks}
          onClear={() => setChosen([])}
        />
      )}
    </div>
  )
}

/** The verses that the address points to; the first of them comes into view. */
function useTarget(): readonly number[] {
  const location = useLocation()
  // The server never sees the hash, so it counts once the page is alive.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const hash = isAlive ? location.hash : ''
  const target = useMemo(() => readVerseHash(hash), [hash])
  useEffect(() => {
    const [first] = readVerseHash(hash)
    if (first) document.getElementById(`v${first}`)?.scrollIntoView({ block: 'center' })
  }, [hash])
  return target
}

function neverChanges() {
  return () => {}
}
