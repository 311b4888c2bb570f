import './purchase.css'
import { Picture } from '@atrio/ui'
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { usePrice } from './format-money.ts'

export type PurchaseSummaryProps = {
  titulo: string
  /** Language of the title. */
  lang: string
  /** Null for what has no picture of its own, such as a gift. */
  imagem: { url: string | null; seed: string } | null
  /** Date and place, as words. */
  facts: readonly string[]
  /** How many, in words. */
  count: string | null
  /** In cents. */
  total: number
  lines: ReactNode
  hold: ReactNode
}

/** What is bought, in sight at every step: beside the page on wide screens, at its foot on phones. */
export function PurchaseSummary(props: PurchaseSummaryProps) {
  return (
    <>
      <PurchaseAside {...props} />
      <Bar {...props} />
    </>
  )
}

export type PurchaseAsideProps = Pick<PurchaseSummaryProps, 'titulo' | 'lang' | 'imagem' | 'facts'> &
  Partial<Pick<PurchaseSummaryProps, 'lines' | 'hold'>>

/** What it is about, beside what is asked; on wide screens alone. */
export function PurchaseAside({ titulo, lang, imagem, facts, lines, hold }: PurchaseAsideProps) {
  return (
    <aside aria-labelledby="summary" className="purchase-aside">
      <h2 id="summary" className="sr-only">
        {m.checkout_summary()}
      </h2>
      {imagem?.url && (
        <Picture className="purchase-cover" src={imagem.url} alt="" seed={imagem.seed} ratio="16/9" />
      )}
      <div className="purchase-facts">
        <div className="min-w-0">
          <p className="font-read text-lg leading-snug font-semibold break-words" lang={lang}>
            {titulo}
          </p>
          {facts.map((fact) => (
            <p key={fact} className="text-sm text-ink-muted">
              {fact}
            </p>
          ))}
        </div>
        {lines}
        {hold}
      </div>
    </aside>
  )
}

function Bar({ titulo, lang, imagem, facts, count, total, lines, hold }: PurchaseSummaryProps) {
  const price = usePrice()
  return (
    <div className="pay-bar">
      <details className="group">
        <summary>
          {imagem && <Still imagem={imagem} />}
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block truncate font-semibold">{count ?? titulo}</span>
            <span className="block truncate text-sm text-ink-muted" lang={lang}>
              {count ? (facts[0] ?? titulo) : facts[0]}
            </span>
          </span>
          <span className="flex flex-none items-center gap-1 text-lg font-semibold tabular-nums">
            {price(total)}
            <ChevronUp aria-hidden="true" className="size-5 group-open:rotate-180" />
          </span>
        </summary>
        <div className="max-h-[55dvh] overflow-y-auto py-3">
          <p className="mb-3 font-semibold break-words" lang={lang}>
            {titulo}
          </p>
          {lines}
        </div>
      </details>
      {hold}
    </div>
  )
}

function Still({ imagem: { url, seed } }: { imagem: { url: string | null; seed: string } }) {
  return <Picture className="purchase-picture" src={url} alt="" seed={seed} ratio="1/1" />
}
