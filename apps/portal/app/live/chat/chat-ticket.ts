import { liveChatCalls, type CallResult } from '@atrio/contract'
import { browserStorages, keys, readJson, writeJson } from '../../lib/data/storage.ts'
import { api } from '../../lib/session/api-client.ts'

type Entrada = CallResult<typeof liveChatCalls.createBilheteSala>

/** Asks to be let into a room: as who is logged in, or as the guest that this browser has been before. */
export async function askTicket(codigo: string, given: { nome?: string } = {}): Promise<Entrada> {
  const known = readGuest()
  const entrada = await api(liveChatCalls.createBilheteSala, {
    params: { codigo },
    body: { ...(known && { bilhete: known }), ...given },
  })
  if (entrada.nome === null || entrada.papel === 'convidado') keepGuest(entrada.bilhete)
  return entrada
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
