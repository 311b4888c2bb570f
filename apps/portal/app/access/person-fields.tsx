import { formatBrPhone, formatCpf, maskShortDate, shortDatePlaceholder } from '@atrio/rules'
import { DateField, Fieldset, MaskedField, RadioGroup, SelectField, TextArea, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { asks, type RegisterFormProps } from './register-form.ts'

/** What a church asks of somebody beyond name, e-mail and password. */
export function PersonFields({ form, church, lookups }: RegisterFormProps) {
  const locale = getLocale()
  const inBrazil = church.pais === 'BR'
  const dates = {
    format: (typed: string) => maskShortDate(typed, locale),
    placeholder: shortDatePlaceholder(locale),
  }
  const phone = inBrazil ? formatBrPhone : (typed: string) => typed
  const about = ABOUT.some((campo) => asks(church, campo))
  return (
    <>
      <Fieldset legend={m.register_about()} className={about ? '' : 'hidden'}>
        <div className="field-columns">
          {asks(church, 'telefone') && (
            <MaskedField
              {...form.field('telefone')}
              {...(inBrazil ? { placeholder: '+55 11 98765-4321' } : {})}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              format={phone}
            />
          )}
          {asks(church, 'dataNascimento') && (
            <DateField {...form.field('dataNascimento')} {...dates} autoComplete="bday" />
          )}
          {asks(church, 'estadoCivil') && (
            <SelectField
              // A list that arrives later must not lose what was chosen: the field begins anew with it.
              key={`estadoCivil${lookups.estadosCivis.length}`}
              {...form.field('estadoCivil')}
              options={lookups.estadosCivis}
              placeholder={m.field_choose()}
            />
          )}
          {asks(church, 'dataCasamento') && <DateField {...form.field('dataCasamento')} {...dates} />}
          {asks(church, 'qtdeFilhos') && (
            <MaskedField {...form.field('qtdeFilhos')} format={twoDigits} maxLength={2} />
          )}
          {asks(church, 'ocupacao') && (
            <>
              <TextField {...form.field('ocupacao')} list="ocupacoes" autoComplete="organization-title" />
              <datalist id="ocupacoes">
                {lookups.ocupacoes.map((nome) => (
                  <option key={nome}>{nome}</option>
                ))}
              </datalist>
            </>
          )}
          {asks(church, 'cpf') && inBrazil && (
            <MaskedField {...form.field('cpf')} hint={m.field_cpf_hint()} format={formatCpf} />
          )}
        </div>
        {asks(church, 'sexo') && <Sexo form={form} />}
      </Fieldset>
      {asks(church, 'congregacao') && (
        <Fieldset legend={m.register_church()} className="mt-4">
          <SelectField
            key={`congregacao${lookups.congregacoes.length}`}
            {...form.field('congregacao')}
            options={lookups.congregacoes}
            placeholder={m.field_choose()}
          />
        </Fieldset>
      )}
      {asks(church, 'observacoes') && (
        <Fieldset legend={m.register_health()} className="mt-4">
          <TextArea {...form.field('observacoes')} hint={m.field_observacoes_hint()} rows={3} />
        </Fieldset>
      )}
    </>
  )
}

/** What stands under the first heading. */
const ABOUT = [
  'telefone',
  'dataNascimento',
  'estadoCivil',
  'dataCasamento',
  'qtdeFilhos',
  'ocupacao',
  'cpf',
  'sexo',
]

function Sexo({ form }: Pick<RegisterFormProps, 'form'>) {
  const { id, label, error, valid: _, name, ...rest } = form.field('sexo')
  const { optional, ...input } = { optional: undefined, ...rest }
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <RadioGroup
        label={
          optional ? (
            <>
              {label} <span className="field-optional">{optional}</span>
            </>
          ) : (
            label
          )
        }
        {...(error ? { error } : {})}
        name={name}
        inputProps={input}
        layout="row"
        options={[
          { value: 'feminino', label: m.field_sexo_feminino() },
          { value: 'masculino', label: m.field_sexo_masculino() },
        ]}
      />
    </div>
  )
}

function twoDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 2)
}
