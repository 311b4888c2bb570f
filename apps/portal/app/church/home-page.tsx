import { churchCalls } from '@atrio/contract'
import { pageContext } from '../lib/page-context.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/home-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, bootstrap } = context.get(pageContext)
  if (bootstrap.state !== 'loaded') return { banners: [], cultos: [] }
  const { igreja } = bootstrap.base
  const [{ banners }, { cultos }] = await Promise.all([
    api(churchCalls.listBanners, { query: { igreja: igreja.id } }),
    api(churchCalls.listCultos, { params: { slug: igreja.slug } }),
  ])
  return { banners, cultos }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{m.home_title()}</h1>
      <h2>{m.schedule_title()}</h2>
      <ul>
        {loaderData.cultos.map((culto) => (
          <li key={culto.id}>{culto.nome}</li>
        ))}
      </ul>
    </main>
  )
}
