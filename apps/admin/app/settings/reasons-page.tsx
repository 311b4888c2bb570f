import { staffListsCalls, type ListasEquipe } from '@atrio/contract'
import { CheckboxField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { ListForm, type ListItem } from './list-form.tsx'
import { TextFields } from './text-fields.tsx'

type Motivo = Omit<ListasEquipe['motivos']['itens'][number], 'id'> & ListItem

/** What people give for. */
export function ReasonsPage() {
  return (
    <ListForm<Motivo>
      title={m.reasons_title()}
      lead={m.reasons_lead()}
      place="motivos"
      call={staffListsCalls.saveMotivosEquipe}
      read={({ motivos }) => motivos}
      fresh={{ descricao: null, flagDoacao: true, flagRecorrencia: false }}
      add={m.reasons_new()}
      none={m.reasons_none()}
      uses={(count) => m.reasons_uses({ count })}
      isOrdered
      fields={(item, change, error) => (
        <>
          <TextFields
            lines={[
              { name: 'nome', label: m.list_name, max: 80, isRequired: true },
              {
                name: 'descricao',
                label: m.reasons_about,
                hint: m.reasons_about_hint,
                max: 300,
                isLong: true,
              },
            ]}
            valores={item}
            errors={{ nome: error('nome') ?? '', descricao: error('descricao') ?? '' }}
            onChange={({ nome, ...rest }) =>
              change({ ...rest, ...(nome !== undefined && { nome: nome ?? '' }) })
            }
          />
          <CheckboxField
            label={m.reasons_gift()}
            checked={item.flagDoacao}
            onChange={(event) => change({ flagDoacao: event.target.checked })}
          />
          <CheckboxField
            label={m.reasons_monthly()}
            hint={m.reasons_monthly_hint()}
            checked={item.flagRecorrencia}
            onChange={(event) => change({ flagRecorrencia: event.target.checked })}
          />
        </>
      )}
    />
  )
}
