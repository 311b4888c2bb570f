import { subscriptionsStaffCalls, type PlanoEquipe } from '@atrio/contract'
import { CheckboxField, TextArea, TextField, useToasts } from '@atrio/ui'
import { api } from '../lib/api.ts'
import { useDraftForm } from '../lib/draft-form.ts'
import { m } from '../paraglide/messages.js'
import { DraftForm } from '../shell/draft-form.tsx'

interface Values {
  nome: string
  descricao: string
  flagVendido: boolean
}

/** How a plan is called, and whether it is sold. */
export function PlanEditForm({
  slug,
  plano,
  onDone,
}: {
  slug: string
  plano: PlanoEquipe
  onDone: () => void
}) {
  const { id, versao, nome, descricao, flagVendido } = plano
  const { show } = useToasts()
  const form = useDraftForm<Values, string>({
    place: `${slug}/plano/${id}`,
    stored: { versao, valores: { nome, descricao: descricao ?? '', flagVendido } },
    async run({ versao: seen, valores }) {
      const body = { ...valores, versao: seen, descricao: valores.descricao || null }
      await api(subscriptionsStaffCalls.savePlanoEquipe, { params: { slug, id }, body })
      return valores.nome
    },
    onSaved(plano) {
      onDone()
      show({ tone: 'ok', title: m.sub_plan_saved({ plano }) })
    },
  })
  const { valores, change, errors } = form
  return (
    <DraftForm form={form}>
      <TextField
        label={m.sub_plan_name()}
        required
        maxLength={80}
        error={errors['nome'] && m.sub_plan_name_missing()}
        value={valores.nome}
        onChange={(event) => change({ nome: event.target.value })}
      />
      <TextArea
        label={m.sub_plan_text()}
        hint={m.sub_plan_text_hint()}
        maxLength={600}
        value={valores.descricao}
        onChange={(event) => change({ descricao: event.target.value })}
      />
      <CheckboxField
        label={m.sub_plan_sell()}
        hint={m.sub_plan_sell_hint()}
        checked={valores.flagVendido}
        onChange={(event) => change({ flagVendido: event.target.checked })}
      />
    </DraftForm>
  )
}
