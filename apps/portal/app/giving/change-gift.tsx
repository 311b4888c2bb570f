import type { Recorrencia } from '@atrio/contract'
import { addDays, FALLBACK_LOCALE, RECURRENCE_PRESETS, todayIn } from '@atrio/rules'
import { Button, Dialog, SelectField, TextField } from '@atrio/ui'
import { useState, type SubmitEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { useMoney } from '../money/format-money.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import { cardWords } from './gift-words.ts'
import { currencySign, moneyWords } from './gift.ts'
import { changeRecorrencia, type Cartao } from './giving-client.ts'
import { rhythmWords } from './rhythm-words.ts'

export type ChangeGiftProps = {
  open: boolean
  own: { id: number; uuid: string }
  recorrencia: Recorrencia
  cartoes: readonly Cartao[]
  busy: boolean
  onClose: () => void
  onSave: (work: () => Promise<Recorrencia>) => void
}

/** Amount, rhythm, next date and card of a recurring gift, without ending it. */
export function ChangeGift({ open, onClose, ...props }: ChangeGiftProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.giving_change_title()}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      <ChangeForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function ChangeForm({ own, recorrencia, cartoes, busy, onClose, onSave }: Omit<ChangeGiftProps, 'open'>) {
  const { valor, moeda, dias, proximas, cartao } = recorrencia
  const money = useMoney()
  const words = moneyWords(useRootData()?.locale ?? FALLBACK_LOCALE, moeda, money)
  const today = todayIn(useChurch()?.fusoHorario ?? 'UTC')
  const [wrong, setWrong] = useState<string>()
  const cards = cartoes.some(({ id }) => id === cartao.id) ? cartoes : [cartao, ...cartoes]
  const rhythms = [...new Set([...RECURRENCE_PRESETS, dias])].sort((a, b) => a - b)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const texto = form.get('valor') as string
    const cents = words.read(texto)
    if (cents === null) {
      return setWrong(
        texto.trim() === ''
          ? m.giving_amount_required()
          : m.giving_amount_unreadable({ example: words.write(5_000) }),
      )
    }
    const date = form.get('proximaData') as string | null
    const [days, card] = [Number(form.get('dias')), Number(form.get('idCartao'))]
    onSave(() =>
      changeRecorrencia(own, {
        ...(cents === valor ? {} : { valor: cents }),
        ...(days === dias ? {} : { dias: days }),
        ...(date && date !== proximas[0] ? { proximaData: date } : {}),
        ...(card === cartao.id ? {} : { idCartao: card }),
      }),
    )
  }
  return (
    <form noValidate className="stack gap-5" onSubmit={submit}>
      <TextField
        name="valor"
        label={m.giving_amount()}
        lead={currencySign(money)}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={words.write(valor)}
        error={wrong}
        onChange={() => setWrong(undefined)}
        disabled={busy}
      />
      <SelectField
        name="dias"
        label={m.giving_interval()}
        defaultValue={dias}
        disabled={busy}
        options={rhythms.map((days) => ({ value: String(days), label: rhythmWords(days) }))}
      />
      {proximas[0] && (
        <TextField
          type="date"
          name="proximaData"
          label={m.giving_next_date()}
          hint={m.giving_next_date_hint()}
          defaultValue={proximas[0]}
          min={addDays(today, 1)}
          max={addDays(today, 366)}
          disabled={busy}
        />
      )}
      <SelectField
        name="idCartao"
        label={m.giving_card_field()}
        defaultValue={cartao.id}
        disabled={busy}
        options={cards.map((card) => ({ value: String(card.id), label: cardWords(card) }))}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {m.giving_close()}
        </Button>
        <Button type="submit" loading={busy}>
          {m.giving_save()}
        </Button>
      </div>
    </form>
  )
}
