import type { UsuarioEquipe } from '@atrio/contract'
import { Fieldset, SelectField, TextField } from '@atrio/ui'
import { PostcodeField } from '../content/postcode-field.tsx'
import { m } from '../paraglide/messages.js'
import { fieldWords } from './import-words.ts'
import { ADDRESS, sexes, type EstadosCivis, type MoreValues } from './person-more.ts'

interface Props {
  values: MoreValues
  perguntas: UsuarioEquipe['respostas']
  estadosCivis: EstadosCivis
  refusals: Record<string, string>
  onChange: (values: MoreValues) => void
}

/** What is known of somebody beyond a name and a telephone: themselves, where they live, and the church's own questions. */
export function PersonMoreFields({ values, perguntas, estadosCivis, refusals, onChange }: Props) {
  const field = (name: 'sexo' | 'estadoCivil' | 'dataCasamento' | 'ocupacao') => ({
    label: fieldWords[name](),
    value: values[name],
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  })
  return (
    <>
      <SelectField
        {...field('sexo')}
        placeholder={m.person_none()}
        options={Object.entries(sexes).map(([value, label]) => ({ value, label: label() }))}
      />
      <SelectField
        {...field('estadoCivil')}
        placeholder={m.person_none()}
        options={estadosCivis.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
      />
      <TextField type="date" {...field('dataCasamento')} />
      <TextField maxLength={120} {...field('ocupacao')} />
      <Address values={values} refusals={refusals} onChange={onChange} />
      {perguntas.length > 0 && (
        <Fieldset legend={m.custom_title()}>
          {perguntas.map((pergunta) => (
            <Answer
              key={pergunta.id}
              pergunta={pergunta}
              value={values.respostas[pergunta.id] ?? ''}
              error={refusals[`respostas.${pergunta.id}`]}
              onText={(text) =>
                onChange({ ...values, respostas: { ...values.respostas, [pergunta.id]: text } })
              }
            />
          ))}
        </Fieldset>
      )}
    </>
  )
}

const LONGEST = { cep: 12, rua: 120, numero: 20, complemento: 80, bairro: 80, cidade: 80, estado: 60 }

function Address({ values, refusals, onChange }: Pick<Props, 'values' | 'refusals' | 'onChange'>) {
  const { endereco } = values
  const set = (parts: Partial<MoreValues['endereco']>) =>
    onChange({ ...values, endereco: { ...endereco, ...parts } })
  return (
    <Fieldset legend={m.person_address()}>
      {ADDRESS.map((part) => {
        const given = {
          label: fieldWords[`endereco.${part}`](),
          value: endereco[part],
          error: refusals[`endereco.${part}`],
        }
        if (part !== 'cep') {
          return (
            <TextField
              key={part}
              {...given}
              maxLength={LONGEST[part]}
              onChange={({ target }) => set({ [part]: target.value })}
            />
          )
        }
        return (
          <PostcodeField
            key={part}
            {...given}
            onText={(text) => set({ cep: text })}
            onFound={(found) => {
              const empty = (['rua', 'bairro', 'cidade', 'estado'] as const).filter(
                (one) => !endereco[one] && found[one],
              )
              if (empty.length > 0) set(Object.fromEntries(empty.map((one) => [one, found[one]!])))
            }}
          />
        )
      })}
    </Fieldset>
  )
}

function Answer({
  pergunta: { nome, tipo, opcoes },
  value,
  error,
  onText,
}: {
  pergunta: UsuarioEquipe['respostas'][number]
  value: string
  error: string | undefined
  onText: (text: string) => void
}) {
  const given = {
    label: nome,
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  }
  if (tipo === 'opcao') {
    return (
      <SelectField
        {...given}
        placeholder={m.person_none()}
        options={opcoes.map((opcao) => ({ value: opcao, label: opcao }))}
      />
    )
  }
  if (tipo === 'data') return <TextField type="date" {...given} />
  return <TextField maxLength={500} inputMode={tipo === 'numero' ? 'decimal' : 'text'} {...given} />
}
