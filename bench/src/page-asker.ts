import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'

/** Asks one page again and again from a process of its own, and tells how long each took. */
const [port, host, seconds] = process.argv.slice(2) as [string, string, string]
const EVERY_MS = 20
const took: number[] = []
let failed = 0
for (const end = performance.now() + Number(seconds) * 1_000; performance.now() < end;) {
  const begun = performance.now()
  const { status } = await ask(Number(port), '/', { host })
  if (status !== 200) failed += 1
  took.push(performance.now() - begun)
  await wait(Math.max(0, EVERY_MS - (performance.now() - begun)))
}
console.log(JSON.stringify({ took, failed }))
