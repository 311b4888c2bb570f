import { formatCep } from '@atrio/rules'
import { Fieldset, MaskedField, SelectField } from '@atrio/ui'
import { useWatch } from 'react-hook-form'
import { AddressLines } from '../forms/address-lines.tsx'
import { useAddressLookup } from '../forms/use-address-lookup.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { asks, type RegisterFormProps } from './register-form.ts'

/** Where someone lives; the country decides how the postcode looks. */
export function AddressFields({ form, church, lookups }: RegisterFormProps) {
  const pais = useWatch({ control: form.rhf.control, name: 'endereco.pais' }) || church.pais
  useAddressLookup(form, { pais, asked: asks(church, 'endereco') })
  if (!asks(church, 'endereco')) return null
  const inBrazil = pais === 'BR'
  const options = lookups.paises.length > 0 ? lookups.paises : [ownCountry(church.pais)]
  return (
    <Fieldset legend={m.register_address()} className="mt-4">
      <div className="field-rows grid items-start gap-4 sm:grid-cols-6">
        <SelectField
          key={`pais${options.length}`}
          {...form.field('endereco.pais', { deps: ['endereco.cep'] })}
          options={options}
          autoComplete="country"
          fieldClassName="sm:col-span-3"
        />
        <MaskedField
          {...form.field('endereco.cep')}
          format={inBrazil ? formatCep : asTyped}
          inputMode={inBrazil ? 'numeric' : 'text'}
          autoComplete="postal-code"
          fieldClassName="sm:col-span-3"
        />
        <AddressLines field={form.field} pais={pais} />
      </div>
    </Fieldset>
  )
}

/** The one country that can be shown before the list has come. */
function ownCountry(pais: string) {
  const names = new Intl.DisplayNames(getLocale(), { type: 'region' })
  return { value: pais, label: names.of(pais) ?? pais }
}

function asTyped(typed: string): string {
  return typed
}
