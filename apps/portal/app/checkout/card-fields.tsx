import {
  cardBrand,
  cvvLengths,
  formatCardNumber,
  formatCardValidity,
  formatCpf,
  maskShortDate,
  shortDatePlaceholder,
} from '@atrio/rules'
import { CheckboxField, DateField, MaskedField, SelectField, TextField } from '@atrio/ui'
import { CreditCard, Lock } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { CheckoutForm } from './use-checkout.ts'
import type { Asked } from './checkout-values.ts'

/** A card that is not saved yet. What is typed here goes to the tokenisation service alone. */
export function CardFields({ form, asked, saves }: { form: CheckoutForm; asked: Asked; saves: boolean }) {
  const { user } = useSession()
  const numero = useWatch({ control: form.rhf.control, name: 'cartao.numero' }) ?? ''
  const brand = cardBrand(numero)
  const locale = getLocale()
  return (
    <div className="field-columns">
      <MaskedField
        {...form.field('cartao.numero', { deps: ['cartao.cvv'] })}
        format={formatCardNumber}
        autoComplete="cc-number"
        fieldClassName="sm:col-span-2"
        trail={
          brand ? (
            <span className="text-sm font-semibold">{brandName(brand)}</span>
          ) : (
            <CreditCard aria-hidden="true" className="size-5 text-ink-muted" />
          )
        }
      />
      <MaskedField
        {...form.field('cartao.validade')}
        hint={m.checkout_card_validade_hint()}
        format={formatCardValidity}
        autoComplete="cc-exp"
      />
      <MaskedField
        {...form.field('cartao.cvv')}
        hint={m.checkout_card_cvv_hint({ digits: cvvLengths(brand).join('–') })}
        format={fourDigits}
        autoComplete="cc-csc"
      />
      <TextField
        {...form.field('cartao.nome')}
        autoComplete="cc-name"
        spellCheck={false}
        fieldClassName="sm:col-span-2"
      />
      {asked.pais === 'BR' && (
        <>
          <MaskedField {...form.field('cartao.documento')} format={formatCpf} autoComplete="off" />
          <DateField
            {...form.field('cartao.nascimento')}
            format={(typed: string) => maskShortDate(typed, locale)}
            placeholder={shortDatePlaceholder(locale)}
            autoComplete="bday"
          />
        </>
      )}
      <p className="flex gap-2 text-sm text-ink-muted sm:col-span-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {m.checkout_card_safe()}
      </p>
      {user && saves && (
        <CheckboxField
          {...form.rhf.register('salvarCartao')}
          label={m.checkout_card_save()}
          className="sm:col-span-2"
        />
      )}
    </div>
  )
}

/** A bank account in the United States (Spec §3). */
export function AccountFields({ form }: { form: CheckoutForm }) {
  return (
    <div className="field-columns">
      <TextField {...form.field('conta.nome')} autoComplete="name" fieldClassName="sm:col-span-2" />
      <TextField {...form.field('conta.roteamento')} inputMode="numeric" autoComplete="off" maxLength={9} />
      <TextField {...form.field('conta.conta')} inputMode="numeric" autoComplete="off" maxLength={17} />
      <SelectField
        {...form.field('conta.tipoConta')}
        options={[
          { value: 'checking', label: m.checkout_ach_checking() },
          { value: 'savings', label: m.checkout_ach_savings() },
        ]}
      />
    </div>
  )
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners',
  discover: 'Discover',
  jcb: 'JCB',
}

function brandName(brand: string): string {
  return brands[brand] ?? brand
}

function fourDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4)
}
