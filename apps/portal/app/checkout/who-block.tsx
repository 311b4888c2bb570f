import { accountCalls } from '@atrio/contract'
import { Block } from './block.tsx'
import { Button, SelectField, TextField } from '@atrio/ui'
import { useState, type ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { CheckoutForm } from './use-checkout.ts'

/** Whom the receipt goes to. Countries decide which ways to pay there are (Spec §5). */
export function WhoBlock(props: {
  form: CheckoutForm
  pais: string
  onCountry: (pais: string) => void
  guest: boolean
}) {
  const { form, pais, onCountry, guest } = props
  // What the account says is shown, and asked of nobody again; what the server refuses has to be seen.
  const [wanted, setOpen] = useState(guest)
  const open =
    wanted || form.refused.some(({ fieldId }) => PAYER.some((name) => fieldId.endsWith(`-${name}`)))
  const { data } = useCall(accountCalls.listPaises)
  const options = data
    ? data.paises.map(({ codigo, nome }) => ({ value: codigo, label: nome }))
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
      {!open && <Known form={form} onChange={() => setOpen(true)} />}
      <div className={open ? 'field-columns' : 'hidden'}>
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

const PAYER = ['nome', 'email', 'pais']

/** Who pays, as far as the account knows. */
function Known({ form, onChange }: { form: CheckoutForm; onChange: () => void }) {
  const [nome, email, pais] = useWatch({ control: form.rhf.control, name: ['nome', 'email', 'pais'] })
  const country = pais && new Intl.DisplayNames(getLocale(), { type: 'region' }).of(pais)
  return (
    <div className="flex items-start justify-between gap-4">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{nome}</span>
        <span className="block text-sm text-ink-muted">{email}</span>
        {country && <span className="block text-sm text-ink-muted">{country}</span>}
      </p>
      <Button variant="quiet" onClick={onChange}>
        {m.checkout_change()}
      </Button>
    </div>
  )
}
