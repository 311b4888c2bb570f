import { buttonClass } from '@atrio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

type Place = { livro: string; capitulo: number; lugar: string }
export type ChapterNavigationProps = {
  traducao: string
  com: string | undefined
  anterior: Place | null
  proximo: Place | null
}

/** To the chapter before or after: by link, by ← and →, by a swipe. */
export function ChapterNavigation({ traducao, com, anterior, proximo }: ChapterNavigationProps) {
  const href = (place: Place) => paths.bibleChapter({ traducao, ...place }, { com })
  const navigate = useNavigate()
  useTurning((step) => {
    const place = step === 1 ? proximo : anterior
    if (place) void navigate(href(place))
  })
  return (
    <nav aria-label={m.bible_keys_hint()} className="flex flex-wrap justify-between gap-3">
      {anterior ? (
        <Link
          rel="prev"
          prefetch="intent"
          className={buttonClass({ variant: 'outline' })}
          to={href(anterior)}
        >
          <ChevronLeft aria-hidden="true" />
          {m.bible_previous({ lugar: anterior.lugar })}
        </Link>
      ) : (
        <span />
      )}
      {proximo && (
        <Link
          rel="next"
          prefetch="viewport"
          className={buttonClass({ variant: 'outline' })}
          to={href(proximo)}
        >
          {m.bible_next({ lugar: proximo.lugar })}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}

const FAR = 70

function useTurning(turn: (step: 1 | -1) => void): void {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    let start: Touch | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isBusy(event.target)) return
      if (event.key === 'ArrowRight') onTurn(1)
      if (event.key === 'ArrowLeft') onTurn(-1)
    }
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 && !isBusy(event.target) ? (event.touches[0] ?? null) : null
    }
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]
      if (!start || !end || !document.getSelection()?.isCollapsed) return
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY]
      start = null
      // Clearly sideways: reading moves a finger up and down, never exactly so.
      if (Math.abs(x) > FAR && Math.abs(x) > 3 * Math.abs(y)) onTurn(x < 0 ? 1 : -1)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('touchstart', onStart, { passive: true })
    document.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('touchstart', onStart)
      document.removeEventListener('touchend', onEnd)
    }
  }, [])
}

/** Whether arrows and fingers are at something else: a field, a dialog, a menu. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="menu"], [contenteditable]') !== null
  )
}
