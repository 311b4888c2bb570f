import { eventsCalls as calls } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { useSession } from '../lib/session/session.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'

/** The names that the person has registered for earlier events: who comes along is most often who came along. */
export function useFamilyNames(except: string): string[] {
  const { user } = useSession()
  const id = user?.id ?? 0
  const names = useLoaded(`family ${id}`, () => (id ? load(id) : Promise.resolve([])))
  return names.state === 'loaded' ? names.data.filter((name) => name !== except) : []
}

/** The last five events tell enough. */
const EVENTS = 5

async function load(id: number): Promise<string[]> {
  const { eventos } = await api(calls.listEventosUsuario, { params: { id } })
  const tickets = await Promise.all(
    eventos
      .slice(0, EVENTS)
      .map((evento) => api(calls.listInscricoes, { params: { id, idEvento: evento.id } })),
  )
  const names = tickets.flatMap(({ inscricoes }) =>
    inscricoes.flatMap(({ participante }) => (participante ? [participante] : [])),
  )
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}
