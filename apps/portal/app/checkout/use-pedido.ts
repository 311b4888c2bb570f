import { ApiError, checkoutCalls, type Pedido } from '@atrio/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../lib/api-client.ts'

export type PedidoState =
  | { state: 'loading' }
  | { state: 'notFound' }
  | { state: 'failed' }
  | { state: 'loaded'; pedido: Pedido }

const WAITS = [1_500, 2_000, 3_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000]
const OVER = new Set<Pedido['status']>(['aprovado', 'nao_aprovado', 'cancelado', 'reembolsado'])

/**
 * An order that keeps itself up to date until it is over: asked again after ever longer waits, and not at all while the
 * page is hidden. `userId` is null for a gift of somebody without an account.
 */
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

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    let waits = 0
    const run = async () => {
      clearTimeout(timer)
      const next = await load()
      if (!current) return
      settle(next)
      if (next.state === 'notFound' || (next.state === 'loaded' && OVER.has(next.pedido.status))) return
      if (!document.hidden) timer = setTimeout(() => void run(), WAITS[Math.min(waits++, WAITS.length - 1)])
    }
    const onVisible = () => {
      if (document.hidden) return clearTimeout(timer)
      waits = 0
      void run()
    }
    document.addEventListener('visibilitychange', onVisible)
    again.current = () => void run()
    void run()
    return () => {
      current = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [load])

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
