import { readFileSync } from 'node:fs'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from './router.tsx'

/** An address that only leads on, and pages that nothing of the demo leads to, at which the journeys of theirs look. */
const elsewhere = new Set(
  ['pagina', 'pessoas/duplicados/:fica/:sai', 'pessoas/importar/:id'].map((path) => `/:codigo/${path}`),
)

it('every page of the site is among the screens that are looked at', () => {
  const file = new URL('../../../e2e/src/staff-screens.ts', import.meta.url)
  const quoted = [...readFileSync(file, 'utf8').matchAll(/'(|\/[^'\s]*)'(?=[,\]])/g)].map(([, path]) => path!)
  const shown = new Set([...quoted, ...quoted.map((path) => `/:codigo${path}`)])
  const pages = pagesOf(routes, '').filter((path) => !elsewhere.has(path))
  expect(pages.length).toBeGreaterThan(50)
  const missing = pages.filter((page) => {
    // What has an address of its own stands for no other.
    const free = [...shown].filter((path) => path === page || !pages.includes(path))
    return !free.some((path) => isAt(page, path))
  })
  expect(missing).toEqual([])
})

function pagesOf(below: readonly RouteObject[], at: string): string[] {
  return below.flatMap(({ path, children }) => {
    const here = path === undefined ? at : `${at}/${path}`
    return children ? pagesOf(children, here) : [here === '' ? '/' : here]
  })
}

/** A parameter is what a mark or a name stands for. */
function isAt(page: string, path: string): boolean {
  const pattern = page.slice('/:codigo'.length).replaceAll(/:\w+|\*/g, '[^/]+')
  return page.startsWith('/:codigo') ? new RegExp(`^/:codigo${pattern}$`).test(path) : page === path
}
