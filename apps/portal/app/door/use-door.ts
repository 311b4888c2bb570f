import { useEffect, useMemo } from 'react'
import { useOwner } from '../lib/session/owner.ts'
import { useStore } from '../lib/data/store.ts'
import { browserOutbox, type BrowserOutbox } from '../lib/personal/browser-outbox.ts'
import { useChurch } from '../shell/church.ts'
import { createDoor, nothingYet, passagensMail, type Door, type DoorState } from './door-store.ts'
import type { Passagem } from './door-rules.ts'

/** How often other doors are heard of, and what waits is sent. */
const EVERY_MS = 20_000

export function useDoor(evento: number): { door: Door; state: DoorState; igreja: number } {
  const church = useChurch()
  const owner = useOwner()
  const igreja = church?.id ?? 0
  const slug = church?.slug ?? ''
  const door = useMemo(
    () => createDoor({ outbox: passagensOf(owner, slug), igreja: { id: igreja, slug }, evento }),
    [owner, igreja, slug, evento],
  )
  useEffect(() => {
    const refresh = () => void door.refresh()
    const leave = door.follow()
    const timer = setInterval(() => !document.hidden && refresh(), EVERY_MS)
    window.addEventListener('online', refresh)
    return () => {
      leave()
      clearInterval(timer)
      window.removeEventListener('online', refresh)
    }
  }, [door])
  return { door, state: useStore(door.state, nothingYet), igreja }
}

let current: { owner: number; slug: string; outbox: BrowserOutbox<Passagem> } | undefined

/** Who came to this device, at all its doors; open once for each document. */
function passagensOf(owner: number, slug: string): BrowserOutbox<Passagem> {
  if (current?.owner !== owner || current.slug !== slug) {
    current?.outbox.close()
    current = { owner, slug, outbox: browserOutbox('presenca', owner, passagensMail(slug)) }
    void current.outbox.box.open().then(() => current?.outbox.box.flush())
  }
  return current.outbox
}
