import { accountCalls, ApiError, enderecoRules, type EnderecoPessoal } from '@atrio/contract'
import { formatCep } from '@atrio/rules'
import {
  buttonClass,
  CheckboxField,
  MaskedField,
  SelectField,
  type SelectFieldProps,
  useToasts,
} from '@atrio/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { AddressLines } from '../forms/address-lines.tsx'
import { AppForm } from '../forms/app-form.tsx'
import { useAddressLookup } from '../forms/use-address-lookup.ts'
import { useAppForm } from '../forms/use-app-form.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { retrySession, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const PARTS = ['pais', 'cep', 'rua', 'numero', 'complemento', 'bairro', 'cidade', 'estado'] as const
type Parts = Partial<Record<(typeof PARTS)[number], string>>

/** One address; the postcode fills in what it knows and never stands in the way. */
export function AddressForm({ known, pais: own }: { known: EnderecoPessoal | null; pais: string }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const { show } = useToasts()
  const [isMain, setIsMain] = useState(known?.flagPrincipal ?? false)
  const form = useAppForm<{ endereco: Parts }>({
    name: `address-${known?.id ?? 'new'}`,
    labels: labels(),
    rules: enderecoRules('endereco.'),
    defaultValues: { endereco: known ? filled(known) : { pais: own } },
    draft: false,
    async onSubmit({ endereco }) {
      if (!user) return
      const parts = Object.fromEntries(PARTS.map((part) => [part, endereco[part]?.trim() || null]))
      const body = { ...parts, ...(isMain && { flagPrincipal: true }) }
      const stale = [accountCalls.listEnderecos, accountCalls.getUsuario]
      if (known) {
        await write(accountCalls.saveEndereco, { params: { id: user.id, addressId: known.id }, body }, stale)
      } else await write(accountCalls.createEndereco, { params: { id: user.id }, body }, stale)
      await retrySession()
      show({ tone: 'ok', title: m.account_address_saved() })
      await navigate(paths.addresses(), { replace: true })
    },
    // The call names the parts of the one address that it takes.
    onFailure(error) {
      const refused = error instanceof ApiError ? (error.body.campos ?? []) : []
      form.refuse(refused.map(({ campo, ...rest }) => ({ campo: `endereco.${campo}`, ...rest })))
      return refused.length > 0
    },
  })
  const pais = useWatch({ control: form.rhf.control, name: 'endereco.pais' }) ?? own
  useAddressLookup(form, { pais })
  return (
    <AppForm
      form={form}
      submitLabel={m.account_address_save()}
      after={
        <Link to={paths.addresses()} className={buttonClass({ variant: 'quiet', block: true })}>
          {m.data_update_back()}
        </Link>
      }
    >
      <div className="field-rows grid items-start gap-4 sm:grid-cols-6">
        <Country field={form.field('endereco.pais', { deps: ['endereco.cep'] })} own={own} />
        <MaskedField
          {...form.field('endereco.cep')}
          format={pais === 'BR' ? formatCep : (typed) => typed}
          inputMode={pais === 'BR' ? 'numeric' : 'text'}
          autoComplete="postal-code"
          fieldClassName="sm:col-span-3"
        />
        <AddressLines field={form.field} pais={pais} />
      </div>
      {!known?.flagPrincipal && (
        <CheckboxField
          label={m.account_address_is_main()}
          checked={isMain}
          onChange={(event) => setIsMain(event.currentTarget.checked)}
        />
      )}
    </AppForm>
  )
}

function Country({ field, own }: { field: SelectFieldProps; own: string }) {
  const { data } = useCall(accountCalls.listPaises)
  const options = data?.paises.map(({ codigo, nome }) => ({ value: codigo, label: nome })) ?? [
    { value: own, label: new Intl.DisplayNames(getLocale(), { type: 'region' }).of(own) ?? own },
  ]
  return (
    <SelectField
      // A list that arrives later must not lose what was chosen: the field begins anew with it.
      key={options.length}
      {...field}
      options={options}
      autoComplete="country"
      fieldClassName="sm:col-span-3"
    />
  )
}

function labels(): Record<string, string> {
  return {
    'endereco.pais': m.field_pais(),
    'endereco.cep': m.field_cep(),
    'endereco.rua': m.field_rua(),
    'endereco.numero': m.field_numero(),
    'endereco.complemento': m.field_complemento(),
    'endereco.bairro': m.field_bairro(),
    'endereco.cidade': m.field_cidade(),
    'endereco.estado': m.field_estado(),
  }
}

function filled(endereco: EnderecoPessoal): Parts {
  const parts = PARTS.flatMap((part) => (endereco[part] ? [[part, endereco[part]] as const] : []))
  const known: Parts = Object.fromEntries(parts)
  return known.pais === 'BR' && known.cep ? { ...known, cep: formatCep(known.cep) } : known
}
