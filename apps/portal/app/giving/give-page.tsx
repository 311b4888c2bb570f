import { givingCalls } from '@atrio/contract'
import { buttonClass, EmptyState } from '@atrio/ui'
import { HandCoins } from 'lucide-react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { GIFT_WAY, PurchaseSteps } from '../money/purchase-steps.tsx'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/give-page.ts'
import { GiveForm } from './give-form.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.giving_title(), description: m.giving_intro() })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const opcoes = await api(givingCalls.getOpcoesDoacao, { params })
  const query = { valor: Math.min(opcoes.valorMinimo + 100, opcoes.valorMaximo) }
  const { metodosPagamento } = await api(givingCalls.listMetodosDoacao, { params, query })
  return { ...opcoes, slug: params.slug, open: metodosPagamento.length > 0 }
}

/** What is typed goes into the address; the server has nothing new to say about it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export default function GivePage({ loaderData }: Route.ComponentProps) {
  const { open, motivos } = loaderData
  return (
    <div className="max-w-2xl">
      <header className="mb-8">
        <h1>{m.giving_title()}</h1>
        <p className="mt-3 mb-6 text-lg text-ink-muted">{m.giving_intro()}</p>
        {open && motivos.length > 0 && <PurchaseSteps way={GIFT_WAY} current="amount" />}
      </header>
      {open && motivos.length > 0 ? <GiveForm {...loaderData} /> : <Closed open={open} />}
    </div>
  )
}

function Closed({ open }: { open: boolean }) {
  return (
    <EmptyState
      icon={<HandCoins />}
      title={open ? m.giving_no_options_title() : m.giving_closed_title()}
      action={
        <Link to={paths.about()} className={buttonClass({ variant: 'outline' })}>
          {m.giving_contact()}
        </Link>
      }
    >
      <p>{open ? m.giving_no_options() : m.giving_closed()}</p>
    </EmptyState>
  )
}
