import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, formatInstant, formatMoney, localeOf, todayIn } from '@atrio/rules'
import { Banner, buttonClass, Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { cardName, methodName } from '../money/method-names.ts'
import { periodWords } from '../money/period-words.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { ChangeCard } from './change-card.tsx'
import { EndPlan } from './end-plan.tsx'
import { KeepPlan } from './keep-plan.tsx'
import { etapaWords } from './plan-words.ts'

/** Something is charged that a card can be named for. */
const CHARGED = new Set(['ativa', 'em_atraso'])

/** The plan as it stands, and all that its person may do with it. */
export function OwnPlan({ assinatura, running }: { assinatura: UsuarioPlanoAssinatura; running: boolean }) {
  const { planoAssinatura, status, valor, moeda, meses, pedidoAberto, desistencia } = assinatura
  const { locale = FALLBACK_LOCALE } = useRootData() ?? {}
  const church = useChurch()
  const state = etapaWords[status.etapa]
  const late = status.etapa === 'em_atraso' || status.etapa === 'suspensa'
  return (
    <section aria-labelledby="plan" className="ruled stack max-w-2xl">
      <div className="cluster justify-between">
        <h2 id="plan" lang={localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE}>
          {planoAssinatura.nome}
        </h2>
        <Tag tone={state.tone}>{assinatura.flagCancelarNoFim ? m.subs_state_ends() : state.text()}</Tag>
      </div>
      {status.etapa !== 'teste' && (
        <p className="text-xl font-semibold tabular-nums">
          {formatMoney(valor, moeda, locale)}{' '}
          <span className="text-base font-normal text-ink-muted">{periodWords(meses)}</span>
        </p>
      )}
      <Dates assinatura={assinatura} />
      {late && (
        <Banner tone="warn" title={m.subs_late_title()}>
          {status.etapa === 'suspensa' ? m.subs_suspended() : m.subs_late()}
        </Banner>
      )}
      <div className="cluster gap-3">
        {pedidoAberto ? (
          <Link to={paths.payment({ paymentCode: pedidoAberto })} className={buttonClass()}>
            {m.subs_see_order()}
          </Link>
        ) : (
          <Link
            to={paths.playPlans()}
            className={buttonClass({ variant: late || !running ? 'primary' : 'outline' })}
          >
            {late ? m.subs_pay_now() : running ? m.subs_change() : m.subs_see_plans()}
          </Link>
        )}
        {CHARGED.has(status.etapa) && !assinatura.flagCancelarNoFim && <ChangeCard assinatura={assinatura} />}
        {assinatura.proximoPlano && <KeepPlan assinatura={assinatura} />}
        {running && <EndPlan assinatura={assinatura} />}
      </div>
      {desistencia && (
        <p className="text-sm text-ink-muted">
          {m.subs_withdraw({
            date: formatInstant(desistencia.ate, 'dateTime', locale, church?.fusoHorario ?? 'UTC'),
          })}{' '}
          {desistencia.volta && (
            <>
              {m.subs_withdraw_before({
                plano: desistencia.volta.plano,
                ate: formatCivilDate(desistencia.volta.ate, 'long', locale),
              })}{' '}
            </>
          )}
          <Link to={paths.refund({ pedido: desistencia.pedido })}>{m.subs_withdraw_ask()}</Link>
        </p>
      )}
    </section>
  )
}

/** When it is charged next and by what, or when it ends. */
function Dates({ assinatura }: { assinatura: UsuarioPlanoAssinatura }) {
  const { proximaCobranca, proximoValor, proximoPlano, acessoAte, cartao, metodoPagamento, moeda, status } =
    assinatura
  const { locale = FALLBACK_LOCALE } = useRootData() ?? {}
  const zone = useChurch()?.fusoHorario ?? 'UTC'
  const rows: [label: string, value: string][] = []
  if (proximaCobranca && proximoValor !== null) {
    const value = formatMoney(proximoValor, moeda, locale)
    rows.push([m.subs_next(), `${formatCivilDate(proximaCobranca, 'long', locale)} · ${value}`])
  } else if (acessoAte && status.situacao === 'ativo') {
    rows.push([m.subs_until(), formatCivilDate(todayIn(zone, new Date(acessoAte)), 'long', locale)])
  }
  if (proximoPlano) rows.push([m.subs_next_plan(), proximoPlano.nome])
  if (cartao) rows.push([m.subs_by(), cardName(cartao.tipo, cartao)])
  else if (metodoPagamento) rows.push([m.subs_by(), methodName(metodoPagamento)])
  return (
    <dl className="grid gap-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
