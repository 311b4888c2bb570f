import type { Pedido } from '@atrio/contract'
import { formatCpf, fullName, todayIn } from '@atrio/rules'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAppForm, type AppForm } from '../forms/use-app-form.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import {
  updateCheckout,
  updateCompra,
  useCheckout as useCart,
  type CheckoutComprador,
} from '../money/checkout-state.ts'
import { getLocale } from '../paraglide/runtime.js'
import { useChurch } from '../shell/church.ts'
import { failedBy, outcomeOf } from './after-click.ts'
import { beginFlow, reduceFlow, type Choice } from './checkout-reducer.ts'
import {
  askedBy,
  checkoutLabels,
  checkoutRules,
  holderOf,
  SECRET,
  toComprador,
  toTyped,
  type CheckoutValues,
} from './checkout-values.ts'
import type { Compra } from './compra.ts'
import { confirmOrder, makeClick, pendingClick, type Click } from './confirm-order.ts'
import { tokenize } from './tokenize.ts'
import { offersIn, parcelaOf, useOffers } from './use-offers.ts'
import { useOwnCpf } from './use-own-cpf.ts'

export type CheckoutForm = AppForm<CheckoutValues>

/** What the checkout does: its reducer, joined to the form, the cart and the server. */
export function useCheckout({ compra, churchCountry }: { compra: Compra; churchCountry: string }) {
  const church = useChurch()
  const { user, usuario } = useSession()
  const cart = useCart()
  const navigate = useNavigate()
  // In another way than the cart's own, an order remembers nothing: its page shows where it stands.
  const isSwap = compra.pedido !== null
  // A click whose answer the last page did not live to see.
  const [pending] = useState(() => (isSwap ? null : pendingClick()))
  const [flow, tell] = useReducer(reduceFlow, { resumes: pending !== null }, beginFlow)
  const chosen: Choice = isSwap
    ? flow.choice
    : {
        method: cart?.method ?? null,
        installments: cart?.installments ?? 1,
        idCartao: cart?.paymentData.idCartao ?? null,
      }
  const choose = (choice: Partial<Choice>) => {
    tell({ type: 'choiceMade', choice })
    if (isSwap) return
    const { idCartao, ...rest } = choice
    const paymentData = { salvarCartao: cart?.paymentData.salvarCartao ?? true, idCartao: idCartao ?? null }
    updateCheckout({ ...rest, ...(idCartao === undefined ? {} : { paymentData }) })
  }

  const loaded = useOffers(church?.slug ?? '', compra)
  const pais = flow.pais ?? usuario?.endereco.pais ?? churchCountry
  const shown = loaded.state === 'loaded' ? offersIn(loaded.data, pais) : []
  const free = compra.valor === 0
  const offer = shown.find(({ codigo, indisponivel }) => codigo === chosen.method && !indisponivel)
  const parcela = offer && parcelaOf(offer, chosen.installments)
  const total = free ? 0 : (parcela?.total ?? null)
  const asked = askedBy(offer, { pais, newCard: chosen.idCartao === null })
  const labels = checkoutLabels(asked)

  const form: CheckoutForm = useAppForm<CheckoutValues>({
    name: 'checkout',
    audience: 'payment',
    labels,
    rules: checkoutRules(asked),
    context: { locale: getLocale(), today: todayIn(church?.fusoHorario ?? 'UTC') },
    defaultValues: {
      ...(usuario ? { nome: fullName(usuario), email: usuario.email } : knownOf(cart?.unregisteredUserData)),
      pais,
      salvarCartao: cart?.paymentData.salvarCartao ?? true,
      endereco: addressOf(usuario),
      conta: { tipoConta: 'checking' },
    },
    draft: { secret: [...SECRET, 'pais'] },
    onSubmit: pay,
    onFailure: fail,
  })
  const knowCpf = useEffectEvent((known: string) => {
    if (!form.rhf.getValues('documento')) form.rhf.setValue('documento', formatCpf(known))
  })
  const cpfOnFile = useOwnCpf(user?.id ?? null)
  useEffect(() => {
    if (cpfOnFile) knowCpf(cpfOnFile)
  }, [cpfOnFile])

  async function pay(values: CheckoutValues): Promise<void> {
    if (total === null || (!free && !offer)) return tell({ type: 'refused', trouble: { kind: 'noMethod' } })
    tell({ type: 'clicked' })
    const comprador = toComprador(values, asked)
    const idCartao = offer?.codigo === 'cartao_credito' || offer?.codigo === 'ach' ? chosen.idCartao : null
    const token = await tokenFor(values)
    updateCheckout({
      unregisteredUserData: user ? null : comprador,
      finalValueInstallments: parcela && parcela.quantidade > 1 ? parcela.total : null,
      ...(isSwap ? {} : { paymentData: { idCartao, salvarCartao: values.salvarCartao ?? true } }),
    })
    const salvarCartao = Boolean(user && values.salvarCartao)
    const click = makeClick(compra, {
      chosen: {
        metodoPagamento: offer && !free ? offer.codigo : 'gratuito',
        parcelas: parcela?.quantidade ?? 1,
        valorTotal: total,
        comprador,
        pagamento: { token, idCartao, salvarCartao, titular: token ? holderOf(values, asked) : null },
      },
      userId: user?.id ?? null,
    })
    if (click) await send(click)
    tell({ type: 'settled' })
  }

  async function tokenFor(values: CheckoutValues): Promise<string | null> {
    if (!church || !offer || !(asked.cartao || asked.conta)) return null
    return tokenize(church.id, offer.idGatewayPagamento ?? 0, toTyped(values, asked, getLocale()))
  }

  async function send(click: Click): Promise<void> {
    await goOn(await confirmOrder(click, () => tell({ type: 'answerMissing' })))
  }

  async function goOn(pedido: Pedido): Promise<void> {
    const outcome = outcomeOf(pedido, { isSwap })
    if (outcome.to === 'retry') {
      updateCheckout({ pedido: null, challenge: false })
      tell({ type: 'refused', trouble: outcome.trouble })
      return
    }
    const { codigo } = pedido
    const challenge = outcome.to === 'challenge'
    if (!isSwap) updateCheckout({ pedido: codigo, challenge, challengeComplete: false })
    if (challenge) return
    await navigate(
      user && isSwap ? paths.payment({ paymentCode: codigo }) : paths.thankYou({ pedido: codigo }),
    )
  }

  function fail(error: unknown): boolean {
    tell({ type: 'settled' })
    const failed = failedBy(error, { asked, labels, total })
    if (!failed) return false
    if (failed.campos.length > 0) form.refuse(failed.campos)
    if (failed.trouble) tell({ type: 'refused', trouble: failed.trouble })
    if (failed.valor !== null) {
      // Only the whole is known anew; each ticket shows its price again at its own step.
      if (cart && !isSwap) updateCompra({ ...cart, valor: failed.valor })
      loaded.again()
    }
    return true
  }

  const resume = useEffectEvent(async (click: Click) => {
    await send(click).catch(fail)
    tell({ type: 'settled' })
  })
  useEffect(() => {
    const timer = pending && setTimeout(() => void resume(pending))
    return () => clearTimeout(timer ?? undefined)
  }, [pending])

  return {
    form,
    /** The order whose confirmation is asked for elsewhere. */
    challenged: !isSwap && cart?.challenge ? cart.pedido : null,
    user,
    pais,
    free,
    offers: loaded,
    shown,
    idCartao: chosen.idCartao,
    asked,
    choose,
    summary: { compra, offer, parcela, total },
    trouble: flow.trouble,
    unheard: flow.phase === 'unheard',
    busy: form.submitting || flow.phase !== 'choosing',
    onCountry: (country: string) => tell({ type: 'countryChosen', pais: country }),
    onRefused: (motivo: Pedido['motivoRecusa']) =>
      tell({ type: 'refused', trouble: { kind: 'refused', motivo } }),
  }
}

/** What who has no account has given before in this tab. */
function knownOf(comprador: CheckoutComprador | null | undefined): CheckoutValues {
  if (!comprador) return {}
  const { nome, email, documento } = comprador
  return { nome, email, ...(documento ? { documento } : {}) }
}

function addressOf(
  usuario: ReturnType<typeof useSession>['usuario'],
): NonNullable<CheckoutValues['endereco']> {
  if (!usuario) return {}
  const { pais: _pais, ...parts } = usuario.endereco
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value ?? '']))
}
