import { accountCalls } from '@atrio/contract'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { addressName } from './address-names.ts'
import { AskDelete } from './ask-delete.tsx'
import { useEnderecos } from './use-enderecos.ts'

export const meta = () => [{ title: m.account_address_delete() }, { name: 'robots', content: 'noindex' }]

/** Asks before an address is deleted, and says what becomes of what was sent there. */
export default function AddressDeletePage() {
  const { addressId = '' } = useParams()
  const { user } = useSession()
  const loaded = useEnderecos()
  const endereco = loaded.data?.enderecos.find(({ id }) => String(id) === addressId)
  const others = (loaded.data?.enderecos.length ?? 0) > 1
  return (
    <AskDelete
      loaded={loaded}
      list={{ to: paths.addresses(), name: m.account_addresses() }}
      thing={
        user && endereco
          ? {
              name: addressName(endereco),
              title: m.account_address_delete(),
              refers: [
                m.account_address_delete_orders(),
                ...(endereco.flagPrincipal && others ? [m.account_address_delete_main()] : []),
              ],
              done: m.account_address_deleted(),
              remove: () =>
                write(accountCalls.deleteEndereco, { params: { id: user.id, addressId: endereco.id } }, []),
              stale: [accountCalls.listEnderecos, accountCalls.getUsuario],
            }
          : null
      }
    />
  )
}
