import { TextField } from '@atrio/ui'
import { useState } from 'react'
import { toInstant, toTyped } from '../lib/church-time.ts'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'

interface Frame {
  label: string
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
}

export function MomentField({
  value,
  isOptional,
  onMoment,
  ...frame
}: Frame & { value: string | null; isOptional?: boolean; onMoment: (moment: string | null) => void }) {
  return (
    <TextField
      {...frame}
      {...(isOptional && { optional: m.optional() })}
      type="datetime-local"
      value={toTyped(value)}
      onChange={(event) => onMoment(toInstant(event.target.value))}
    />
  )
}

export function NumberField({
  value,
  isOptional,
  onNumber,
  ...frame
}: Frame & { value: string | number | null; isOptional?: boolean; onNumber: (typed: string) => void }) {
  return (
    <TextField
      {...frame}
      {...(isOptional && { optional: m.optional() })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value === null ? '' : String(value)}
      onChange={(event) => onNumber(event.target.value)}
    />
  )
}

/** An amount in the church's money, as its language writes it; what is no amount stays as it was typed. */
export function PriceField({
  cents,
  money,
  onCents,
  ...frame
}: Frame & { cents: number | string | null; money: Money; onCents: (cents: number | string) => void }) {
  const [typed, setTyped] = useState(() =>
    typeof cents === 'number' ? plain(money.say(cents)) : (cents ?? ''),
  )
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onCents(money.read(event.target.value) ?? event.target.value)
      }}
    />
  )
}

/** Without the sign of the currency. */
const plain = (amount: string) => amount.replace(/[^\d.,]/g, '')
