import { useEffect, useState, type RefObject } from 'react'

/**
 * The group whose card the pointer or the focus is on, so that a map can mark it; and the card of the one that was chosen
 * there comes into sight.
 */
export function useMarkedCard(
  page: RefObject<HTMLElement | null>,
  { listens, chosen }: { listens: boolean; chosen: number | null },
): number | null {
  const [marked, setMarked] = useState<number | null>(null)
  useEffect(() => {
    const root = page.current
    if (!listens || !root) return
    const closing = new AbortController()
    const { signal } = closing
    const onCard = ({ target }: Event) => setMarked(target instanceof Element ? groupOf(target) : null)
    root.addEventListener('pointerover', onCard, { signal })
    root.addEventListener('focusin', onCard, { signal })
    return () => closing.abort()
  }, [page, listens])
  useEffect(() => {
    if (chosen === null) return
    const link = page.current?.querySelector(`.card-grid a[href$="/groups/${chosen}"]`)
    link?.closest('.card')?.scrollIntoView({ block: 'nearest' })
  }, [page, chosen])
  return listens ? marked : null
}

function groupOf(target: Element): number | null {
  const link = target.closest('.card-grid > .card')?.querySelector('a')
  const [, id] = /\/groups\/(\d+)$/.exec(link?.pathname ?? '') ?? []
  return id ? Number(id) : null
}
