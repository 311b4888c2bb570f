import type { ConversaAtendimento } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { readLastEventos } from './chat/sala-log.ts'

const MOST_SHOWN = 200

/** What was said in a room of few, the oldest first, as the desk shows it. */
export async function readMensagens(
  trx: TenantTrx,
  { salaId, userId }: { salaId: number; userId: number },
): Promise<ConversaAtendimento['mensagens']> {
  const eventos = await readLastEventos(trx, { salaId, limit: MOST_SHOWN })
  return eventos.flatMap(({ seq, tipo, autor, corpo, em, removida }) =>
    tipo === 'mensagem' && !removida && typeof corpo['texto'] === 'string'
      ? [
          {
            seq,
            nome: String(corpo['nome']),
            flagMinha: autor === `u:${userId}`,
            texto: corpo['texto'],
            em: em.toISOString(),
          },
        ]
      : [],
  )
}
