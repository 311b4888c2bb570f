import type { LugarCelula } from '@atrio/contract'
import type { Map as LeafletMap } from 'leaflet'

interface Label {
  latitude: number
  longitude: number
  element: HTMLElement
}

/** Of one line of letters, about. */
const LETTER = 7.5
const HEIGHT = 34

/** The names of the neighbourhoods in sight, those with the most groups first; none lies on another. */
export function placeLabels(lugares: readonly LugarCelula[], map: LeafletMap): Label[] {
  const bounds = map.getBounds()
  const taken: { x: number; y: number; half: number }[] = []
  return lugares
    .filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]))
    .toSorted((a, b) => b.grupos - a.grupos)
    .flatMap(({ bairro, cidade, latitude, longitude }) => {
      const name = bairro ?? cidade ?? ''
      const { x, y } = map.latLngToContainerPoint([latitude, longitude])
      const half = (name.length * LETTER) / 2
      const hits = taken.some(
        (other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < HEIGHT,
      )
      if (hits) return []
      taken.push({ x, y, half })
      const element = document.createElement('span')
      element.textContent = name
      element.setAttribute('aria-hidden', 'true')
      return [{ latitude, longitude, element }]
    })
}
