import type { CallResult, IgrejaEquipe, subscriptionsStaffCalls } from '@atrio/contract'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { moneyOf } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { EndSubscription } from './end-subscription.tsx'
import { EtapaTag } from './subscribers-page.tsx'
import { day, rhythmOf } from './words.ts'

type Loaded = CallResult<(typeof subscriptionsStaffCalls)['getAssinanteEquipe']>

/** What becomes of a period, by what its order has come to. */
const charges: Record<Loaded['cobrancas'][number]['situacao'], () => string> = {
  cobrando: m.sub_charge_cobrando,
  paga: m.sub_charge_paga,
  falhou: m.sub_charge_falhou,
  devolvida: m.sub_charge_devolvida,
}

const RUNNING = new Set<Loaded['assinante']['etapa']>(['teste', 'ativa', 'em_atraso', 'suspensa'])

/** One subscription as the church's treasury sees it. */
export function SubscriberPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(loaded?.assinante.nome ?? m.sub_subscribers(), igreja.nome)
  if (!loaded) return null
  const { assinante, cobrancas } = loaded
  const money = moneyOf(assinante.moeda)
  const facts: [label: string, value: string][] = [
    [m.sub_fact_email(), assinante.email],
    [m.sub_fact_plan(), `${assinante.plano} · ${money.say(assinante.valor)} ${rhythmOf(assinante.meses)}`],
    [m.sub_fact_since(), formatMoment(assinante.dataAssinatura)],
  ]
  const canEnd = RUNNING.has(assinante.etapa) && !assinante.flagCancelarNoFim
  const late = assinante.etapa === 'em_atraso'
  if (assinante.proximaCobranca)
    facts.push([late ? m.sub_fact_due() : m.sub_fact_next(), day(assinante.proximaCobranca)])
  if (assinante.acessoAte) facts.push([m.sub_fact_until(), formatMoment(assinante.acessoAte)])
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <BackLink>{m.sub_subscribers()}</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere">{assinante.nome}</h1>
        <EtapaTag assinante={assinante} />
      </div>
      <dl className="ruled grid grid-cols-1 gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {canEnd && <EndSubscription slug={igreja.slug} assinante={assinante} />}
      <section aria-labelledby="charges" className="grid grid-cols-1 gap-2">
        <h2 id="charges" className="text-lg">
          {m.sub_charges()}
        </h2>
        {cobrancas.length === 0 && <p className="text-ink-muted">{m.sub_charges_none()}</p>}
        <ul className="ruled">
          {cobrancas.map(({ de, ate, situacao, pedido, valor }) => (
            <li key={de} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <span>{m.sub_charge_of({ de: day(de), ate: day(ate) })}</span>
              <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <span className="text-ink-muted">{charges[situacao]()}</span>
                {valor !== null && <span className="font-semibold tabular-nums">{money.say(valor)}</span>}
                {pedido && (
                  <Link
                    className="link"
                    to={`/${igreja.codigo}/dinheiro/${pedido}`}
                    aria-label={m.sub_charge_order_of({ de: day(de) })}
                  >
                    {m.sub_charge_order()}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
