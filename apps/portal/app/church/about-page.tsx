import { pageContext } from '../lib/page-context.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/about-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { bootstrap } = context.get(pageContext)
  return { nome: bootstrap.state === 'loaded' ? bootstrap.base.igreja.nome : '' }
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="eyebrow">{loaderData.nome}</p>
      <h1 className="text-3xl">{m.nav_about()}</h1>
    </>
  )
}
