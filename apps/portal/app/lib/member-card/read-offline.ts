import type { VerificacaoCarteirinha } from '@atrio/contract'
import { CARD_CODE_SECONDS, parseCardCode } from '@atrio/rules'

/**
 * What the code of a card says of itself where no server can be asked. Only a no can be believed of it: nobody but the
 * server knows its key, nor whether the card has been taken back (Decision 175). Null where the server has to be asked.
 */
export function readOffline(
  codigo: string,
  { igreja, now }: { igreja: number; now: number },
): VerificacaoCarteirinha | null {
  const code = parseCardCode(codigo)
  if (!code) return said('desconhecida')
  if (code.igreja !== igreja) return said('outra_igreja')
  if (code.ate * 1_000 > now) return null
  if (code.onde === 'papel') return said('sem_validade')
  return { ...said('expirada'), geradoEm: new Date((code.ate - CARD_CODE_SECONDS) * 1_000).toISOString() }
}

function said(situacao: VerificacaoCarteirinha['situacao']): VerificacaoCarteirinha {
  return { situacao, geradoEm: null, pessoa: null }
}
