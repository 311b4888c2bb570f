import type { PlanoAssinatura, UsuarioPlanoAssinatura } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { Banner, Button, buttonClass, Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useMoney } from '../money/format-money.ts'
import { periodWords } from '../money/period-words.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { useChoosePlan } from './use-choose-plan.ts'

interface PlanCardProps {
  plano: PlanoAssinatura
  /** The one that the person has. */
  own: UsuarioPlanoAssinatura | undefined
  /** 0 where nothing can be tried. */
  diasTeste: number
}

/** One plan: what it costs with everything, and the way to it. */
export function PlanCard({ plano, own, diasTeste }: PlanCardProps) {
  const { nome, descricao, valor, taxaContratacao, meses } = plano
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const money = useMoney()
  const { busy, failed, choose, tryOut, changeAtEnd } = useChoosePlan(plano, own)
  const isOwn = own?.planoAssinatura.id === plano.id && own.status.etapa !== 'teste'
  const isPaid = isOwn && own.status.etapa === 'ativa'
  const withFee = taxaContratacao > 0 && own === undefined
  return (
    <li className="card subs-plan">
      <div className="cluster justify-between">
        <h2 lang={lang} className="text-xl">
          {nome}
        </h2>
        {isOwn && <Tag tone="ok">{m.subs_yours()}</Tag>}
      </div>
      <p className="text-2xl font-semibold tabular-nums">
        {money(valor)} <span className="text-base font-normal text-ink-muted">{periodWords(meses)}</span>
      </p>
      {descricao && (
        <p lang={lang} className="wrap-anywhere text-ink-muted">
          {descricao}
        </p>
      )}
      {withFee && <p className="text-sm">{m.subs_fee_once({ valor: money(taxaContratacao) })}</p>}
      {failed && (
        <Banner tone="bad" live="assertive" title={failed.title} actions={failed.action}>
          {failed.detail}
        </Banner>
      )}
      <div className="subs-actions">
        {isPaid ? (
          <Link to={paths.myPlan()} className={buttonClass({ variant: 'outline' })}>
            {m.subs_see_mine()}
          </Link>
        ) : (
          <Button loading={busy} onClick={() => void choose()}>
            {own === undefined || own.status.etapa === 'teste'
              ? m.subs_choose({ plano: nome })
              : isOwn
                ? m.subs_pay_now()
                : m.subs_change_to({ plano: nome })}
          </Button>
        )}
        {own?.status.etapa === 'ativa' && !isOwn && own.proximaCobranca && (
          <ChangeAtEnd own={own} planoId={plano.id} busy={busy} onChoose={() => void changeAtEnd()} />
        )}
        {diasTeste > 0 && own === undefined && (
          <Button variant="outline" disabled={busy} onClick={() => void tryOut()}>
            {m.subs_try({ dias: diasTeste })}
          </Button>
        )}
      </div>
    </li>
  )
}

type ChangeAtEndProps = { own: UsuarioPlanoAssinatura; planoId: number; busy: boolean; onChoose: () => void }

/** The other way to change: what is paid is used up first. */
function ChangeAtEnd({ own, planoId, busy, onChoose }: ChangeAtEndProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const date = formatCivilDate(own.proximaCobranca ?? '', 'long', locale)
  if (own.proximoPlano?.id === planoId) return <p className="text-sm">{m.subs_changes_on({ date })}</p>
  return (
    <Button variant="outline" disabled={busy} onClick={onChoose}>
      {m.subs_change_at_end({ date })}
    </Button>
  )
}
