import { accountCalls, type EnderecoPessoal } from '@atrio/contract'
import { Button, buttonClass, EmptyState, Skeleton, SkeletonGroup, Tag, useToasts } from '@atrio/ui'
import { MapPinHouse } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { retrySession, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { addressName, placeName } from './address-names.ts'
import { useEnderecos } from './use-enderecos.ts'

export const meta = () => [{ title: m.account_addresses() }, { name: 'robots', content: 'noindex' }]

/** A person's addresses, one of them the main one (Decision 130). */
export default function AddressesPage() {
  const { user } = useSession()
  const loaded = useEnderecos()
  if (!user) return null
  return (
    <div className="max-w-2xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={paths.account()}>{m.account_title()}</BackLink>
          <h1>{m.account_addresses()}</h1>
          <p className="mt-2 text-ink-muted">{m.account_addresses_intro()}</p>
        </div>
        <Link to={paths.address({ addressId: 'new' })} className={buttonClass({ variant: 'outline' })}>
          {m.account_address_add()}
        </Link>
      </div>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.account_addresses()} className="stack">
            <Skeleton shape="box" className="h-28" />
          </SkeletonGroup>
        }
        isEmpty={({ enderecos }) => enderecos.length === 0}
        empty={
          <EmptyState icon={<MapPinHouse />} title={m.account_addresses_none()}>
            {m.account_addresses_none_detail()}
          </EmptyState>
        }
      >
        {({ enderecos }) => (
          <ul className="divide-y divide-line border-y border-line">
            {enderecos.map((endereco) => (
              <Row key={endereco.id} endereco={endereco} userId={user.id} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </div>
  )
}

function Row({ endereco, userId }: { endereco: EnderecoPessoal; userId: number }) {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const { id, flagPrincipal, ...parts } = endereco
  const name = addressName(endereco)
  const choose = async () => {
    setBusy(true)
    try {
      const request = { params: { id: userId, addressId: id }, body: { ...parts, flagPrincipal: true } }
      await write(accountCalls.saveEndereco, request, [accountCalls.listEnderecos, accountCalls.getUsuario])
      await retrySession()
      show({ tone: 'ok', title: m.account_address_main_done(), detail: name })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setBusy(false)
  }
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-ink-muted">{placeName(endereco)}</span>
        </p>
        {flagPrincipal && <Tag tone="brand">{m.account_address_main()}</Tag>}
      </div>
      <div className="-ms-3 mt-1 flex flex-wrap">
        <Link
          to={paths.address({ addressId: id })}
          aria-label={m.account_change_named({ name })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {m.account_change()}
        </Link>
        {!flagPrincipal && (
          <Button
            variant="quiet"
            loading={busy}
            aria-label={m.account_address_make_main_named({ name })}
            onClick={() => void choose()}
          >
            {m.account_address_make_main()}
          </Button>
        )}
        <Link
          to={paths.addressDelete({ addressId: id })}
          aria-label={m.account_delete_named({ name })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {m.account_delete()}
        </Link>
      </div>
    </li>
  )
}
