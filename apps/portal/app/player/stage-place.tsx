import { useLayoutEffect, useRef } from 'react'
import { leavePage, putOnPage, staying, type Staying } from './staying.ts'

/** Where on its page a picture stands that stays: what draws it is above the pages. */
export function StagePlace(picture: Staying) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => staying.set(picture))
  useLayoutEffect(() => {
    const { pathname } = location
    putOnPage(place.current!)
    return () => leavePage(pathname)
  }, [])
  return <div ref={place} className="player-place" />
}
