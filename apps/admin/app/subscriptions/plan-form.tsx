import { subscriptionsStaffCalls } from '@atrio/contract'
import { Banner, Button, SelectField, TextArea, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { moneyOf } from '../lib/money.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { rhythmOf } from './words.ts'

type PlanFormProps = { slug: string; moeda: string; onDone: () => void }

const MESES = [1, 3, 6, 12] as const

/** A plan that is new, with its price. */
export function PlanForm({ slug, moeda, onDone }: PlanFormProps) {
  const money = moneyOf(moeda)
  const [values, setValues] = useState({
    nome: '',
    descricao: '',
    valor: '',
    taxa: '',
    meses: '1',
  })
  const [tried, setTried] = useState(false)
  const valor = money.read(values.valor)
  const taxa = values.taxa.trim() === '' ? 0 : money.read(values.taxa)
  const isNamed = values.nome.trim() !== ''
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    setTried(true)
    if (!isNamed || !valor || taxa === null) return
    const meses = MESES.find((one) => String(one) === values.meses) ?? 1
    const { nome, descricao } = values
    const made = { nome, descricao: descricao || null, valor, taxaContratacao: taxa, meses }
    await api(subscriptionsStaffCalls.createPlanoEquipe, { params: { slug }, body: made })
    onDone()
    show({ tone: 'ok', title: m.sub_plan_saved({ plano: values.nome }) })
    await refresh()
  })
  const field = (name: 'nome' | 'descricao' | 'valor' | 'taxa' | 'meses') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <TextField
        label={m.sub_plan_name()}
        required
        maxLength={80}
        error={tried && !isNamed ? m.sub_plan_name_missing() : undefined}
        {...field('nome')}
      />
      <TextArea
        label={m.sub_plan_text()}
        hint={m.sub_plan_text_hint()}
        maxLength={600}
        {...field('descricao')}
      />
      <TextField
        label={m.sub_price()}
        required
        inputMode="decimal"
        autoComplete="off"
        error={tried && !valor ? m.sub_amount_wrong() : undefined}
        {...field('valor')}
      />
      <SelectField
        label={m.sub_rhythm()}
        hint={m.sub_rhythm_hint()}
        options={MESES.map((meses) => ({ value: String(meses), label: rhythmOf(meses) }))}
        {...field('meses')}
      />
      <TextField
        label={m.sub_fee()}
        hint={m.sub_fee_hint()}
        inputMode="decimal"
        autoComplete="off"
        error={tried && taxa === null ? m.sub_amount_wrong() : undefined}
        {...field('taxa')}
      />
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button type="submit" loading={isBusy} block>
        {m.save()}
      </Button>
    </form>
  )
}
