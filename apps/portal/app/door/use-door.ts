import { useEffect, useMemo } from 'react'
import { useOwner } from '../lib/session/owner.ts'
import { useStore } from '../lib/data/store.ts'
import { useChurch } from '../shell/church.ts'
import { createDoor, nothingYet, type Door, type DoorState } from './door-store.ts'

/** How often other doors are heard of, and what waits is sent. */
const EVERY_MS = 20_000

export function useDoor(evento: number): { door: Door; state: DoorState; igreja: number } {
  const church = useChurch()
  const owner = useOwner()
  const igreja = church?.id ?? 0
  const slug = church?.slug ?? ''
  const door = useMemo(() => doorOf(owner, { id: igreja, slug }, evento), [owner, igreja, slug, evento])
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

let current: { key: string; door: Door } | undefined

function doorOf(owner: number, igreja: { id: number; slug: string }, evento: number): Door {
  const key = `${owner} ${igreja.id} ${evento}`
  if (current?.key !== key) current = { key, door: createDoor({ owner, igreja, evento }) }
  return current.door
}
