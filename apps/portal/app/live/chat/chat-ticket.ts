import { liveChatCalls, type CallResult } from '@atrio/contract'
import { browserStorages, keys, readJson, writeJson } from '../../lib/data/storage.ts'
import { sessionStore } from '../../lib/session/session.ts'

type Entrada = CallResult<typeof liveChatCalls.createBilheteSala>

/** Asks to be let into a room: as who is logged in, or as the guest that this browser has been before. */
export async function askTicket(codigo: string, given: { nome?: string } = {}): Promise<Entrada> {
  const known = readGuest()
  const body = { ...(known && { bilhete: known }), ...given }
  const entrada = (await askAsNobody(codigo, body)) ?? (await askAsAnybody(codigo, body))
  if (entrada.nome === null || entrada.papel === 'convidado') keepGuest(entrada.bilhete)
  return entrada
}

type Pedido = { nome?: string; bilhete?: string }

/** Who watches without an account waits for no code that makes calls (Decision 219); null where there is more to it. */
async function askAsNobody(codigo: string, body: Pedido): Promise<Entrada | null> {
  if (sessionStore.get().status !== 'anonymous') return null
  const { method, path } = liveChatCalls.createBilheteSala
  const answer = await fetch(`/api/v1${path.replace(':codigo', encodeURIComponent(codigo))}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(body),
  }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Entrada) : null
}

async function askAsAnybody(codigo: string, body: Pedido): Promise<Entrada> {
  const { api } = await import('../../lib/session/api-client.ts')
  return api(liveChatCalls.createBilheteSala, { params: { codigo }, body })
}

/** The ticket that says which guest this was. Log-out takes it away. */
function readGuest(): string | null {
  const kept = readJson(browserStorages().local, keys.chatUser)
  const { bilhete } = (kept ?? {}) as { bilhete?: unknown }
  return typeof bilhete === 'string' && bilhete.length <= 1_000 ? bilhete : null
}

function keepGuest(bilhete: string): void {
  writeJson(browserStorages().local, keys.chatUser, { bilhete })
}
