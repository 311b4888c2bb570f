import type { Cliente } from '@atrio/contract'
import { addressLines, type Address } from '../shell/address.ts'

export type Place = Address & Pick<Cliente, 'nome' | 'latitude' | 'longitude'>

export interface DirectionsLink {
  app: 'device' | 'Google Maps' | 'Apple Maps' | 'Waze'
  href: string
}

/** Links that open the way to a church in the map apps; empty when nobody said where it is. */
export function directionsLinks(place: Place): DirectionsLink[] {
  const address = addressLines(place).join(', ')
  const { latitude, longitude } = place
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null
  if (!point && !address) return []
  // A street address finds the door; without one the point is better than a city's centre.
  const found = encodeURIComponent(place.rua || !point ? `${place.nome}, ${address}` : point)
  const target = encodeURIComponent(point ?? `${place.nome}, ${address}`)
  return [
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${found}` },
    { app: 'Waze', href: `https://waze.com/ul?${point ? 'll' : 'q'}=${target}&navigate=yes` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${found}` },
    { app: 'device', href: geoHref(point, place.nome, address) },
  ]
}

// RFC 5870; the label in brackets is what Android shows at the pin.
function geoHref(point: string | null, nome: string, address: string): string {
  if (!point) return `geo:0,0?q=${encodeURIComponent(`${nome}, ${address}`)}`
  return `geo:${point}?q=${point}(${encodeURIComponent(nome)})`
}
