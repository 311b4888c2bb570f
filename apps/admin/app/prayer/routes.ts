import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { ofChurch } from '../lib/of-church.ts'

/** The addresses of a church's prayer wall; what they load is asked for where somebody goes there. */
export const prayerRoutes: RouteObject[] = [
  {
    path: 'oracao',
    lazy: async () => {
      const [{ loadWall }, { WallPage }] = await Promise.all([import('./load.ts'), import('./wall-page.tsx')])
      const loader = (given: LoaderFunctionArgs) =>
        ofChurch((slug) => loadWall(slug, given.request.url))(given)
      return { loader, Component: WallPage }
    },
  },
  {
    path: 'oracao/:id',
    lazy: async () => {
      const [{ loadRequest }, { RequestPage }] = await Promise.all([
        import('./load.ts'),
        import('./request-page.tsx'),
      ])
      const loader = (given: LoaderFunctionArgs) =>
        ofChurch((slug) => loadRequest(slug, Number(given.params['id'])))(given)
      return { loader, Component: RequestPage }
    },
  },
]
