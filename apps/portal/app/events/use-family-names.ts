import { accountCalls, eventsCalls as calls } from '@atrio/contract'
import { useCall, useCalls } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { useChurch } from '../shell/church.ts'

/** The last five events tell enough. */
const EVENTS = 5

/**
 * The person's children, and the names that they have registered for earlier events: who comes along is most often who
 * came along.
 */
export function useFamilyNames(except: string): string[] {
  const { user } = useSession()
  const cliente = useChurch()?.clienteId ?? null
  const children = useCall(
    accountCalls.listCriancas,
    user && cliente !== null ? { params: { id: user.id }, query: { cliente } } : null,
  )
  const known = useCall(calls.listEventosUsuario, user && { params: { id: user.id } }, { keepOffline: true })
  const last = user ? (known.data?.eventos.slice(0, EVENTS) ?? []) : []
  const requests = last.map((evento) => ({ params: { id: user?.id ?? 0, idEvento: evento.id } }))
  const tickets = useCalls(calls.listInscricoes, requests)
  const own = children.data?.criancas.map(({ nome }) => nome) ?? []
  const names = tickets.flatMap(
    ({ data }) => data?.inscricoes.flatMap(({ participante }) => participante ?? []) ?? [],
  )
  const others = [...new Set(names)]
    .filter((name) => !own.includes(name))
    .toSorted((a, b) => a.localeCompare(b))
  return [...new Set([...own, ...others])].filter((name) => name !== except)
}
