import type { CampoError, ErrorBody, Pedido } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { bodyMessage, codeMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { useMoney } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import type { Compra } from './compra.ts'
import { refusalWords } from './order-words.ts'

/** Why the last click did not pay. */
export type Trouble =
  | { kind: 'noMethod' | 'card' | 'tokens' }
  | { kind: 'refused'; motivo: Pedido['motivoRecusa'] }
  | { kind: 'changed'; antes: number; agora: number }
  | { kind: 'code'; error: ErrorBody }

export interface FeedbackProps {
  trouble: Trouble
  compra: Compra
  choose: (change: { method?: string; installments?: number }) => void
}

/** What happened, that nothing was charged, and the step at which it goes on (Spec §8). */
export function Feedback({ trouble, compra, choose }: FeedbackProps) {
  const money = useMoney()
  switch (trouble.kind) {
    case 'noMethod':
      return <Banner tone="warn" live="assertive" title={m.checkout_choose_method()} />
    case 'card':
      return <Banner tone="bad" live="assertive" title={m.checkout_card_invalid()} />
    case 'tokens':
      return (
        <Banner tone="bad" live="assertive" title={m.checkout_tokens_down()}>
          {m.checkout_tokens_down_detail()}
        </Banner>
      )
    case 'refused':
      return (
        <Banner tone="bad" live="assertive" title={m.checkout_refused_title()}>
          <p>{refusalWords(trouble.motivo)}</p>
          <p>{m.checkout_refused_keep()}</p>
        </Banner>
      )
    case 'changed': {
      const prices = { antes: money(trouble.antes), agora: money(trouble.agora) }
      return (
        <Banner
          tone="warn"
          live="assertive"
          title={m.checkout_changed_title()}
          actions={
            compra.prices !== null && (
              <a href={compra.prices} className={buttonClass({ variant: 'outline' })}>
                {codeMessage('EVT_REG_014').action}
              </a>
            )
          }
        >
          {m.checkout_changed_detail(prices)}
        </Banner>
      )
    }
    case 'code': {
      const { code, campos = [] } = trouble.error
      const { title, detail, action } = GENERIC.has(code) ? generic() : bodyMessage(trouble.error)
      const to = stepOf(code, compra, campos)
      return (
        <Banner
          tone="bad"
          live="assertive"
          title={title}
          actions={
            to ? (
              <a href={to} className={buttonClass({ variant: 'outline' })}>
                {action}
              </a>
            ) : METHOD.has(code) ? (
              <Button variant="outline" onClick={lookAtMethods}>
                {action}
              </Button>
            ) : ONE_PAYMENT.has(code) ? (
              <Button variant="outline" onClick={() => choose({ installments: 1 })}>
                {action}
              </Button>
            ) : GENERIC.has(code) ? (
              <Button variant="outline" onClick={() => location.reload()}>
                {action}
              </Button>
            ) : undefined
          }
        >
          {detail}
        </Banner>
      )
    }
  }
}

/** Spec §8: the generic checkout error asks to refresh. What was sent goes out again under its key (Decision 54). */
const GENERIC = new Set(['INTERNAL', 'MALFORMED_JSON', 'NOT_FOUND'])

function generic() {
  return {
    title: m.checkout_generic_title(),
    detail: m.checkout_generic_detail(),
    action: m.checkout_generic_action(),
  }
}

const ONE_PAYMENT = new Set(['EVT_REG_015', 'EVT_REG_016', 'EVT_REG_017'])
/** Another way to pay is chosen on this page. */
const METHOD = new Set([
  'EVT_REG_010',
  'EVT_REG_012',
  'EVT_REG_013',
  'PAYMENT_METHOD_UNAVAILABLE',
  'BRAZIL_ONLY',
])

function lookAtMethods(): void {
  document.querySelector<HTMLElement>('input[name=metodo]:checked, input[name=metodo]')?.focus()
}

/** Where a code leads to; null for what is put right on this page. */
function stepOf(code: string, { begin, stepOf: ofKind }: Compra, campos: CampoError[]): string | null {
  if (code === 'EVT_REG_026') {
    const missing = campos.map(({ campo }) => campo).join(',')
    return paths.dataUpdate({ ...(missing && { campos: missing }), redirectTo: paths.checkout() })
  }
  // Spec §8: the purchase begins anew.
  if (code === 'FALLBACK') return begin
  if (code === 'ORDER_NOT_CANCELABLE') return paths.home()
  return ofKind(code)
}
