import type { DemoChurchName } from '../churches.ts'
import { caminoPodcast } from './camino.ts'
import type { DemoPodcast } from './demo-podcast.ts'
import { esperancaPodcast } from './esperanca.ts'
import { harborPodcast } from './harbor.ts'

/** The podcasts of the churches that have one. */
export const demoPodcasts: Partial<Record<DemoChurchName, DemoPodcast>> = {
  full: esperancaPodcast,
  english: harborPodcast,
  spanish: caminoPodcast,
}
