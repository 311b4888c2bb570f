import { breakDownFees } from '@atrio/rules'
import { CheckboxField, TextArea, TextField } from '@atrio/ui'
import type { ReactNode } from 'react'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import type { TypedMethod } from './methods-page.tsx'
import { readPercent } from './percent.ts'

interface Props {
  name: string
  metodo: TypedMethod
  money: Money
  error: (field: string) => string | undefined
  onChange: (changes: Partial<TypedMethod>) => void
}

/** One way to pay: on or off, what it costs, and where money goes that no provider collects. */
export function MethodFields({
  name,
  metodo,
  money,
  error,
  onChange,
  children,
}: Props & { children: ReactNode }) {
  const { codigo, flagAtivo, flagDisponivel, chave, instrucoes } = metodo
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex items-start gap-1">
        <CheckboxField
          className="min-w-0 flex-1"
          label={<span className="font-semibold">{name}</span>}
          hint={flagDisponivel ? undefined : m.pay_unavailable()}
          disabled={!flagDisponivel && !flagAtivo}
          error={error('codigo')}
          checked={flagAtivo}
          onChange={(event) => onChange({ flagAtivo: event.target.checked })}
        />
        {children}
      </div>
      {flagAtivo && codigo === 'pix_manual' && (
        <TextField
          label={m.pay_key()}
          hint={m.pay_key_hint()}
          required
          maxLength={77}
          spellCheck={false}
          autoComplete="off"
          error={error('chave') && m.pay_key_wrong()}
          value={chave ?? ''}
          onChange={(event) => onChange({ chave: event.target.value })}
        />
      )}
      {flagAtivo && (codigo === 'dinheiro' || codigo === 'transferencia') && (
        <TextArea
          label={m.pay_how({ name })}
          hint={m.pay_how_hint()}
          optional={m.optional()}
          rows={3}
          maxLength={500}
          error={error('instrucoes')}
          value={instrucoes ?? ''}
          onChange={(event) => onChange({ instrucoes: event.target.value })}
        />
      )}
      {flagAtivo && <Fee {...{ name, metodo, money, error, onChange }} />}
    </div>
  )
}

function Fee({ name, metodo: { percent, fixed }, money, error, onChange }: Props) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={m.pay_percent({ name })}
          inputMode="decimal"
          trail="%"
          placeholder="0"
          maxLength={9}
          error={error('taxaPpm') && m.pay_percent_wrong()}
          value={percent}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
        <TextField
          label={m.pay_fixed({ name })}
          inputMode="decimal"
          placeholder={money.say(0)}
          maxLength={16}
          error={error('taxaFixa') && m.pay_fixed_wrong()}
          value={fixed}
          onChange={(event) => onChange({ fixed: event.target.value })}
        />
      </div>
      <Example percent={percent} fixed={fixed} money={money} />
    </div>
  )
}

/** By the very rule that the portal computes fees with. */
function Example({ percent, fixed, money }: { percent: string; fixed: string; money: Money }) {
  const ppm = readPercent(percent)
  const cents = fixed.trim() === '' ? 0 : money.read(fixed)
  if (ppm === null || cents === null || ppm > 500_000 || cents > 100_000 || ppm + cents === 0) return null
  const valor = 10_000n
  const rule = { ppm, fixedCents: BigInt(cents) }
  const { valorTotal } = breakDownFees(valor, rule, 'comprador')
  const { liquido } = breakDownFees(valor, rule, 'igreja')
  return (
    <p className="text-ink-muted text-sm">
      {m.pay_example({
        valor: money.say(Number(valor)),
        total: money.say(Number(valorTotal)),
        liquido: money.say(Number(liquido)),
      })}
    </p>
  )
}
