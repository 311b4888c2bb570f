import { staffAgendaCalls, type CultoAlteracaoEquipe, type CultoEquipe } from '@atrio/contract'
import { CheckboxField, RadioGroup, TextField } from '@atrio/ui'
import { api } from '../lib/api.ts'
import { useDraftForm } from '../lib/draft-form.ts'
import { m } from '../paraglide/messages.js'
import { DraftForm } from '../shell/draft-form.tsx'

interface Values {
  como: 'cancelado' | 'hora' | 'normal'
  hora: string
  observacao: string
  avisar: boolean
}

export function DateForm({
  slug,
  culto,
  data,
  known,
  onDone,
}: {
  slug: string
  culto: CultoEquipe
  data: string
  /** How it differs already. */
  known: CultoAlteracaoEquipe | null
  onDone: (saved: CultoAlteracaoEquipe | null) => void
}) {
  const params = { slug, idCulto: culto.id, data }
  const form = useDraftForm<Values, CultoAlteracaoEquipe | null>({
    place: `${slug}/culto/${culto.id}/${data}`,
    stored: {
      versao: known?.versao ?? 0,
      valores: {
        como: known && !known.flagCancelado ? 'hora' : 'cancelado',
        hora: known?.hora ?? culto.hora,
        observacao: known?.observacao ?? '',
        avisar: true,
      },
    },
    async run({ versao, valores: { como, hora, observacao, avisar } }) {
      if (como === 'normal') {
        await api(staffAgendaCalls.deleteCultoAlteracaoEquipe, { params, query: { versao } })
        return null
      }
      const body = { versao, flagCancelado: como === 'cancelado', hora: hora || null, observacao, avisar }
      const { cultos } = await api(staffAgendaCalls.saveCultoAlteracaoEquipe, { params, body })
      const now = cultos.find(({ id }) => id === culto.id)
      return now?.alteracoes.find((one) => one.data === data) ?? null
    },
    onSaved: onDone,
  })
  const { como, hora, observacao, avisar } = form.valores
  const options = [
    { value: 'cancelado', label: m.date_cancel() },
    {
      value: 'hora',
      label: m.date_hour(),
      content: (
        <TextField
          label={m.date_new_hour()}
          type="time"
          required
          error={form.errors['hora']}
          value={hora}
          onChange={(event) => form.change({ hora: event.target.value })}
        />
      ),
    },
    ...(known ? [{ value: 'normal', label: m.date_normal() }] : []),
  ]
  return (
    <DraftForm form={form} submit={como === 'cancelado' ? m.date_cancel_submit() : m.save()}>
      <RadioGroup
        label={m.date_how()}
        name="como"
        options={options}
        value={como}
        onValueChange={(value) => form.change({ como: value as Values['como'] })}
      />
      {como !== 'normal' && (
        <>
          <TextField
            label={m.date_note()}
            hint={m.date_note_hint()}
            optional={m.optional()}
            maxLength={200}
            error={form.errors['observacao']}
            value={observacao}
            onChange={(event) => form.change({ observacao: event.target.value })}
          />
          <CheckboxField
            label={m.date_tell()}
            hint={m.date_tell_hint()}
            checked={avisar}
            onChange={(event) => form.change({ avisar: event.target.checked })}
          />
        </>
      )}
    </DraftForm>
  )
}
