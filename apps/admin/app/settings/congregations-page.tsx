import { staffListsCalls, type ListasEquipe } from '@atrio/contract'
import { TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { ListForm, type ListItem } from './list-form.tsx'
import { placeText, readPlace } from './place.ts'
import { TextFields, type Line } from './text-fields.tsx'

type Congregacao = Omit<ListasEquipe['congregacoes']['itens'][number], 'id' | 'latitude' | 'longitude'> &
  ListItem & {
    /** As somebody copies it from a map. */
    lugar: string
  }
type Name = Exclude<keyof Congregacao, 'id' | 'flagArquivado' | 'usos' | 'lugar'>

const lines: readonly (Line & { name: Name })[] = [
  { name: 'nome', label: m.list_name, max: 80, isRequired: true },
  { name: 'horarios', label: m.congregation_when, hint: m.congregation_when_hint, max: 300, isLong: true },
  { name: 'rua', label: m.set_street, max: 160 },
  { name: 'numero', label: m.set_number, max: 20 },
  { name: 'bairro', label: m.set_district, max: 120 },
  { name: 'cidade', label: m.set_city, max: 120 },
]

/** Where else the church meets. */
export function CongregationsPage() {
  return (
    <ListForm<Congregacao>
      title={m.congregations_title()}
      lead={m.congregations_lead()}
      place="congregacoes"
      call={staffListsCalls.saveCongregacoesEquipe}
      read={({ congregacoes: { versao, itens } }) => ({
        versao,
        itens: itens.map(({ latitude, longitude, ...item }) => ({
          ...item,
          lugar: placeText(latitude, longitude),
        })),
      })}
      toBody={({ lugar, usos: _usos, ...item }) => ({ ...item, ...readPlace(lugar) })}
      fresh={{ horarios: null, rua: null, numero: null, bairro: null, cidade: null, lugar: '' }}
      add={m.congregations_new()}
      none={m.congregations_none()}
      uses={(count) => m.congregations_uses({ count })}
      fields={(item, change, error) => (
        <>
          <TextFields
            lines={lines}
            valores={item}
            errors={Object.fromEntries(lines.map(({ name }) => [name, error(name) ?? '']))}
            onChange={({ nome, ...rest }) =>
              change({ ...rest, ...(nome !== undefined && { nome: nome ?? '' }) })
            }
          />
          <TextField
            label={m.set_map()}
            hint={m.set_map_hint()}
            optional={m.optional()}
            maxLength={60}
            error={error('latitude') ?? error('longitude')}
            value={item.lugar}
            onChange={(event) => change({ lugar: event.target.value })}
          />
        </>
      )}
    />
  )
}
