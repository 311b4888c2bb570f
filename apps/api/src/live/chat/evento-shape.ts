import { createHmac } from 'node:crypto'
import type { EventoSala, MensagemSala } from '@atrio/contract'
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

/** Null where it is not for these readers. */
export function toEventoSala(
  evento: Evento,
  audience: Audience,
  deOf: (autor: string) => string,
): EventoSala | null {
  const { seq, tipo, corpo, visivel } = evento
  if (!isFor(evento, audience)) return null
  if (tipo === 'mensagem') {
    return {
      seq,
      tipo,
      de: deOf(evento.autor ?? ''),
      ...(corpo as Pick<MensagemSala, 'nome' | 'papel' | 'texto'>),
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
  return { seq, tipo, ...corpo } as EventoSala
}

function isFor({ tipo, visivel, autor, removida, corpo }: Evento, audience: Audience): boolean {
  // Whoever wrote the text may have gone, or it was erased.
  if (tipo === 'mensagem' && (removida || typeof corpo['texto'] !== 'string')) return false
  if (visivel === 'todos' || audience === 'moderacao') return true
  return audience !== 'geral' && autor === audience.autor
}
