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

/** Its address says whether it wants a log-in. */
const BY_ADDRESS = 'checkout/checkout-page.tsx'

it('every page that a guard closes is left before it is painted (Decision 98), and no other', () => {
  const files = [...new Set(routes.flatMap(filesOf))]
  const written = (pattern: RegExp) => files.filter((file) => pattern.test(sourceOf(file)))
  const guarded = written(/\brequire(?:Login|Owner)\(/)
  expect(guarded.filter((file) => file !== BY_ADDRESS)).toEqual(written(/\bmembersOnly as handle\b/))
})

const sourceOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)]

/** The addresses below a route that its handle, or that of a layout above it, keeps for members. */
function addressesForMembers(
  { path, file, children }: RouteConfigEntry,
  above = '',
  closed = false,
): string[] {
  const address = path === undefined ? above : `${above}/${path.replace(/:\w+/g, '1')}`
  const isClosed = closed || /\bmembersOnly as handle\b/.test(sourceOf(file))
  if (!children) return isClosed ? [address] : []
  return children.flatMap((child) => addressesForMembers(child, address, isClosed))
}
