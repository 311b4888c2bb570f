import type { ComponentType } from 'react'
import { createStore } from '../lib/data/store.ts'
import type { StageProps } from './stage.ts'

/** Of a picture that goes on while other pages are read. */
export interface Stays {
  /** The page that it belongs to. */
  to: string
  /** Keeps what belongs to it as well; the answer lets go of it. */
  hold?: (() => () => void) | undefined
}

export interface Staying extends Stays {
  Stage: ComponentType<StageProps>
  props: StageProps
  /** Another number is another beginning. */
  count: number
}

/** What plays above the pages: at its place in one, or in the corner of another (Decision 221). */
export const staying = createStore<Staying | null>(null)
export const isAway = createStore(false)

let corner: HTMLElement | null = null
let picture: HTMLElement | undefined

/** What the picture is drawn into, wherever that stands. */
export function pictureBox(): HTMLElement {
  picture ??= document.createElement('div')
  return picture
}

export function setCorner(box: HTMLElement | null): void {
  corner = box
}

export function putOnPage(place: HTMLElement): void {
  move(place)
  isAway.set(false)
}

/** Its page is left: what plays goes on in the corner, all else ends. */
export function leavePage(pathname: string): void {
  const isPlaying = staying.get()?.props.control.engine()?.read().paused === false
  if (!corner || !isPlaying || location.pathname === pathname) return endStaying()
  move(corner)
  isAway.set(true)
}

export function endStaying(): void {
  staying.set(null)
  isAway.set(false)
}

function move(place: HTMLElement & { moveBefore?: (node: Node, child: null) => void }): void {
  const box = pictureBox()
  // A frame of another site begins anew where a browser cannot move it alive.
  if (box.isConnected && place.isConnected && place.moveBefore) place.moveBefore(box, null)
  else place.append(box)
}
