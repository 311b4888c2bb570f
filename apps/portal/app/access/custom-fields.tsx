import { accountCalls, ApiError, type CallResult } from '@atrio/contract'
import {
  date,
  formatShortDate,
  maskShortDate,
  max,
  parseShortDate,
  required,
  shortDatePlaceholder,
  withParams,
  type Rule,
} from '@atrio/rules'
import { DateField, SelectField, TextField, useToasts } from '@atrio/ui'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm, type AppForm as Form } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Campo = CallResult<typeof accountCalls.listCamposPersonalizados>['camposPersonalizados'][number]
type Values = Record<string, string>

export type CustomFieldsProps = { userId: number; igreja: number; campos: readonly Campo[] }

/** What the church invented to ask (Spec §3), and the person's answers. */
export function CustomFields({ userId, igreja, campos }: CustomFieldsProps) {
  const { show } = useToasts()
  const locale = getLocale()
  const form = useAppForm<Values>({
    name: 'data-custom',
    labels: Object.fromEntries(campos.map((campo) => [nameOf(campo), campo.nome])),
    rules: Object.fromEntries(campos.map((campo) => [nameOf(campo), rulesOf(campo)])),
    context: { locale },
    defaultValues: Object.fromEntries(
      campos.flatMap((campo) => (campo.valor === null ? [] : [[nameOf(campo), shown(campo, campo.valor)]])),
    ),
    draft: false,
    failureTitle: m.data_update_failed(),
    async onSubmit(values) {
      const valores = Object.fromEntries(
        campos.map((campo) => [String(campo.id), answered(campo, values[nameOf(campo)])]),
      )
      await write(
        accountCalls.saveCamposPersonalizados,
        { params: { id: userId }, query: { igreja }, body: { valores } },
        [accountCalls.listCamposPersonalizados],
      )
      show({ tone: 'ok', title: m.data_update_done() })
    },
    onFailure(error) {
      const refused = error instanceof ApiError ? (error.body.campos ?? []) : []
      form.refuse(
        refused.map(({ campo, ...rest }) => ({ campo: campo.replace('valores.', 'campo'), ...rest })),
      )
      return refused.length > 0
    },
  })
  if (campos.length === 0) return null
  return (
    <section aria-labelledby="data-custom" className="ruled">
      <h2 id="data-custom" className="text-xl">
        {m.account_custom()}
      </h2>
      <p className="mt-1 text-ink-muted">{m.who_church()}</p>
      <div className="mt-4">
        <AppForm form={form} compact submitLabel={m.account_part_save({ part: m.account_custom() })}>
          <div className="field-columns">
            {campos.map((campo) => (
              <CustomField key={campo.id} campo={campo} form={form} />
            ))}
          </div>
        </AppForm>
      </div>
    </section>
  )
}

function CustomField({ campo, form }: { campo: Campo; form: Form<Values> }) {
  const field = form.field(nameOf(campo))
  const locale = getLocale()
  if (campo.tipo === 'opcao') {
    return (
      <SelectField
        {...field}
        placeholder={m.field_choose()}
        options={campo.opcoes.map((opcao) => ({ value: opcao, label: opcao }))}
      />
    )
  }
  if (campo.tipo === 'data') {
    return (
      <DateField
        {...field}
        format={(typed: string) => maskShortDate(typed, locale)}
        placeholder={shortDatePlaceholder(locale)}
      />
    )
  }
  return <TextField {...field} {...(campo.tipo === 'numero' ? { inputMode: 'decimal' as const } : {})} />
}

/** A number after a point would be the place in a list to the form. */
function nameOf({ id }: Campo): string {
  return `campo${id}`
}

function rulesOf({ tipo, flagObrigatorio }: Campo): Rule[] {
  return [
    ...(flagObrigatorio ? [required] : []),
    ...(tipo === 'data' ? [date] : []),
    withParams(max, { max: 500 }),
  ]
}

function shown({ tipo }: Campo, valor: string): string {
  return tipo === 'data' ? formatShortDate(valor, getLocale()) : valor
}

function answered({ tipo }: Campo, typed = ''): string | null {
  const text = typed.trim()
  if (text === '') return null
  if (tipo === 'data') return parseShortDate(text, getLocale()) ?? text
  return tipo === 'numero' ? text.replace(',', '.') : text
}
