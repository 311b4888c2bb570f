import { formatBrPhone, formatCpf, maskShortDate, shortDatePlaceholder } from '@atrio/rules'
import { DateField, MaskedField, RadioGroup, SelectField, TextArea, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { RegisterFormProps } from './register-form.ts'

export type PersonCampo = keyof typeof fields

/** One of the fields of a person (Spec §3), as each form that asks for it shows it. */
export function PersonField({ campo, ...props }: RegisterFormProps & { campo: PersonCampo }) {
  const Field = fields[campo]
  return <Field {...props} />
}

const fields = {
  nome: ({ form }: RegisterFormProps) => <TextField {...form.field('nome')} autoComplete="given-name" />,
  sobrenome: ({ form }: RegisterFormProps) => (
    <TextField {...form.field('sobrenome')} autoComplete="family-name" />
  ),
  telefone: Telefone,
  dataNascimento: ({ form }: RegisterFormProps) => (
    <DateField {...form.field('dataNascimento')} {...dates()} autoComplete="bday" />
  ),
  estadoCivil: ({ form, lookups }: RegisterFormProps) => (
    <SelectField
      // A list that arrives later must not lose what was chosen: the field begins anew with it.
      key={`estadoCivil${lookups.estadosCivis.length}`}
      {...form.field('estadoCivil')}
      options={lookups.estadosCivis}
      placeholder={m.field_choose()}
    />
  ),
  dataCasamento: ({ form }: RegisterFormProps) => <DateField {...form.field('dataCasamento')} {...dates()} />,
  qtdeFilhos: ({ form }: RegisterFormProps) => (
    <MaskedField {...form.field('qtdeFilhos')} format={twoDigits} maxLength={2} />
  ),
  ocupacao: Ocupacao,
  cpf: ({ form, church }: RegisterFormProps) =>
    church.pais === 'BR' && (
      <MaskedField {...form.field('cpf')} hint={m.field_cpf_hint()} format={formatCpf} />
    ),
  sexo: Sexo,
  congregacao: ({ form, lookups }: RegisterFormProps) => (
    <SelectField
      key={`congregacao${lookups.congregacoes.length}`}
      {...form.field('congregacao')}
      options={lookups.congregacoes}
      placeholder={m.field_choose()}
    />
  ),
  observacoes: ({ form }: RegisterFormProps) => (
    <TextArea {...form.field('observacoes')} hint={m.field_observacoes_hint()} rows={3} />
  ),
}

function Telefone({ form, church }: RegisterFormProps) {
  const inBrazil = church.pais === 'BR'
  return (
    <MaskedField
      {...form.field('telefone')}
      {...(inBrazil ? { placeholder: '+55 11 98765-4321' } : {})}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      format={inBrazil ? formatBrPhone : (typed) => typed}
    />
  )
}

function Ocupacao({ form, lookups }: RegisterFormProps) {
  return (
    <>
      <TextField {...form.field('ocupacao')} list="ocupacoes" autoComplete="organization-title" />
      <datalist id="ocupacoes">
        {lookups.ocupacoes.map((nome) => (
          <option key={nome}>{nome}</option>
        ))}
      </datalist>
    </>
  )
}

function dates() {
  const locale = getLocale()
  return {
    format: (typed: string) => maskShortDate(typed, locale),
    placeholder: shortDatePlaceholder(locale),
  }
}

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
