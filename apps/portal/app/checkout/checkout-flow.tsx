import type { Pedido } from '@atrio/contract'
import { ApiError } from '@atrio/contract'
import { formatCpf, fullName, todayIn } from '@atrio/rules'
import { Banner, ErrorSummary, LiveRegion } from '@atrio/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAppForm, type AppForm } from '../forms/use-app-form.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { updateCheckout, updateCompra, useCheckout } from '../money/checkout-state.ts'
import { GIFT_WAY, PurchaseSteps, ticketWay } from '../money/purchase-steps.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useChurch } from '../shell/church.ts'
import { ChallengePanel } from './challenge-panel.tsx'
import {
  askedBy,
  checkoutLabels,
  checkoutRules,
  SECRET,
  toComprador,
  toTyped,
  type Asked,
  type CheckoutValues,
} from './checkout-values.ts'
import type { Compra } from './compra.ts'
import { confirmOrder, makeClick, pendingClick, type Click } from './confirm-order.ts'
import { Feedback, type Trouble } from './feedback.tsx'
import { HowBlock } from './how-block.tsx'
import { ReviewBlock } from './review-block.tsx'
import { Summary } from './summary.tsx'
import { CardInvalid, tokenize, TokensDown } from './tokenize.ts'
import { offersIn, parcelaOf, useOffers } from './use-offers.ts'
import { useOwnCpf } from './use-own-cpf.ts'
import { WhoBlock } from './who-block.tsx'

export type CheckoutForm = AppForm<CheckoutValues>

/** Who · how · review, on one page, beside a summary that stays in sight. */
export function CheckoutFlow({ compra, pais: churchCountry }: { compra: Compra; pais: string }) {
  const church = useChurch()
  const { user, usuario } = useSession()
  const state = useCheckout()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // In another way than the cart's own, an order remembers nothing: its page shows where it stands.
  const [swap, setSwap] = useState({
    method: null as string | null,
    installments: 1,
    idCartao: null as number | null,
  })
  const isSwap = compra.pedido !== null
  // A click whose answer the last page did not live to see.
  const [pending] = useState(() => (isSwap ? null : pendingClick()))
  const [resuming, setResuming] = useState(pending !== null)
  const [unknown, setUnknown] = useState(resuming)
  const chosen = isSwap
    ? swap
    : {
        method: state?.method ?? null,
        installments: state?.installments ?? 1,
        idCartao: state?.paymentData.idCartao ?? null,
      }
  const choose = (change: Partial<typeof swap>) => {
    setTrouble(null)
    if (isSwap) return setSwap({ ...swap, ...change })
    const { idCartao, ...rest } = change
    const paymentData = { salvarCartao: state?.paymentData.salvarCartao ?? true, idCartao: idCartao ?? null }
    updateCheckout({ ...rest, ...(idCartao === undefined ? {} : { paymentData }) })
  }

  const loaded = useOffers(church?.slug ?? '', compra)
  const cpfOnFile = useOwnCpf(user?.id ?? null)
  const [country, setCountry] = useState<string | null>(null)
  const pais = country ?? usuario?.endereco.pais ?? churchCountry
  const offers = loaded.state === 'loaded' ? offersIn(loaded.data, pais) : []
  const free = compra.valor === 0
  const offer = offers.find(({ codigo, indisponivel }) => codigo === chosen.method && !indisponivel)
  const parcela = offer && parcelaOf(offer, chosen.installments)
  const total = free ? 0 : (parcela?.total ?? null)
  const asked = askedBy(offer, { pais, newCard: chosen.idCartao === null })

  const form = useAppForm<CheckoutValues>({
    name: 'checkout',
    audience: 'payment',
    labels: checkoutLabels(asked),
    rules: checkoutRules(asked),
    context: { locale: getLocale(), today: todayIn(church?.fusoHorario ?? 'UTC') },
    defaultValues: {
      ...(usuario ? { nome: fullName(usuario), email: usuario.email } : (state?.unregisteredUserData ?? {})),
      pais,
      salvarCartao: state?.paymentData.salvarCartao ?? true,
      endereco: addressOf(usuario),
      conta: { tipoConta: 'checking' },
    } as CheckoutValues,
    draft: { secret: [...SECRET, 'pais'] },
    onSubmit: pay,
    onFailure: fail,
  })
  const knowCpf = useEffectEvent((known: string) => {
    if (!form.rhf.getValues('documento')) form.rhf.setValue('documento', formatCpf(known))
  })
  useEffect(() => {
    if (cpfOnFile) knowCpf(cpfOnFile)
  }, [cpfOnFile])
  async function pay(values: CheckoutValues): Promise<void> {
    setTrouble(null)
    if (total === null || (!free && !offer)) {
      setTrouble({ kind: 'noMethod' })
      return
    }
    const comprador = toComprador(values, asked)
    const idCartao = offer?.codigo === 'cartao_credito' || offer?.codigo === 'ach' ? chosen.idCartao : null
    const token = await tokenFor(values, asked)
    const salvarCartao = Boolean(user && values.salvarCartao)
    updateCheckout({
      unregisteredUserData: user ? null : comprador,
      finalValueInstallments: parcela && parcela.quantidade > 1 ? parcela.total : null,
      ...(isSwap ? {} : { paymentData: { idCartao, salvarCartao: values.salvarCartao ?? true } }),
    })
    const click = makeClick(
      compra,
      {
        metodoPagamento: free ? 'gratuito' : offer!.codigo,
        parcelas: parcela?.quantidade ?? 1,
        valorTotal: total,
        comprador,
        pagamento: { token, idCartao, salvarCartao, titular: token ? holderOf(values, asked) : null },
      },
      user?.id ?? null,
    )
    if (click) await settle(click)
  }

  async function tokenFor(values: CheckoutValues, { cartao, conta }: Asked): Promise<string | null> {
    if (!church || !offer || (!cartao && !conta)) return null
    return tokenize(church.id, offer.idGatewayPagamento ?? 0, toTyped(values, asked, getLocale()))
  }

  async function settle(click: Click): Promise<void> {
    try {
      const pedido = await confirmOrder(click, () => setUnknown(true))
      await goOn(pedido)
    } finally {
      setUnknown(false)
    }
  }

  async function goOn(pedido: Pedido): Promise<void> {
    if (pedido.status === 'nao_aprovado' && !isSwap) {
      // The order is over, the cart is not: the next click makes another one.
      updateCheckout({ pedido: null, challenge: false })
      setTrouble({ kind: 'refused', motivo: pedido.motivoRecusa })
      return
    }
    const challenge = pedido.desafio !== null
    if (!isSwap) updateCheckout({ pedido: pedido.codigo, challenge, challengeComplete: false })
    if (challenge && !isSwap) return
    await navigate(
      user && isSwap
        ? paths.payment({ paymentCode: pedido.codigo })
        : paths.thankYou({ pedido: pedido.codigo }),
    )
  }

  function fail(error: unknown): boolean {
    if (error instanceof CardInvalid) {
      const prefix = asked.conta ? 'conta' : 'cartao'
      const known = error.campos.filter((campo) => `${prefix}.${campo}` in checkoutLabels(asked))
      form.refuse(known.map((campo) => ({ campo: `${prefix}.${campo}`, regra: 'regex' })))
      setTrouble({ kind: 'card' })
      return true
    }
    if (error instanceof TokensDown) {
      setTrouble({ kind: 'tokens' })
      return true
    }
    if (!(error instanceof ApiError)) return false
    const { code, campos = [], detalhes = {} } = error.body
    const own = campos.map(({ campo, regra }) => ({ campo: campo.replace(/^comprador\./, ''), regra }))
    if (code === 'VALIDATION' && own.some(({ campo }) => campo in checkoutLabels(asked))) {
      form.refuse(own)
      return true
    }
    if (code === 'EVT_REG_014') {
      const { valor, total: agora } = detalhes
      setTrouble({ kind: 'changed', antes: total ?? 0, agora: Number(agora) })
      if (state && !isSwap) {
        // Only the whole is known anew; each ticket shows its price again at its own step.
        updateCompra({ ...state, valor: Number(valor) })
      }
      loaded.retry()
      return true
    }
    setTrouble({ kind: 'code', error: error.body })
    return true
  }

  const resume = useEffectEvent(async (click: Click) => {
    await settle(click).catch(fail)
    setResuming(false)
  })
  useEffect(() => {
    const timer = pending && setTimeout(() => void resume(pending))
    return () => clearTimeout(timer ?? undefined)
  }, [pending])

  const troubleBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) troubleBox.current?.focus()
  }, [trouble])

  if (!church) return null
  if (!isSwap && state?.challenge && state.pedido) {
    return (
      <ChallengePanel
        codigo={state.pedido}
        userId={user?.id ?? null}
        onRefused={(motivo) => setTrouble({ kind: 'refused', motivo })}
      />
    )
  }
  const busy = form.submitting || resuming
  const summary = { compra, offer, parcela, total }
  const count = form.refused.length
  return (
    <div className="tool purchase">
      <form noValidate className="purchase-main" onSubmit={form.onSubmit} aria-busy={busy || undefined}>
        <header>
          <h1 className="mb-5">{m.checkout_title()}</h1>
          <PurchaseSteps
            way={compra.eventoId === null ? GIFT_WAY : ticketWay({ asks: compra.flagPerguntas, free })}
            current={free ? 'confirm' : 'pay'}
          />
        </header>
        {count > 0 && (
          <ErrorSummary
            key={form.submitCount}
            title={count === 1 ? m.form_errors_one() : m.form_errors_many({ count })}
            errors={form.refused}
          />
        )}
        <fieldset disabled={busy} className="grid gap-6">
          <WhoBlock form={form} pais={pais} onCountry={setCountry} guest={user === null} />
          {!free && (
            <HowBlock
              form={form}
              offers={loaded}
              shown={offers}
              valor={compra.valor}
              offer={offer}
              parcela={parcela}
              idCartao={chosen.idCartao}
              asked={asked}
              choose={choose}
            />
          )}
          <ReviewBlock form={form} summary={summary} steps={free ? 2 : 3} busy={busy}>
            <div ref={troubleBox} tabIndex={-1} className="outline-none empty:hidden">
              {trouble && !busy && <Feedback trouble={trouble} compra={compra} choose={choose} />}
              {form.failure && !busy && (
                <Banner tone="bad" live="assertive" title={form.failure.title}>
                  {form.failure.detail}
                </Banner>
              )}
              {unknown && (
                <Banner tone="info" title={m.checkout_confirming()}>
                  {m.checkout_confirming_detail()}
                </Banner>
              )}
            </div>
            <LiveRegion assertive>{unknown && m.checkout_confirming()}</LiveRegion>
          </ReviewBlock>
        </fieldset>
      </form>
      <Summary {...summary} />
    </div>
  )
}

/** As it was typed with the card, or with the account. */
function holderOf({ cartao, conta }: CheckoutValues, asked: Asked): string | null {
  return (asked.conta ? conta?.nome : cartao?.nome)?.trim() || null
}

function addressOf(usuario: ReturnType<typeof useSession>['usuario']): CheckoutValues['endereco'] {
  if (!usuario) return {}
  const { pais: _pais, ...parts } = usuario.endereco
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value ?? '']))
}
