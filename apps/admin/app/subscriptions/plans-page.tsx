import type { IgrejaEquipe, PlanoEquipe, PlanosEquipe } from '@atrio/contract'
import { hasRight, subscriptionsStaffCalls } from '@atrio/contract'
import { Banner, Button, Dialog, EmptyState, Tag } from '@atrio/ui'
import { Clapperboard, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { moneyOf } from '../lib/money.ts'
import { useTask } from '../lib/use-task.ts'
import { MoneyHead } from '../money/money-head.tsx'
import { m } from '../paraglide/messages.js'
import { Movers } from '../settings/movers.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { PlanEditForm } from './plan-edit-form.tsx'
import { PlanForm } from './plan-form.tsx'
import { PriceForm } from './price-form.tsx'
import { SellingForm } from './selling-form.tsx'
import { day, rhythmOf } from './words.ts'

/** What the church sells of Play: its plans with every price that they had, and on which terms. */
export function PlansPage() {
  const loaded = useLoaderData<PlanosEquipe | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [adding, setAdding] = useState(false)
  const refresh = useRefresh()
  const ordering = useTask(async (planos: PlanoEquipe[]) => {
    const body = { versao: loaded!.versao, planos: planos.map(({ id }) => id) }
    try {
      await api(subscriptionsStaffCalls.saveOrdemPlanos, { params: { slug: igreja.slug }, body })
    } finally {
      await refresh()
    }
  })
  usePageTitle(m.sub_plans(), igreja.nome)
  if (!loaded) return null
  const { planos, configuracao, moeda } = loaded
  const mayChange = hasRight(igreja.papeis, { area: 'dinheiro', may: 'change' })
  const sold = planos.filter(({ flagVendido }) => flagVendido)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <MoneyHead />
      <p className="text-ink-muted">{m.sub_plans_lead()}</p>
      {mayChange && (
        <Button
          variant="outline"
          icon={<Plus />}
          className="justify-self-start"
          onClick={() => setAdding(true)}
        >
          {m.sub_plan_new()}
        </Button>
      )}
      {ordering.error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(ordering.error)}
        </Banner>
      )}
      {planos.length === 0 ? (
        <EmptyState icon={<Clapperboard />} title={m.sub_plans_none_title()}>
          {m.sub_plans_none()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {planos.map((plano) => (
            <PlanItem key={plano.id} plano={plano} slug={igreja.slug} mayChange={mayChange}>
              {mayChange && plano.flagVendido && sold.length > 1 && (
                <Movers
                  name={plano.nome}
                  list={sold}
                  index={sold.indexOf(plano)}
                  onMove={(list) => void ordering.start(list)}
                />
              )}
            </PlanItem>
          ))}
        </ul>
      )}
      {mayChange && <SellingForm configuracao={configuracao} slug={igreja.slug} />}
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title={m.sub_plan_new()}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        <PlanForm slug={igreja.slug} moeda={moeda} onDone={() => setAdding(false)} />
      </Dialog>
    </div>
  )
}

type ItemProps = { plano: PlanoEquipe; slug: string; mayChange: boolean; children: ReactNode }

function PlanItem({ plano, slug, mayChange, children }: ItemProps) {
  const { nome, descricao, valor, taxaContratacao, meses, moeda, assinantes, flagVendido, precos } = plano
  const [asking, setAsking] = useState<'change' | 'price' | null>(null)
  const money = moneyOf(moeda)
  const close = () => setAsking(null)
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">{nome}</h2>
        <div className="flex items-center gap-1">
          <Tag tone={flagVendido ? 'ok' : 'plain'}>{flagVendido ? m.sub_plan_sold() : m.sub_plan_kept()}</Tag>
          {children}
        </div>
      </div>
      <p className="tabular-nums">
        <span className="text-xl font-semibold">{money.say(valor)}</span>{' '}
        <span className="text-ink-muted">{rhythmOf(meses)}</span>
        {taxaContratacao > 0 && (
          <span className="text-ink-muted"> · {m.sub_plan_fee({ valor: money.say(taxaContratacao) })}</span>
        )}
      </p>
      {descricao && <p className="text-ink-muted wrap-anywhere">{descricao}</p>}
      <p className="text-sm">{m.sub_plan_subscribers({ count: assinantes })}</p>
      {precos.length > 1 && (
        <details>
          <summary className="cursor-pointer py-2 font-medium">{m.sub_prices()}</summary>
          <ul className="divide-line divide-y">
            {precos.map((preco) => (
              <li key={preco.id} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
                <span className="font-semibold tabular-nums">{money.say(preco.valor)}</span>
                <span className="text-ink-muted">
                  {m.sub_price_from({ novos: day(preco.vigenteEm), atuais: day(preco.vigenteAssinantes) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAsking('price')}>
            {m.sub_price_change({ plano: nome })}
          </Button>
          <Button variant="quiet" onClick={() => setAsking('change')}>
            {m.sub_plan_change({ plano: nome })}
          </Button>
        </div>
      )}
      <Dialog
        open={asking === 'change'}
        onClose={close}
        title={m.sub_plan_change({ plano: nome })}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        <PlanEditForm slug={slug} plano={plano} onDone={close} />
      </Dialog>
      <Dialog
        open={asking === 'price'}
        onClose={close}
        title={m.sub_price_change({ plano: nome })}
        description={m.sub_price_notice()}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        <PriceForm slug={slug} plano={plano} onDone={close} />
      </Dialog>
    </li>
  )
}
