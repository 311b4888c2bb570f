import { createHmac } from 'node:crypto'
import type { EventoSala, MensagemSala } from '@atrio/contract'
import { signedAddress } from '../../files/file-address.ts'
import type { Secrets } from '../../secrets.ts'
import type { Evento } from './sala-log.ts'

/** What readers are told the same: everybody, who looks after the room, or the one who wrote. */
export type Audience = 'geral' | 'moderacao' | { autor: string }

/** Names who wrote by something that leads to nobody, and is another in each room. */
export function createAutores(secrets: Secrets, { igrejaId, salaId }: { igrejaId: number; salaId: number }) {
  const known = new Map<string, string>()
  return (autor: string): string => {
    let de = known.get(autor)
    if (!de) {
      const mac = createHmac('sha256', secrets.key('sala-autor')).update(`${igrejaId}:${salaId}:${autor}`)
      de = mac.digest('base64url').slice(0, 12)
      if (known.size > 20_000) known.clear()
      known.set(autor, de)
    }
    return de
  }
}

const FRESH_MS = 5 * 60_000

/** The address of a photo, good for as long as a service: who joins does not have each one signed anew. */
export function createFotos(secrets: Secrets, igrejaId: number) {
  const known = new Map<string, { address: string; at: number }>()
  return (id: string, now = Date.now()): string => {
    const before = known.get(id)
    if (before && now - before.at < FRESH_MS) return before.address
    const address = signedAddress(secrets, { igrejaId, id }, 'hour', now)
    if (known.size > 5_000) known.clear()
    known.set(id, { address, at: now })
    return address
  }
}

/** How a room tells of people. */
export interface Names {
  deOf: (autor: string) => string
  fotoOf: (id: string) => string
  /** What is kept above all others. */
  fixada: Evento | null
}

/** Null where it is not for these readers. */
export function toEventoSala(evento: Evento, audience: Audience, names: Names): EventoSala | null {
  const { deOf, fotoOf } = names
  const { seq, tipo, corpo, visivel } = evento
  if (!isFor(evento, audience)) return null
  if (tipo === 'mensagem') {
    return {
      seq,
      tipo,
      de: deOf(evento.autor ?? ''),
      ...toWords(corpo, fotoOf),
      em: evento.em.toISOString(),
      ...(visivel === 'moderacao' && { retida: true as const }),
      // Who is muted is not told.
      ...(visivel === 'autor' && audience === 'moderacao' && { silenciada: true as const }),
    }
  }
  if (tipo === 'removida_de')
    return { seq, tipo, de: deOf(String(corpo['autor'])), ate: Number(corpo['ate']) }
  if (tipo === 'momento' || tipo === 'estado') return { seq, tipo, em: evento.em.toISOString(), dados: corpo }
  if (tipo === 'restaurada') return { seq, tipo }
  // Not what was kept then: another may be by now, or none.
  if (tipo === 'fixada') return { seq, tipo, mensagem: toFixada(names) }
  return { seq, tipo, ...corpo } as EventoSala
}

/** What is kept above all others, as everybody sees it. */
export function toFixada(names: Names): MensagemSala | null {
  return names.fixada && (toEventoSala(names.fixada, 'geral', names) as MensagemSala | null)
}

function toWords(corpo: Evento['corpo'], fotoOf: Names['fotoOf']) {
  const { foto, ...words } = corpo as Pick<MensagemSala, 'nome' | 'papel' | 'texto'> & { foto?: string }
  return { ...words, ...(foto !== undefined && { imagem: fotoOf(foto) }) }
}

function isFor({ tipo, visivel, autor, removida, corpo }: Evento, audience: Audience): boolean {
  // Whoever wrote the text may have gone, or it was erased.
  if (tipo === 'mensagem' && (removida || typeof corpo['texto'] !== 'string')) return false
  if (visivel === 'todos' || audience === 'moderacao') return true
  return audience !== 'geral' && autor === audience.autor
}
