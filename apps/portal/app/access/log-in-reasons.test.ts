import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { m } from '../paraglide/messages.js'
import routes from '../routes.ts'
import { logInReason } from './log-in-reasons.ts'

/** Where it is enough that one comes back. */
const WITHOUT = ['/door', '/notifications']

it('every page that wants a log-in says what for', () => {
  const wanting = routes.flatMap((route) => addressesForMembers(route))
  const silent = wanting.filter((path) => logInReason(path) === m.access_wall_other())
  expect(wanting.length).toBeGreaterThan(30)
  expect(silent.filter((path) => !WITHOUT.some((start) => path.startsWith(start)))).toEqual([])
})

/** The addresses below a route that its handle, or that of a layout above it, keeps for members. */
function addressesForMembers(
  { path, file, children }: RouteConfigEntry,
  above = '',
  closed = false,
): string[] {
  const address = path === undefined ? above : `${above}/${path.replace(/:\w+/g, '1')}`
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const isClosed = closed || /\bmembersOnly as handle\b/.test(source)
  if (!children) return isClosed ? [address] : []
  return children.flatMap((child) => addressesForMembers(child, address, isClosed))
}
