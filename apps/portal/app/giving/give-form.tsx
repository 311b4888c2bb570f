import './giving.css'
import { FALLBACK_LOCALE, recurrenceRefusal, refuseGiving } from '@atrio/rules'
import { Button, CheckboxField } from '@atrio/ui'
import { lazy, Suspense, useId, useState, type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { sessionStore, startSession, useSession } from '../lib/session/session.ts'
import { useHydrated } from '../lib/data/store.ts'
import { beginCheckout } from '../money/checkout-state.ts'
import { useMoney } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { AmountField } from './amount-field.tsx'
import { giftQuery, readGift } from './gift-query.ts'
import { moneyWords, partsOf, totalOf, withReasons, withShare, withTotal, type Gift } from './gift.ts'
import { ReasonsField, type Motivo } from './reasons-field.tsx'
import { refusedOf, type Refused } from './refusal-words.ts'
import { RhythmField } from './rhythm-field.tsx'

const RepeatGift = lazy(() => import('./repeat-gift.tsx'))
const FeeHints = lazy(() => import('./fee-hints.tsx'))

export interface GiveFormProps {
  slug: string
  motivos: readonly Motivo[]
  valorMinimo: number
  valorMaximo: number
  sugestoes: readonly number[]
  moeda: string
  allowRecurrency: boolean
  recorrenciaDias: number
  /** Beside something else, which stays: the checkout opens in a window of its own. */
  beside?: boolean
}

/** Amount, reason, how often: one screen, and nothing of it is asked again (Spec §5). */
export function GiveForm(options: GiveFormProps) {
  const { slug, motivos, valorMinimo, valorMaximo, sugestoes, moeda, allowRecurrency, beside } = options
  const id = useId()
  const money = useMoney()
  const navigate = useNavigate()
  const { user } = useSession()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const words = moneyWords(useRootData()?.locale ?? FALLBACK_LOCALE, moeda, money)
  const [gift, setGift] = useState<Gift>(() => readGift(search, motivos, words))
  const [refused, setRefused] = useState<Refused | null>(null)

  const change = (next: Gift) => {
    setGift(next)
    setRefused(null)
  }
  const recurring = new Set(motivos.filter(({ flagRecorrencia }) => flagRecorrencia).map(({ id }) => id))
  const parts = partsOf(gift, recurring, words)
  const total = totalOf(gift, words)
  const terms = { minimum: BigInt(valorMinimo), allowRecurrency, recurringMethods: [] }
  const because = recurrenceRefusal(parts, null, terms)
  const refusal = because === 'method' ? null : because
  const recorrenciaDias = refusal === null ? gift.recorrenciaDias : null
  const here = paths.give(giftQuery({ ...gift, recorrenciaDias }, words))
  const login = paths.access({ redirectTo: here })
  const fieldOf = (where: Refused['where']) =>
    `${id}-${typeof where === 'number' ? `reason-share-${where}` : where}`

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = refuseGiving({ motivos: parts, metodoPagamento: '', recorrenciaDias: null }, terms)
    const days = recorrenciaDias === null || (recorrenciaDias >= 1 && recorrenciaDias <= 365)
    const wrong: Refused | null =
      // From above to below, as the form is read.
      (gift.texto.trim() === '' ? { where: 'amount', message: m.giving_amount_required() } : null) ??
      (found && refusedOf(found, gift, { money, example: 5_000, words })) ??
      (total !== null && total > valorMaximo
        ? { where: 'amount', message: m.giving_amount_maximum({ max: money(valorMaximo) }) }
        : null) ??
      (days && (recorrenciaDias === null || Number.isInteger(recorrenciaDias))
        ? null
        : { where: 'rhythm', message: m.giving_custom_error() })
    setRefused(wrong)
    if (wrong) {
      const field = wrong.where === 'rhythm' ? `${id}-rhythm-custom` : fieldOf(wrong.where)
      document.querySelector<HTMLElement>(`#${CSS.escape(field)}`)?.focus()
      return
    }
    // The way back finds the form as it was left. Nothing is loaded for that: what is left is no page to go to.
    if (!beside) history.replaceState(history.state, '', here)
    // Who is quick has pressed before it is known who they are.
    await startSession()
    const giver = sessionStore.get().user
    if (recorrenciaDias !== null && !giver) return void navigate(login)
    beginCheckout({
      type: 'give',
      usuarioId: giver?.id ?? null,
      motivos: parts.map(({ motivo, valor }) => ({
        id: motivo,
        nome: motivos.find((one) => one.id === motivo)!.nome,
        valor: Number(valor),
      })),
      flagUsuarioTaxa: gift.flagUsuarioTaxa,
      recorrenciaDias,
      valor: total!,
    })
    // The checkout is a document of its own: what stands beside it would end there.
    if (beside && window.open(paths.checkout(), '_blank')) return
    await navigate(paths.checkout())
  }

  const repeat = (partes: { motivo: number; valor: number }[]) => {
    const known = partes.filter(({ motivo }) => motivos.some((one) => one.id === motivo))
    const query = known.map(({ motivo, valor }) => `${motivo}-${valor}`).join('.')
    change(readGift(new URLSearchParams({ motivos: query }), motivos, words))
  }

  return (
    <form noValidate className="stack gap-8" onSubmit={(event) => void submit(event)}>
      {user && (
        <Suspense>
          <RepeatGift userId={user.id} onRepeat={repeat} />
        </Suspense>
      )}
      <AmountField
        id={fieldOf('amount')}
        value={gift.texto}
        cents={total}
        sugestoes={sugestoes}
        minimum={valorMinimo}
        error={refused?.where === 'amount' ? refused.message : undefined}
        onChange={(texto) => change(withTotal(gift, texto, words))}
        onSuggest={(cents) => change(withTotal(gift, words.write(cents), words))}
      />
      <ReasonsField
        id={fieldOf('reason')}
        motivos={motivos}
        gift={gift}
        words={words}
        refused={refused}
        onChoose={(chosen) => change(withReasons(gift, chosen, words))}
        onShare={(motivo, texto) => change(withShare(gift, motivo, texto, words))}
        onSplit={(dividido) =>
          change({
            ...withReasons(gift, dividido ? chosenOf(gift) : chosenOf(gift).slice(0, 1), words),
            dividido,
          })
        }
      />
      <RhythmField
        id={fieldOf('rhythm')}
        dias={recorrenciaDias}
        usual={options.recorrenciaDias}
        refusal={refusal}
        motivo={motivos.find((one) => one.id === gift.partes[0]?.motivo)?.nome ?? ''}
        error={refused?.where === 'rhythm' ? refused.message : undefined}
        login={hydrated && !user ? login : null}
        onChange={(recorrenciaDias) => change({ ...gift, recorrenciaDias })}
        onSingleReason={() =>
          change({ ...withReasons(gift, chosenOf(gift).slice(0, 1), words), dividido: false })
        }
      />
      <div className="stack gap-3">
        <CheckboxField
          label={m.giving_cover()}
          hint={m.giving_cover_hint()}
          checked={gift.flagUsuarioTaxa}
          onChange={(event) => change({ ...gift, flagUsuarioTaxa: event.target.checked })}
        />
        {hydrated && total !== null && total > valorMinimo && total <= valorMaximo && (
          <Suspense>
            <FeeHints
              slug={slug}
              valor={total}
              covers={gift.flagUsuarioTaxa}
              repeats={recorrenciaDias !== null}
              onSplit={(cents) => change(withTotal(gift, words.write(cents), words))}
            />
          </Suspense>
        )}
      </div>
      <div className="stack gap-3">
        {/* Sent before the script is there, the browser would load the page anew and forget all. */}
        <Button type="submit" size="lg" block disabled={!hydrated}>
          {total ? m.giving_continue({ total: money(total) }) : m.giving_continue_empty()}
        </Button>
        <p className="text-center text-sm text-ink-muted">
          {beside ? m.giving_continue_beside() : m.giving_continue_hint()}
        </p>
      </div>
    </form>
  )
}

function chosenOf({ partes }: Gift): number[] {
  return partes.map(({ motivo }) => motivo)
}
