import {
  ApiError,
  subscriptionsCalls,
  type PlanoAssinatura,
  type UsuarioPlanoAssinatura,
} from '@atrio/contract'
import { safeRedirectTo } from '@atrio/rules'
import { createElement, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'
import { sessionStore, startSession } from '../lib/session/session.ts'
import { beginCheckout, type CheckoutPlano } from '../money/checkout-state.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { STALE } from './stale.ts'

interface Failed {
  title: string
  detail: string
  action: ReactNode
}

/** To the checkout with what this person would pay now, or into a trial. */
export function useChoosePlan(plano: PlanoAssinatura, own: UsuarioPlanoAssinatura | undefined) {
  const slug = useChurch()?.slug ?? ''
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const voltar = safeRedirectTo(search.get('redirectTo')) ?? null
  const here = paths.playPlans(voltar ? { redirectTo: voltar } : {})

  const withPerson = async (work: (userId: number) => Promise<string>) => {
    setBusy(true)
    setFailed(null)
    try {
      // Who is quick has pressed before it is known who they are.
      await startSession()
      const { user } = sessionStore.get()
      await navigate(user ? await work(user.id) : paths.access({ redirectTo: here }))
    } catch (error) {
      setFailed(failureOf(error, own))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    failed,
    choose: () =>
      withPerson(async (usuarioId) => {
        const offer = await api(subscriptionsCalls.getOfertaAssinatura, { params: { slug, id: plano.id } })
        beginCheckout({ ...cartOf(plano, offer), usuarioId, voltar })
        return paths.checkout()
      }),
    tryOut: () =>
      withPerson(async (userId) => {
        const asked = { params: { userId }, body: { idPlano: plano.id } }
        await write(subscriptionsCalls.createTesteAssinatura, asked, STALE)
        return voltar ?? paths.myPlan()
      }),
    /** Nothing is paid now: the next period is of this plan. */
    changeAtEnd: () =>
      withPerson(async (userId) => {
        const asked = { params: { userId, codigo: own?.codigo ?? '' }, body: { idPlano: plano.id } }
        await write(subscriptionsCalls.saveProximoPlano, asked, STALE)
        return paths.myPlan()
      }),
  }
}

function cartOf(
  { id, nome, meses }: PlanoAssinatura,
  offer: { planoAssinatura: PlanoAssinatura; taxaContratacao: number; credito: number; valor: number },
): Omit<CheckoutPlano, 'usuarioId' | 'voltar'> {
  const { taxaContratacao, credito, valor } = offer
  return {
    type: 'play',
    planId: id,
    nome,
    meses,
    linhas: [
      { tipo: 'plano', valor: offer.planoAssinatura.valor },
      ...(taxaContratacao > 0 ? [{ tipo: 'taxa' as const, valor: taxaContratacao }] : []),
      ...(credito > 0 ? [{ tipo: 'credito' as const, valor: -credito }] : []),
    ],
    valor,
  }
}

/** What is in the way has a way of its own. */
function failureOf(error: unknown, own: UsuarioPlanoAssinatura | undefined): Failed {
  const { title, detail } = errorMessage(error)
  const code = error instanceof ApiError ? error.body.code : null
  const to =
    code === 'SUBSCRIPTION_PENDING' && own?.pedidoAberto
      ? paths.payment({ paymentCode: own.pedidoAberto })
      : code?.startsWith('SUBSCRIPTION')
        ? paths.myPlan()
        : null
  const name = code === 'SUBSCRIPTION_PENDING' ? m.subs_see_order() : m.subs_see_mine()
  return { title, detail, action: to && createElement(Link, { to }, name) }
}
