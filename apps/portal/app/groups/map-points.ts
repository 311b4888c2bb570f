import type { CallResult, groupsCalls } from '@atrio/contract'
import Supercluster from 'supercluster'

export type Pontos = CallResult<typeof groupsCalls.listCelulaPontos>
export type Ponto = Pontos['pontos'][number]

/** What stands on the map at one zoom: a group, or several that would lie on each other. */
export interface Mark {
  key: string
  latitude: number
  longitude: number
  /** Of one group. */
  ponto: Ponto | null
  /** Of several. */
  count: number
  /** The zoom at which they part. */
  parts: number
  groups: ReadonlySet<number>
}

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** From here on every group stands by itself: two of one square lie up to 180 m apart (Decision 133). */
const PARTED = 15

/** Groups by where they are, so that thousands are a few marks. */
export function clusterPontos(pontos: readonly Ponto[]): (bounds: Bounds, zoom: number) => Mark[] {
  const index = new Supercluster<Ponto>({ radius: 56, maxZoom: PARTED, minPoints: 2 })
  index.load(
    pontos.map((ponto) => ({
      type: 'Feature',
      properties: ponto,
      geometry: { type: 'Point', coordinates: [ponto.longitude, ponto.latitude] },
    })),
  )
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map((feature) => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates
      const { properties } = feature
      if ('cluster_id' in properties) {
        const { cluster_id: cluster, point_count: count } = properties
        const leaves = index.getLeaves(cluster, Infinity)
        const groups = new Set(leaves.map((leaf) => leaf.properties.id))
        const parts = index.getClusterExpansionZoom(cluster)
        return { key: `c${cluster}`, latitude, longitude, ponto: null, count, parts, groups }
      }
      const ponto = properties
      const groups = new Set([ponto.id])
      return { key: `p${ponto.id}`, latitude, longitude, ponto, count: 1, parts: zoom, groups }
    })
}

/** The box that holds them all. */
export function boundsOf(points: readonly { latitude: number; longitude: number }[]): Bounds | null {
  if (points.length === 0) return null
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}
