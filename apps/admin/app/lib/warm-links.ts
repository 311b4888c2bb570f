import { matchRoutes, type createBrowserRouter } from 'react-router'

/**
 * A finger rests on a link for a tenth of a second before that is a tap: meanwhile the scripts of the page that it leads
 * to are asked for. Its data wait for the tap.
 */
export function warmLinks({ routes }: Pick<ReturnType<typeof createBrowserRouter>, 'routes'>): void {
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // What fails here is told by the navigation, which asks again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    }
  })
}
