import type { Recorrencia } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, formatMoney } from '@atrio/rules'
import { Button, Dialog, Tag, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { ChangeGift } from './change-gift.tsx'
import { cardWords, chargeWords, situacaoWords } from './gift-words.ts'
import { setSituacao, showRecorrencia, skipNext, type Cartao } from './giving-client.ts'
import { rhythmWords } from './rhythm-words.ts'

export type RecurringGiftProps = {
  userId: number
  recorrencia: Recorrencia
  cartoes: readonly Cartao[]
}

/** One recurring gift: when it comes next, and all that its giver may do with it. */
export function RecurringGift({ userId, recorrencia, cartoes }: RecurringGiftProps) {
  const { uuid, situacao, motivo, valor, moeda, dias, proximas, cartao, recusas } = recorrencia
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [asking, setAsking] = useState<'change' | 'cancel' | null>(null)
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const own = { id: userId, uuid }
  const date = (isoDate: string) => formatCivilDate(isoDate, 'short', locale)
  const [next] = proximas
  const total = formatMoney(valor, moeda, locale)

  const act = async (work: () => Promise<Recorrencia>, done: string) => {
    setBusy(true)
    try {
      showRecorrencia(userId, await work())
      setAsking(null)
      show({ tone: 'ok', title: done })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    } finally {
      setBusy(false)
    }
  }
  const situate = (to: 'ativa' | 'pausada' | 'cancelada', done: string) =>
    void act(() => setSituacao(own, to), done)
  const [d1 = '', d2 = '', d3 = ''] = proximas.map(date)
  return (
    <li className="ruled" aria-busy={busy || undefined}>
      <div className="cluster justify-between">
        <h3 className="text-lg">{motivo.nome}</h3>
        <Tag tone={situacaoWords[situacao].tone}>{situacaoWords[situacao].text()}</Tag>
      </div>
      <p className="mt-2 text-xl font-semibold tabular-nums">
        {total}
        {recorrencia.flagUsuarioTaxa && (
          <span className="text-base font-normal text-ink-muted"> {m.giving_with_fees()}</span>
        )}
      </p>
      <p className="text-ink-muted">
        {rhythmWords(dias)} · {cardWords(cartao)}
      </p>
      {next && <p className="mt-2">{m.giving_next({ d1, d2, d3 })}</p>}
      {situacao === 'suspensa' && <p className="mt-2 font-medium">{m.giving_suspended()}</p>}
      {situacao === 'ativa' && recusas > 0 && <p className="mt-2 font-medium">{m.giving_refused()}</p>}
      {situacao !== 'cancelada' && (
        <div className="cluster mt-4 gap-2">
          <Button variant="outline" disabled={busy} onClick={() => setAsking('change')}>
            {m.giving_change()}
          </Button>
          {situacao === 'ativa' && next && (
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => void act(() => skipNext(own, next), m.giving_skipped({ date: date(next) }))}
            >
              {m.giving_skip()}
            </Button>
          )}
          {situacao === 'ativa' ? (
            <Button variant="outline" disabled={busy} onClick={() => situate('pausada', m.giving_paused())}>
              {m.giving_pause()}
            </Button>
          ) : (
            <Button variant="outline" disabled={busy} onClick={() => situate('ativa', m.giving_resumed())}>
              {m.giving_resume()}
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={() => setAsking('cancel')}>
            {m.giving_cancel()}
          </Button>
        </div>
      )}
      {recorrencia.historico.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer py-2 font-medium">{m.giving_charges()}</summary>
          <ul className="divide-y divide-line">
            {recorrencia.historico.map((entry) => (
              <li key={entry.data} className="flex justify-between gap-4 py-2">
                <span>{date(entry.data)}</span>
                <span className="text-ink-muted">{chargeWords[entry.situacao]()}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Dialog
        open={asking === 'cancel'}
        onClose={() => setAsking(null)}
        title={m.giving_cancel_title()}
        description={m.giving_cancel_detail()}
        closeLabel={m.close()}
        size="sm"
        actions={
          <>
            <Button variant="outline" disabled={busy} onClick={() => setAsking(null)}>
              {m.giving_keep()}
            </Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => situate('cancelada', m.giving_cancelled())}
            >
              {m.giving_cancel_confirm()}
            </Button>
          </>
        }
      />
      <ChangeGift
        open={asking === 'change'}
        own={own}
        recorrencia={recorrencia}
        cartoes={cartoes}
        busy={busy}
        onClose={() => setAsking(null)}
        onSave={(work) => void act(work, m.giving_saved())}
      />
    </li>
  )
}
