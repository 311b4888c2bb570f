import type { CallResult, doorCalls, IngressoPortaria, ResultadoPresenca } from '@atrio/contract'
import { parseTicketCode, parseTicketToken, type TicketToken } from '@atrio/rules'
import type { OutboxRecord } from '../lib/personal/outbox.ts'

/** What a door knows of its event, and when the server said so. */
export type Portaria = Omit<CallResult<typeof doorCalls.getPortaria>, 'trocados'> & { trocados?: string[] }

/** Somebody who came to this device; kept here until the server has it. */
export interface Passagem extends OutboxRecord {
  evento: number
  codigo: string
  /** What was read, as it is sent. */
  ingresso: string
  dataEntrada: string
  dispositivo: string | null
  desfeita: boolean
  /** What the server said of one that was let in here without it; null while all is well. */
  conflito: ResultadoPresenca | null
}

export type Motivo = NonNullable<ResultadoPresenca['motivo']>

/** What a door tells the person standing there. */
export interface Veredito {
  resultado: 'aceita' | 'repetida' | 'recusada'
  motivo: Motivo | null
  inscricao: IngressoPortaria | null
  /** When, and where, somebody went in with it before. */
  primeira: { dataEntrada: string; dispositivo: string | null } | null
  /** Of one that was let in: not on the list, or its signature could not be checked. */
  aviso: 'fora_da_lista' | 'sem_assinatura' | null
}

/** What stands in a code that was read or typed. `assinatura`: null where this browser cannot check one. */
interface Lido {
  ingresso: string
  codigo: string | null
  token: TicketToken | null
  assinatura: boolean | null
}

export async function read(
  text: string,
  verify: (token: TicketToken) => Promise<boolean | null>,
): Promise<Lido> {
  const ingresso = text.trim()
  const token = parseTicketToken(ingresso)
  if (!token) return { ingresso, codigo: parseTicketCode(ingresso), token, assinatura: null }
  return { ingresso, codigo: token.codigo, token, assinatura: await verify(token) }
}

/** What this device alone can say: by the list it has, and by who came to it since. */
export function judge(
  lido: Lido,
  { igreja, portaria, passagens }: { igreja: number; portaria: Portaria; passagens: readonly Passagem[] },
): Veredito {
  const { codigo, token, assinatura } = lido
  if (codigo === null) return refused('desconhecida')
  if (token && assinatura === false) return refused('assinatura')
  if (token && token.igreja !== igreja) return refused('outra_igreja')
  if (token && token.evento !== portaria.evento.id) return refused('outro_evento')
  const inscricao = portaria.ingressos.find((ingresso) => ingresso.codigo === codigo) ?? null
  const before = entryOf(codigo, { portaria, passagens })
  if (before) return { resultado: 'repetida', motivo: null, inscricao, primeira: before, aviso: null }
  if (inscricao) {
    if (inscricao.situacao !== 'ativa') return refused(inscricao.situacao, inscricao)
    const aviso = token && assinatura === null ? 'sem_assinatura' : null
    return { resultado: 'aceita', motivo: null, inscricao, primeira: null, aviso }
  }
  // A list that was kept from before there was this has none.
  if ((portaria.trocados ?? []).includes(codigo)) return refused('trocada')
  // Bought after the list was made: only a signature that holds can speak for it.
  if (!token || assinatura !== true) return refused('desconhecida')
  return { resultado: 'aceita', motivo: null, inscricao, primeira: null, aviso: 'fora_da_lista' }
}

function refused(motivo: Motivo, inscricao: IngressoPortaria | null = null): Veredito {
  return { resultado: 'recusada', motivo, inscricao, primeira: null, aviso: null }
}

/** Who is in with a ticket, by the server or by this device; null for nobody. */
export function entryOf(
  codigo: string,
  { portaria, passagens }: { portaria: Portaria; passagens: readonly Passagem[] },
): { uuid: string; dataEntrada: string; dispositivo: string | null } | null {
  const own = passagens.filter((passagem) => passagem.codigo === codigo)
  const here = own.find(({ desfeita, conflito }) => !desfeita && !conflito)
  if (here) return { uuid: here.id, dataEntrada: here.dataEntrada, dispositivo: here.dispositivo }
  const inscricao = portaria.ingressos.find((ingresso) => ingresso.codigo === codigo)
  const undone = new Set(own.filter(({ desfeita }) => desfeita).map(({ id }) => id))
  const there = portaria.presencas.find(
    ({ idInscricao, situacao, uuid }) =>
      idInscricao === inscricao?.id && situacao === 'aceita' && !undone.has(uuid),
  )
  return there ?? null
}

/** How many are in: of the server's and of this device's, none twice. */
export function countInside({
  portaria,
  passagens,
}: {
  portaria: Portaria
  passagens: readonly Passagem[]
}): number {
  const undone = new Set(passagens.filter(({ desfeita }) => desfeita).map(({ id }) => id))
  const codes = new Map(portaria.ingressos.map(({ id, codigo }) => [id, codigo]))
  const inside = new Set(
    portaria.presencas
      .filter(({ situacao, uuid }) => situacao === 'aceita' && !undone.has(uuid))
      .map(({ idInscricao }) => codes.get(idInscricao)),
  )
  for (const { codigo, desfeita, conflito } of passagens) if (!desfeita && !conflito) inside.add(codigo)
  return inside.size
}

/** The server's word is the last one. */
export function fromServer({ resultado, motivo, inscricao, primeira }: ResultadoPresenca): Veredito {
  return {
    resultado: resultado === 'desfeita' ? 'recusada' : resultado,
    motivo,
    inscricao,
    primeira,
    aviso: null,
  }
}
