import { accountCalls } from '@atrio/contract'
import { Block } from './block.tsx'
import { SelectField, TextField } from '@atrio/ui'
import type { ChangeEvent } from 'react'
import { Link } from 'react-router'
import { api } from '../lib/api-client.ts'
import { paths } from '../lib/paths.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { CheckoutForm } from './checkout-flow.tsx'

/** Whom the receipt goes to. Countries decide which ways to pay there are (Spec §5). */
export function WhoBlock(props: {
  form: CheckoutForm
  pais: string
  onCountry: (pais: string) => void
  guest: boolean
}) {
  const { form, pais, onCountry, guest } = props
  const paises = useLoaded('paises', async () => (await api(accountCalls.listPaises)).paises)
  const options =
    paises.state === 'loaded'
      ? paises.data.map(({ codigo, nome }) => ({ value: codigo, label: nome }))
      : [{ value: pais, label: new Intl.DisplayNames(getLocale(), { type: 'region' }).of(pais) ?? pais }]
  return (
    <Block step={1} title={m.checkout_who()}>
      {guest && (
        <p>
          <Link
            to={paths.access({ redirectTo: paths.checkout() })}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {m.checkout_have_account()}
          </Link>
        </p>
      )}
      <div className="field-columns">
        <TextField {...form.field('nome')} autoComplete="name" fieldClassName="sm:col-span-2" />
        <TextField
          {...form.field('email')}
          hint={m.checkout_email_hint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          fieldClassName="sm:col-span-2"
        />
        {/* A list that arrives later must not lose what was chosen: the field begins anew with it. */}
        <SelectField
          key={options.length}
          {...form.field('pais', {
            onChange: (event: ChangeEvent<HTMLSelectElement>) => onCountry(event.target.value),
          })}
          options={options}
          autoComplete="country"
        />
      </div>
    </Block>
  )
}
