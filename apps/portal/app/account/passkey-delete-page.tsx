import { accessCalls } from '@atrio/contract'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { AskDelete } from './ask-delete.tsx'
import { useChaves } from './use-chaves.ts'

export const meta = () => [{ title: m.passkey_remove() }, { name: 'robots', content: 'noindex' }]

/** Asks before a passkey is removed, and says what still opens the account. */
export default function PasskeyDeletePage() {
  const { passkeyId = '' } = useParams()
  const { user } = useSession()
  const loaded = useChaves()
  const chave = loaded.data?.chaves.find(({ id }) => String(id) === passkeyId)
  return (
    <AskDelete
      loaded={loaded}
      list={{ to: paths.security(), name: m.account_security() }}
      thing={
        user && chave
          ? {
              name: chave.nome,
              title: m.passkey_remove(),
              refers: [m.passkey_remove_stays(), m.passkey_remove_device()],
              done: m.passkey_removed(),
              remove: () =>
                write(accessCalls.deleteChave, { params: { id: user.id, idChave: chave.id } }, []),
              stale: [accessCalls.listChaves],
            }
          : null
      }
    />
  )
}
