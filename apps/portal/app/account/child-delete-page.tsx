import { accountCalls } from '@atrio/contract'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { AskDelete } from './ask-delete.tsx'
import { useCriancas } from './use-criancas.ts'

export const meta = () => [{ title: m.account_child_delete() }, { name: 'robots', content: 'noindex' }]

/** Asks before a child is deleted, and says which tickets and guardians know it. */
export default function ChildDeletePage() {
  const { childId = '' } = useParams()
  const { user } = useSession()
  const loaded = useCriancas()
  const crianca = loaded.data?.criancas.find(({ id }) => String(id) === childId)
  return (
    <AskDelete
      loaded={loaded}
      list={{ to: paths.children(), name: m.account_family() }}
      thing={
        user && crianca
          ? {
              name: crianca.nome,
              title: m.account_child_delete(),
              refers: [
                ticketsOf(crianca.qtdeIngressos),
                crianca.outrosResponsaveis.length > 0
                  ? m.account_child_delete_stays({ nomes: crianca.outrosResponsaveis.join(', ') })
                  : m.account_child_delete_gone(),
              ],
              done: m.account_child_deleted(),
              remove: () =>
                write(accountCalls.deleteCrianca, { params: { id: user.id, childId: crianca.id } }, []),
              stale: [accountCalls.listCriancas],
            }
          : null
      }
    />
  )
}

function ticketsOf(count: number): string {
  if (count === 0) return m.account_child_delete_tickets_none()
  return count === 1 ? m.account_child_delete_tickets_one() : m.account_child_delete_tickets_many({ count })
}
