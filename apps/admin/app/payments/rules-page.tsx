import {
  staffPaymentsCalls,
  type IgrejaEquipe,
  type PagamentoEquipe,
  type RegrasPagamento,
} from '@atrio/contract'
import { Fieldset, TextField } from '@atrio/ui'
import { useLoaderData, useOutletContext } from 'react-router'
import { moneyOf, type Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { PartForm } from '../settings/part-form.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { percentText, readPercent } from './percent.ts'

type Name = keyof RegrasPagamento
type Typed = Record<Name, string>
type Kind = 'money' | 'percent' | 'days' | 'text'
interface Line {
  name: Name
  kind: Kind
  label: () => string
  hint?: () => string
}

const groups: readonly { legend: () => string; lines: readonly Line[] }[] = [
  {
    legend: m.rules_gifts,
    lines: [
      { name: 'doacaoMinima', kind: 'money', label: m.rules_smallest },
      { name: 'doacaoMaxima', kind: 'money', label: m.rules_largest },
    ],
  },
  {
    legend: m.rules_parts,
    lines: [
      { name: 'parcelaMinima', kind: 'money', label: m.rules_part, hint: m.rules_part_hint },
      { name: 'jurosMesPpm', kind: 'percent', label: m.rules_interest, hint: m.rules_interest_hint },
    ],
  },
  {
    legend: m.rules_days,
    lines: [
      { name: 'diasDinheiro', kind: 'days', label: m.rules_days_cash },
      { name: 'diasBoleto', kind: 'days', label: m.rules_days_boleto },
    ],
  },
  {
    legend: m.rules_receipts,
    lines: [
      { name: 'razaoSocial', kind: 'text', label: m.rules_legal },
      { name: 'documento', kind: 'text', label: m.rules_number },
    ],
  },
]

/** Between what gifts lie, how large a part is, how long somebody has to pay, and whose receipts they are. */
export function RulesPage() {
  const loaded = useLoaderData<{ pagamento: PagamentoEquipe } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.rules_title(), igreja.nome)
  if (!loaded) return null
  const { moeda, regras } = loaded.pagamento
  const money = moneyOf(moeda)
  const { versao, ...valores } = regras
  return (
    <PartForm<Typed>
      key={versao}
      title={m.rules_title()}
      lead={m.rules_lead()}
      place="regras-pagamento"
      call={staffPaymentsCalls.saveRegrasPagamentoEquipe}
      slug={igreja.slug}
      stored={{ versao, valores: mapped((line) => written(line.kind, valores[line.name], money)) }}
      toBody={(typed) => mapped((line) => read(line.kind, typed[line.name], money))}
    >
      {({ valores: typed, change, errors }) =>
        groups.map(({ legend, lines }) => (
          <Fieldset key={lines[0]!.name} legend={legend()}>
            <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
              {lines.map(({ name, kind, label, hint }) => (
                <TextField
                  key={name}
                  label={label()}
                  hint={hint?.()}
                  inputMode={kind === 'text' ? undefined : kind === 'days' ? 'numeric' : 'decimal'}
                  trail={kind === 'percent' ? '%' : undefined}
                  required={kind !== 'text'}
                  optional={kind === 'text' ? m.optional() : undefined}
                  maxLength={name === 'razaoSocial' ? 160 : 24}
                  error={errors[name] && wrong(name, kind)}
                  value={typed[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              ))}
            </div>
          </Fieldset>
        ))
      }
    </PartForm>
  )
}

function mapped<Value>(of: (line: Line) => Value): Record<Name, Value> {
  const lines = groups.flatMap((group) => group.lines)
  return Object.fromEntries(lines.map((line) => [line.name, of(line)])) as Record<Name, Value>
}

function written(kind: Kind, value: string | number | null, money: Money): string {
  if (kind === 'money') return money.say(value as number)
  if (kind === 'percent') return percentText(value as number)
  return String(value ?? '')
}

/** What is none is null, which is refused at the field. */
function read(kind: Kind, typed: string, money: Money): string | number | null {
  if (kind === 'money') return money.read(typed)
  if (kind === 'percent') return readPercent(typed)
  if (kind === 'days') return /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null
  return typed.trim() || null
}

function wrong(name: Name, kind: Kind): string {
  if (name === 'doacaoMaxima') return m.rules_largest_wrong()
  if (kind === 'money') return m.rules_money_wrong()
  return kind === 'days' ? m.rules_days_wrong() : m.pay_percent_wrong()
}
