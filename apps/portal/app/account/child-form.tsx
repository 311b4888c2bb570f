import { accountCalls, nomeRules, type Crianca, type DadosCrianca } from '@atrio/contract'
import {
  birthdate,
  formatShortDate,
  maskShortDate,
  max,
  parseShortDate,
  required,
  shortDatePlaceholder,
  todayIn,
  withParams,
} from '@atrio/rules'
import { DateField, Fieldset, SelectField, TextArea, TextField, useToasts } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useChurch } from '../shell/church.ts'

const TIPOS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']

const rules = {
  nome: [required, ...nomeRules],
  dataNascimento: [required, birthdate],
  alergias: [withParams(max, { max: 500 })],
  tipoSanguineo: [],
  observacoes: [withParams(max, { max: 1000 })],
}

type Values = Partial<Record<keyof typeof rules, string>>

export function ChildForm({ known }: { known: Crianca | null }) {
  const { user } = useSession()
  const church = useChurch()
  const navigate = useNavigate()
  const { show } = useToasts()
  const locale = getLocale()
  const form = useAppForm<Values>({
    name: `child-${known?.id ?? 'new'}`,
    labels: {
      nome: m.field_nome_completo(),
      dataNascimento: m.field_data_nascimento(),
      alergias: m.account_child_allergies(),
      tipoSanguineo: m.account_child_blood(),
      observacoes: m.account_child_comments(),
    },
    rules,
    context: { locale, today: todayIn(church?.fusoHorario ?? 'UTC') },
    ...(known ? { defaultValues: filled(known) } : {}),
    draft: false,
    async onSubmit(values) {
      if (!user || !church) return
      const body = {
        nome: values.nome?.trim() ?? '',
        dataNascimento: parseShortDate(values.dataNascimento ?? '', locale) ?? '',
        alergias: values.alergias?.trim() || null,
        tipoSanguineo: (values.tipoSanguineo || null) as DadosCrianca['tipoSanguineo'],
        observacoes: values.observacoes?.trim() || null,
      }
      const stale = [accountCalls.listCriancas]
      if (known) {
        await write(accountCalls.saveCrianca, { params: { id: user.id, childId: known.id }, body }, stale)
      } else {
        const request = { params: { id: user.id }, query: { igreja: church.id }, body }
        await write(accountCalls.createCrianca, request, stale)
      }
      show({ tone: 'ok', title: m.account_child_saved(), detail: body.nome })
      await navigate(paths.children(), { replace: true })
    },
  })
  return (
    <AppForm form={form} submitLabel={m.account_child_save()}>
      <div className="field-columns">
        <TextField {...form.field('nome')} autoComplete="off" />
        <DateField
          {...form.field('dataNascimento')}
          hint={m.account_child_birth_who()}
          format={(typed: string) => maskShortDate(typed, locale)}
          placeholder={shortDatePlaceholder(locale)}
        />
      </div>
      <Fieldset legend={m.register_health()} hint={m.account_child_health_who()} className="mt-4">
        <SelectField
          {...form.field('tipoSanguineo')}
          placeholder={m.account_child_blood_unknown()}
          options={TIPOS.map((tipo) => ({ value: tipo, label: tipo }))}
          fieldClassName="max-w-60"
        />
        <TextArea {...form.field('alergias')} rows={2} />
        <TextArea {...form.field('observacoes')} rows={3} />
      </Fieldset>
    </AppForm>
  )
}

function filled(crianca: Crianca): Values {
  const { nome, dataNascimento, alergias, tipoSanguineo, observacoes } = crianca
  return {
    nome,
    dataNascimento: formatShortDate(dataNascimento, getLocale()),
    ...(alergias && { alergias }),
    ...(tipoSanguineo && { tipoSanguineo }),
    ...(observacoes && { observacoes }),
  }
}
