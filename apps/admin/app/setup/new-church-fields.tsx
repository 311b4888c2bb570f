import type { IgrejaNova } from '@atrio/contract'
import { fold } from '@atrio/rules'
import { SelectField, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const zones = Intl.supportedValuesOf('timeZone')
const currencies = ['BRL', 'USD', 'EUR', 'MXN', 'ARS', 'CLP', 'COP', 'PEN', 'UYU', 'PYG', 'BOB', 'GBP', 'CAD']
const byLanguage = {
  'pt-BR': { idioma: 'pt_BR', pais: 'BR', moeda: 'BRL' },
  en: { idioma: 'en', pais: 'US', moeda: 'USD' },
  es: { idioma: 'es', pais: 'MX', moeda: 'MXN' },
} as const

/** What is likely of a church that is set up in this language on this device. */
export function likelyChurch(): IgrejaNova {
  const fusoHorario = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return { nome: '', codigo: '', ...byLanguage[getLocale()], fusoHorario }
}

/** `Igreja da Várzea` would be found at `igreja-da-varzea`. */
function codigoOf(nome: string): string {
  return fold(nome)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}

export function NewChurchFields({
  igreja,
  errors,
  onChange,
}: {
  igreja: IgrejaNova
  errors: Record<string, string>
  onChange: (changes: Partial<IgrejaNova>) => void
}) {
  const host = location.host.replace(/^admin\./, '')
  return (
    <>
      <TextField
        label={m.set_name()}
        required
        maxLength={80}
        error={errors['igreja.nome']}
        value={igreja.nome}
        onChange={({ target: { value } }) => {
          const follows = igreja.codigo === codigoOf(igreja.nome)
          onChange({ nome: value, ...(follows && { codigo: codigoOf(value) }) })
        }}
      />
      <TextField
        label={m.setup_address()}
        hint={m.setup_address_hint({ address: `${igreja.codigo || m.setup_address_example()}.${host}` })}
        required
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        error={errors['igreja.codigo']}
        value={igreja.codigo}
        onChange={(event) => onChange({ codigo: event.target.value.toLowerCase().trim() })}
      />
      <SelectField
        label={m.set_language()}
        options={[
          { value: 'pt_BR', label: 'Português' },
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
        value={igreja.idioma}
        onChange={(event) => onChange({ idioma: event.target.value as IgrejaNova['idioma'] })}
      />
      <SelectField
        label={m.set_zone()}
        error={errors['igreja.fusoHorario']}
        options={[...new Set([igreja.fusoHorario, ...zones])].map((zone) => ({
          value: zone,
          label: zone.replaceAll('_', ' '),
        }))}
        value={igreja.fusoHorario}
        onChange={(event) => onChange({ fusoHorario: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={m.set_country()}
          hint={m.set_country_hint()}
          required
          maxLength={2}
          error={errors['igreja.pais']}
          value={igreja.pais}
          onChange={(event) => onChange({ pais: event.target.value.toUpperCase() })}
        />
        <SelectField
          label={m.setup_currency()}
          hint={m.setup_currency_hint()}
          options={currencies.map((value) => ({ value, label: value }))}
          value={igreja.moeda}
          onChange={(event) => onChange({ moeda: event.target.value })}
        />
      </div>
    </>
  )
}
