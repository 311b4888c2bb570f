// Loaded into a server by `--import`: tells whoever started it, when asked, how things look from the inside.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'

/** `collect`: the same, after all garbage was collected. */
export type Question = 'measure' | 'collect'

export interface Inside {
  /** Bytes: what lives in the heap and what the heap takes; buffers beside it. */
  heapUsed: number
  heapTotal: number
  external: number
  arrayBuffers: number
  /** Milliseconds since the last question: the longest time that other work waited, and what collecting garbage took. */
  longestDelay: number
  collections: number
  collecting: number
  longestCollection: number
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
let pauses: number[] = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) pauses.push(duration)
}).observe({ entryTypes: ['gc'] })

process.on('message', (question: Question) => {
  if (question === 'collect') collect()
  const { heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
  const inside: Inside = {
    heapUsed,
    heapTotal,
    external,
    arrayBuffers,
    longestDelay: delay.max / 1e6,
    collections: pauses.length,
    collecting: pauses.reduce((sum, pause) => sum + pause, 0),
    longestCollection: Math.max(0, ...pauses),
  }
  delay.reset()
  pauses = []
  process.send?.(inside)
})
process.channel?.unref()
