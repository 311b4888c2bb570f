import type { EnderecoPessoal } from '@atrio/contract'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { data, useParams, type RouterContextProvider } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import type { Route } from './+types/address-page.ts'
import { AddressForm } from './address-form.tsx'
import { MissingThing } from './missing-thing.tsx'
import { useEnderecos } from './use-enderecos.ts'

/** In which country an address begins: the church's. */
export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { bootstrap } = context.get(pageContext)
  if (bootstrap.state !== 'loaded') throw data(null, { status: 404 })
  return { pais: bootstrap.base.igreja.clientes[0]?.pais ?? 'BR' }
}

export const meta: Route.MetaFunction = () => [
  { title: m.account_address() },
  { name: 'robots', content: 'noindex' },
]

export default function AddressPage({ loaderData: { pais } }: Route.ComponentProps) {
  const { addressId = '' } = useParams()
  const loaded = useEnderecos()
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.addresses()}>{m.account_addresses()}</BackLink>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.account_addresses()}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        }
      >
        {({ enderecos }) => {
          const known = enderecos.find(({ id }) => String(id) === addressId) ?? null
          if (!known && addressId !== 'new')
            return <MissingThing to={paths.addresses()} back={m.account_addresses()} />
          return <Known key={addressId} known={known} pais={pais} />
        }}
      </LoadedContent>
    </div>
  )
}

function Known({ known, pais }: { known: EnderecoPessoal | null; pais: string }) {
  return (
    <>
      <h1 className="mb-6">{known ? m.account_address_change() : m.account_address_add()}</h1>
      <AddressForm known={known} pais={pais} />
    </>
  )
}
