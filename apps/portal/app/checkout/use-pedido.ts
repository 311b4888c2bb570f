import { ApiError, checkoutCalls, type Pedido } from '@atrio/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { follow, LOOK } from '../lib/data/follow.ts'

export type PedidoState =
  | { state: 'loading' }
  | { state: 'notFound' }
  | { state: 'failed' }
  | { state: 'loaded'; pedido: Pedido }

const OVER = new Set<Pedido['status']>(['aprovado', 'nao_aprovado', 'cancelado', 'reembolsado'])

/** An order that follows what happens to it until it is over. `userId` is null for a gift of somebody without an account. */
export function usePedido(codigo: string, userId: number | null) {
  const [result, setResult] = useState<PedidoState>({ state: 'loading' })
  const again = useRef(() => {})

  const load = useCallback(async (): Promise<PedidoState> => {
    try {
      return { state: 'loaded', pedido: await getPedido(codigo, userId) }
    } catch (error) {
      return { state: error instanceof ApiError && error.httpStatus === 404 ? 'notFound' : 'failed' }
    }
  }, [codigo, userId])

  // A hiccup of the network takes nothing away that is on show.
  const settle = useEffectEvent((next: PedidoState) => {
    if (next.state !== 'failed' || result.state === 'loading') setResult(next)
  })

  const isOver = result.state === 'notFound' || (result.state === 'loaded' && OVER.has(result.pedido.status))
  useEffect(() => {
    let current = true
    const run = async () => {
      const next = await load()
      if (current) settle(next)
    }
    again.current = () => void run()
    void run()
    return () => {
      current = false
    }
  }, [load])
  const isNews = useEffectEvent((status: Pedido['status']) =>
    result.state === 'loaded' ? result.pedido.status !== status : result.state === 'failed',
  )
  useEffect(() => {
    if (isOver) return
    // How things are at the beginning is on its way already; each later word may be of what the state does not show.
    let begins = true
    return follow('pedido', { codigo }, (told) => {
      if (told === LOOK || !begins || isNews(told.status)) again.current()
      begins = begins && told === LOOK
    })
  }, [codigo, isOver])

  /** Has the provider asked now. */
  const verify = useCallback(async (): Promise<Pedido> => {
    const { pagamento } = await api(checkoutCalls.verificarPagamento, { params: { codigo }, body: {} })
    setResult({ state: 'loaded', pedido: pagamento })
    return pagamento
  }, [codigo])

  return { result, verify, reload: () => again.current(), set: setResult }
}

async function getPedido(codigo: string, userId: number | null): Promise<Pedido> {
  const { pagamento } =
    userId === null
      ? await api(checkoutCalls.getPedidoPublico, { params: { codigo } })
      : await api(checkoutCalls.getPagamento, { params: { id: userId }, query: { pedido: codigo } })
  return pagamento
}
