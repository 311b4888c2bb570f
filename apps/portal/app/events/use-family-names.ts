import { eventsCalls as calls } from '@atrio/contract'
import { useCall, useCalls } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'

/** The last five events tell enough. */
const EVENTS = 5

/** The names that the person has registered for earlier events: who comes along is most often who came along. */
export function useFamilyNames(except: string): string[] {
  const { user } = useSession()
  const known = useCall(calls.listEventosUsuario, user && { params: { id: user.id } }, { keepOffline: true })
  const last = user ? (known.data?.eventos.slice(0, EVENTS) ?? []) : []
  const requests = last.map((evento) => ({ params: { id: user?.id ?? 0, idEvento: evento.id } }))
  const tickets = useCalls(calls.listInscricoes, requests)
  const names = tickets.flatMap(
    ({ data }) => data?.inscricoes.flatMap(({ participante }) => participante ?? []) ?? [],
  )
  const others = names.filter((name) => name !== except)
  return [...new Set(others)].sort((a, b) => a.localeCompare(b))
}
