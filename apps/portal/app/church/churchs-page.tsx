import { churchCalls } from '@atrio/contract'
import { pageContext } from '../lib/page-context.ts'
import { m } from '../paraglide/messages.js'
import { churchOrigin } from '../shell/church.ts'
import type { Route } from './+types/churchs-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, bootstrap, origin, settings } = context.get(pageContext)
  const busca = new URL(request.url).searchParams.get('busca') ?? undefined
  const organizacao = bootstrap.state === 'loaded' ? bootstrap.base.igreja.slugOrganizacao : undefined
  const { clientes, total } = await api(churchCalls.listClientes, { query: { organizacao, busca } })
  return {
    total,
    clientes: clientes.map((cliente) => ({
      ...cliente,
      href: churchOrigin(cliente.igreja, { origin, settings }),
    })),
  }
}

export default function ChurchsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-3xl">{m.nav_churches()}</h1>
      <ul className="card-grid mt-8">
        {loaderData.clientes.map((cliente) => (
          <li key={cliente.id}>
            <a href={cliente.href}>{cliente.nome}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
