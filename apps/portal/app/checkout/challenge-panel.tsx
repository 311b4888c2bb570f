import type { Pedido } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { updateCheckout } from '../money/checkout-state.ts'
import { m } from '../paraglide/messages.js'
import { OrderSkeleton, useWriters } from './order-view.tsx'
import { usePedido } from './use-pedido.ts'

/**
 * The card's bank, or PayPal, asks for a confirmation on a page of its own (Spec §4). It may be given on another device:
 * the order is watched meanwhile, and only what the server says of it counts.
 */
export function ChallengePanel(props: {
  codigo: string
  userId: number | null
  onRefused: (motivo: Pedido['motivoRecusa']) => void
}) {
  const { codigo, userId, onRefused } = props
  const { result, reload } = usePedido(codigo, userId)
  const navigate = useNavigate()
  const write = useWriters()
  const pedido = result.state === 'loaded' ? result.pedido : null
  const follow = useEffectEvent((now: Pedido) => {
    if (now.desafio) return
    if (now.status === 'nao_aprovado') {
      onRefused(now.motivoRecusa)
      updateCheckout({ pedido: null, challenge: false, challengeComplete: false })
      return
    }
    updateCheckout({ challenge: false, challengeComplete: true })
    void navigate(paths.thankYou({ pedido: now.codigo }), { replace: true })
  })
  useEffect(() => {
    if (pedido) follow(pedido)
  }, [pedido])
  if (result.state === 'failed' || result.state === 'notFound') {
    return (
      <Banner
        tone="bad"
        live="assertive"
        title={m.checkout_failed()}
        actions={<Button onClick={reload}>{m.checkout_retry()}</Button>}
      />
    )
  }
  if (!pedido?.desafio) return <OrderSkeleton />
  const isPayPal = pedido.desafio.tipo === 'paypal'
  return (
    <section className="card max-w-xl gap-4 p-6" aria-labelledby="challenge">
      <ShieldCheck aria-hidden="true" className="size-10 text-link" />
      <h1 id="challenge" className="text-2xl">
        {isPayPal ? m.checkout_paypal_title() : m.checkout_challenge_title()}
      </h1>
      <p>{m.checkout_challenge_detail({ time: write.when(pedido.desafio.expiraEm) })}</p>
      <a href={pedido.desafio.url} className={buttonClass({ size: 'lg', block: true })}>
        {isPayPal ? m.checkout_paypal_go() : m.checkout_challenge_go()}
      </a>
      {userId !== null && (
        <a
          href={paths.checkout({ pedido: codigo })}
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          {m.checkout_other_method()}
        </a>
      )}
    </section>
  )
}
