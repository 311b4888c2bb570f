import { staffListsCalls, type ListasEquipe } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import { ListForm, type ListItem } from './list-form.tsx'
import { TextFields } from './text-fields.tsx'

type Motivo = Omit<ListasEquipe['motivosOracao']['itens'][number], 'id'> & ListItem

/** What a request for prayer may be about. */
export function PrayerReasonsPage() {
  return (
    <ListForm<Motivo>
      title={m.prayer_reasons_title()}
      lead={m.prayer_reasons_lead()}
      place="motivosOracao"
      call={staffListsCalls.saveMotivosOracaoEquipe}
      read={({ motivosOracao }) => motivosOracao}
      fresh={{}}
      add={m.reasons_new()}
      none={m.prayer_reasons_none()}
      uses={(count) => m.prayer_reasons_uses({ count })}
      isOrdered
      fields={(item, change, error) => (
        <TextFields
          lines={[{ name: 'nome', label: m.list_name, max: 80, isRequired: true }]}
          valores={item}
          errors={{ nome: error('nome') ?? '' }}
          onChange={({ nome }) => change({ nome: nome ?? '' })}
        />
      )}
    />
  )
}
