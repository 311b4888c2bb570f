import type { LugarCelula } from '@atrio/contract'
import * as leaflet from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countries from 'world-atlas/countries-110m.json'
import { boundsOf, clusterPontos, type Bounds, type Mark, type Pontos } from './map-points.ts'
import { placeLabels } from './map-labels.ts'

export interface MapView {
  show: (pontos: Pontos, lugares: readonly LugarCelula[]) => void
  /** Marks the group whose card is looked at, and the one that was chosen. */
  mark: (groups: { looked: number | null; chosen: number | null }) => void
  zoom: (by: number) => void
  fit: () => void
  end: () => void
}

interface MapWords {
  group: (nome: string) => string
  several: (count: number) => string
}

export interface MapOptions {
  tilesUrl: string | null
  words: MapWords
  onChoose: (id: number) => void
  /** How many metres a pixel is. */
  onScale: (metres: number) => void
}

/** Coasts and borders of the whole world are right to some kilometres: nearer than this they would be a lie. */
const COASTS_UNTIL = 9
const NAMES_FROM = 10
/** From here on the area of a group is larger than its mark. */
const AREAS_FROM = 12

/** The map, drawn by Leaflet. React knows nothing of what is in it. */
export function openMap(box: HTMLElement, options: MapOptions): MapView {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet.map(box, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 3,
    maxZoom: 16,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    // A wheel that only passes by scrolls the page.
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  if (options.tilesUrl)
    leaflet.tileLayer(options.tilesUrl, { className: 'map-tiles', maxZoom: 19 }).addTo(map)
  const coasts = options.tilesUrl ? null : outline()
  const areas = leaflet.layerGroup().addTo(map)
  const names = leaflet.layerGroup().addTo(map)
  const drawn = new Map<string, { mark: Mark; marker: leaflet.Marker }>()
  let find: ((bounds: Bounds, zoom: number) => Mark[]) | null = null
  let shown: Pontos = { raio: 0, pontos: [] }
  let lugares: readonly LugarCelula[] = []
  let state = { looked: null as number | null, chosen: null as number | null }

  const draw = () => {
    const zoom = map.getZoom()
    if (coasts) {
      if (zoom <= COASTS_UNTIL) coasts.addTo(map)
      else coasts.remove()
    }
    const box = map.getBounds().pad(0.25)
    const bounds = { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() }
    const marks = find?.(bounds, zoom) ?? []
    const keys = new Set(marks.map(({ key }) => key))
    for (const [key, { marker }] of drawn) {
      if (keys.has(key)) continue
      marker.remove()
      drawn.delete(key)
    }
    for (const mark of marks) {
      if (!drawn.has(mark.key)) drawn.set(mark.key, { mark, marker: add(mark) })
    }
    areas.clearLayers()
    if (zoom >= AREAS_FROM) {
      for (const { ponto } of marks) {
        if (!ponto) continue
        const centre: [number, number] = [ponto.latitude, ponto.longitude]
        leaflet.circle(centre, { radius: shown.raio, className: 'map-area', interactive: false }).addTo(areas)
      }
    }
    names.clearLayers()
    if (!options.tilesUrl && zoom >= NAMES_FROM) {
      for (const { latitude, longitude, element } of placeLabels(lugares, map)) {
        const icon = leaflet.divIcon({ html: element, className: 'map-name', iconSize: [0, 0] })
        leaflet
          .marker([latitude, longitude], { icon, interactive: false, keyboard: false, zIndexOffset: -1_000 })
          .addTo(names)
      }
    }
    remark()
    const [from, to] = [map.containerPointToLatLng([0, 0]), map.containerPointToLatLng([100, 0])]
    options.onScale(map.distance(from, to) / 100)
  }

  const add = (mark: Mark): leaflet.Marker => {
    const element = document.createElement('span')
    if (!mark.ponto) element.textContent = String(mark.count)
    const size = mark.ponto ? 30 : mark.count < 10 ? 38 : mark.count < 100 ? 46 : 54
    const icon = leaflet.divIcon({
      html: element,
      className: mark.ponto ? 'map-mark' : 'map-mark map-several',
      iconSize: [size, size],
    })
    const marker = leaflet.marker([mark.latitude, mark.longitude], { icon }).addTo(map)
    const button = marker.getElement()!
    button.setAttribute(
      'aria-label',
      mark.ponto ? options.words.group(mark.ponto.nome) : options.words.several(mark.count),
    )
    const press = () => {
      if (mark.ponto) options.onChoose(mark.ponto.id)
      else map.setView([mark.latitude, mark.longitude], Math.min(mark.parts, 16))
    }
    marker.on('click', press)
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press()
    })
    return marker
  }

  const remark = () => {
    for (const { mark, marker } of drawn.values()) {
      const holds = (id: number | null) => id !== null && mark.groups.has(id)
      const button = marker.getElement()
      button?.classList.toggle('is-looked', holds(state.looked))
      button?.classList.toggle('is-chosen', holds(state.chosen))
      if (mark.ponto) button?.setAttribute('aria-pressed', String(holds(state.chosen)))
      marker.setZIndexOffset(holds(state.looked) || holds(state.chosen) ? 1_000 : 0)
    }
  }

  const fit = () => {
    const bounds = boundsOf(shown.pontos) ?? boundsOf(lugares)
    if (!bounds) return
    const { south, west, north, east } = bounds
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { padding: [36, 36], maxZoom: 14, animate: false },
    )
  }

  map.on('moveend', draw)
  const seen = new ResizeObserver(() => map.invalidateSize())
  seen.observe(box)
  return {
    show(pontos, places) {
      shown = pontos
      lugares = places
      find = clusterPontos(pontos.pontos)
      for (const { marker } of drawn.values()) marker.remove()
      drawn.clear()
      fit()
      draw()
    },
    mark(groups) {
      state = groups
      remark()
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    fit,
    end() {
      seen.disconnect()
      map.remove()
    },
  }
}

// Nothing but where land ends and countries meet: what church maps of one town need of the world.
function outline(): leaflet.GeoJSON {
  const world = countries as unknown as Topology<{ countries: GeometryCollection }>
  return leaflet.geoJSON(feature(world, world.objects.countries), {
    interactive: false,
    style: () => ({ className: 'map-land' }),
  })
}
