import { staffSettingsCalls, type AjustesIgreja, type ContatoValores } from '@atrio/contract'
import { Fieldset, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { placeText, readPlace } from './place.ts'
import { SettingsForm } from './settings-form.tsx'
import { TextFields, type Line } from './text-fields.tsx'

type Name = Exclude<keyof ContatoValores, 'latitude' | 'longitude'>
const groups: readonly { legend: () => string; lines: readonly (Line & { name: Name })[] }[] = [
  {
    legend: m.set_reach,
    lines: [
      { name: 'telefone', label: m.set_phone, max: 40, type: 'tel' },
      { name: 'whatsapp', label: () => 'WhatsApp', max: 40, type: 'tel' },
      { name: 'email', label: m.email, max: 254, type: 'email' },
    ],
  },
  {
    legend: m.set_address,
    lines: [
      { name: 'pais', label: m.set_country, hint: m.set_country_hint, max: 2, isRequired: true },
      { name: 'cep', label: m.set_postcode, max: 20 },
      { name: 'rua', label: m.set_street, max: 160 },
      { name: 'numero', label: m.set_number, max: 20 },
      { name: 'complemento', label: m.set_extra, max: 120 },
      { name: 'bairro', label: m.set_district, max: 120 },
      { name: 'cidade', label: m.set_city, max: 120 },
      { name: 'estado', label: m.set_state, max: 80 },
      { name: 'comoChegar', label: m.set_way, hint: m.set_way_hint, max: 1_000, isLong: true },
    ],
  },
  {
    legend: m.set_elsewhere,
    lines: [
      { name: 'site', label: m.set_site, hint: m.set_https, max: 300, type: 'url' },
      { name: 'instagram', label: () => 'Instagram', max: 300, type: 'url' },
      { name: 'youtube', label: () => 'YouTube', max: 300, type: 'url' },
      { name: 'facebook', label: () => 'Facebook', max: 300, type: 'url' },
      { name: 'appAndroid', label: m.set_android, max: 300, type: 'url' },
      { name: 'appIos', label: m.set_ios, max: 300, type: 'url' },
    ],
  },
]

interface Typed extends Omit<ContatoValores, 'latitude' | 'longitude'> {
  /** As somebody copies it from a map: `-23.5874, -46.6576`. */
  lugar: string
}

/** How people reach the church, and where it is. */
export function ContactPage() {
  return (
    <SettingsForm<Typed>
      title={m.set_contact()}
      place="contato"
      call={staffSettingsCalls.saveContatoEquipe}
      read={read}
      toBody={toBody}
    >
      {({ valores, errors, change }) =>
        groups.map(({ legend, lines }) => (
          <Fieldset key={lines[0]!.name} legend={legend()}>
            <div className="grid grid-cols-1 gap-5">
              <TextFields lines={lines} valores={valores} errors={errors} onChange={change} />
              {lines[0]!.name === 'pais' && (
                <TextField
                  label={m.set_map()}
                  hint={m.set_map_hint()}
                  optional={m.optional()}
                  maxLength={60}
                  error={errors['latitude'] ?? errors['longitude']}
                  value={valores.lugar}
                  onChange={(event) => change({ lugar: event.target.value })}
                />
              )}
            </div>
          </Fieldset>
        ))
      }
    </SettingsForm>
  )
}

function read({ contato }: AjustesIgreja) {
  const { versao, latitude, longitude, id: _id, nome: _nome, ...rest } = contato
  return { versao, valores: { ...rest, lugar: placeText(latitude, longitude) } }
}

function toBody({ lugar, pais, ...rest }: Typed): ContatoValores {
  return { ...rest, pais: (pais ?? '').trim().toUpperCase(), ...readPlace(lugar) }
}
