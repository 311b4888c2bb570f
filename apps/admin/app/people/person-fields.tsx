import { SelectField, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** What is typed of somebody. */
export interface PersonValues {
  nome: string
  sobrenome: string
  telefone: string
  dataNascimento: string
  congregacao: string
}

export function PersonFields({
  values,
  congregacoes,
  refusals,
  onChange,
}: {
  values: PersonValues
  congregacoes: readonly { id: number; nome: string }[]
  refusals: Record<string, string>
  onChange: (values: PersonValues) => void
}) {
  const field = (name: keyof PersonValues) => ({
    value: values[name],
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  })
  return (
    <>
      <TextField label={m.person_first()} required maxLength={80} {...field('nome')} />
      <TextField label={m.person_last()} maxLength={80} {...field('sobrenome')} />
      <TextField label={m.person_phone()} type="tel" maxLength={30} {...field('telefone')} />
      <TextField type="date" label={m.person_birth()} {...field('dataNascimento')} />
      {congregacoes.length > 0 && (
        <SelectField
          label={m.person_congregation()}
          placeholder={m.person_no_congregation()}
          options={congregacoes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          {...field('congregacao')}
        />
      )}
    </>
  )
}

/** As the calls take it: what is empty is nothing. */
export function toDados({ nome, sobrenome, telefone, dataNascimento, congregacao }: PersonValues) {
  return {
    nome,
    sobrenome,
    telefone: telefone.trim() || null,
    dataNascimento: dataNascimento || null,
    congregacao: congregacao === '' ? null : Number(congregacao),
  }
}
