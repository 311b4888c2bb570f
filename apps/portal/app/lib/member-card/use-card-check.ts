import { cardCalls, type VerificacaoCarteirinha } from '@atrio/contract'
import { useCallback, useRef, useState } from 'react'
import { useChurch } from '../../shell/church.ts'
import { errorCode } from '../messages/error-messages.ts'
import { api } from '../session/api-client.ts'
import { readOffline } from './read-offline.ts'

/** What was asked of a card that somebody held up. */
export type CardCheck =
  | { state: 'checking' }
  | { state: 'failed'; error: unknown }
  | { state: 'checked'; verificacao: VerificacaoCarteirinha; at: Date }

/** Asks the server about a card by what its code says; the last one that was asked about is the one on show. */
export function useCardCheck(): {
  check: CardCheck | null
  ask: (codigo: string) => Promise<CardCheck>
  clear: () => void
} {
  const church = useChurch()
  const slug = church?.slug ?? ''
  const igreja = church?.id ?? 0
  const [check, setCheck] = useState<CardCheck | null>(null)
  const last = useRef(0)
  const ask = useCallback(
    async (codigo: string) => {
      const turn = ++last.current
      setCheck({ state: 'checking' })
      const found = await tryCheck(codigo, { slug, igreja })
      if (turn === last.current) setCheck(found)
      return found
    },
    [slug, igreja],
  )
  const clear = useCallback(() => {
    last.current += 1
    setCheck(null)
  }, [])
  return { check, ask, clear }
}

async function tryCheck(
  codigo: string,
  { slug, igreja }: { slug: string; igreja: number },
): Promise<CardCheck> {
  try {
    // What is longer than any code is none.
    const body = { codigo: codigo.slice(0, 300) }
    const verificacao = await api(cardCalls.verificarCarteirinha, { params: { slug }, body })
    return { state: 'checked', verificacao, at: new Date() }
  } catch (error) {
    const now = Date.now()
    const verificacao = errorCode(error) === 'NETWORK' ? readOffline(codigo, { igreja, now }) : null
    return verificacao ? { state: 'checked', verificacao, at: new Date(now) } : { state: 'failed', error }
  }
}
