import type { ReacaoSala } from '@atrio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { verifyBilhete, type Bilhete } from './bilhete.ts'
import type { Escrita } from './escritor.ts'
import { cleanTexto, freshRitmo, julgar } from './regras.ts'
import type { Sala } from './sala.ts'

const KEYS_OF_A_PERSON = 6

/** A ticket that is good now at this church, and in this room where one is named. @throws AppError CHAT_TICKET */
export async function requireBilhete(
  deps: Pick<Deps, 'secrets' | 'signals'>,
  { bilhete: given, igrejaId, salaId }: { bilhete: string; igrejaId: number; salaId?: number },
): Promise<Bilhete> {
  const bilhete = await verifyBilhete(deps.secrets, given)
  if (!bilhete || bilhete.igrejaId !== igrejaId || (salaId !== undefined && bilhete.salaId !== salaId)) {
    deps.signals.chat.refused('CHAT_TICKET')
    throw new AppError('CHAT_TICKET')
  }
  return bilhete
}

/**
 * Writes a message to a room as the holder of a ticket, whichever way it came. @returns its number, once it is kept
 * @throws AppError with the code of the rule that it breaks
 */
export async function escreverEm(
  deps: Pick<Deps, 'env' | 'signals'>,
  sala: Sala,
  escrita: Escrito,
): Promise<number> {
  const begun = performance.now()
  try {
    const seq = await escrever(deps, sala, escrita)
    deps.signals.chat.acknowledged((performance.now() - begun) / 1_000)
    return seq
  } catch (error) {
    deps.signals.chat.refused(error instanceof AppError ? error.code : 'UNAVAILABLE')
    throw error
  }
}

interface Escrito {
  bilhete: Bilhete
  network: string
  chave: string
  texto: string
}

async function escrever(
  deps: Pick<Deps, 'env'>,
  sala: Sala,
  { bilhete, network, chave, texto: given }: Escrito,
): Promise<number> {
  const { sub, nome, papel, foto } = bilhete
  if (nome === null) throw new AppError('CHAT_NAME')
  const texto = cleanTexto(given)
  if (texto === null) throw new AppError('VALIDATION')
  const quem = { sub, network }
  const { ritmo, aceitas } = sala.recentes.get(quem) ?? { ritmo: freshRitmo(), aceitas: [] }
  const before = aceitas.find((one) => one.chave === chave)
  if (before) return sala.escrever(before)
  if (!sala.isOpen() && papel !== 'anfitriao') throw new AppError('CHAT_CLOSED')
  const judged = julgar(ritmo, {
    texto,
    papel,
    now: Date.now(),
    factor: deps.env.RATE_LIMIT_FACTOR,
    modo: sala.row,
    palavras: sala.row.palavras,
  })
  if (!judged.ok) {
    const wait = judged.esperarMs === undefined ? {} : { retryAfter: Math.ceil(judged.esperarMs / 1_000) }
    throw new AppError(judged.codigo, wait)
  }
  const visivel = judged.retida ? ('moderacao' as const) : ('todos' as const)
  const corpo = { nome, papel, texto, ...(foto !== null && { foto }) }
  const escrita: Escrita = { autor: sub, chave, visivel, corpo }
  sala.recentes.keep(quem, {
    ritmo: judged.ritmo,
    aceitas: [...aceitas, escrita].slice(-KEYS_OF_A_PERSON),
  })
  return sala.escrever(escrita)
}

/** Three of a kind in a second are joy; more are a machine, and are not counted. */
export function createReagir(sala: Sala): (tipo: ReacaoSala) => void {
  let second = 0
  let count: Partial<Record<ReacaoSala, number>> = {}
  return (tipo) => {
    const now = Math.floor(Date.now() / 1_000)
    if (now !== second) count = {}
    second = now
    const times = (count[tipo] ?? 0) + 1
    count[tipo] = times
    if (times <= 3 && sala.isOpen()) sala.reagir(tipo)
  }
}
