import { Fieldset } from '@atrio/ui'
import { Fragment, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { AddressFields } from './address-fields.tsx'
import { PersonField } from './person-field.tsx'
import type { RegisterFormProps } from './register-form.ts'

/** What a church asks of somebody beyond name, e-mail and password, in the order that it has chosen (Decision 191). */
export function PersonFields(props: RegisterFormProps) {
  const asked = props.church.camposCadastro.map(({ campo }) => campo)
  const about = asked.filter((campo): campo is About => (ABOUT as readonly string[]).includes(campo))
  const groups: { first: string | undefined; fields: ReactNode }[] = [
    {
      first: about[0],
      fields: (
        <Fieldset legend={m.register_about()} className={about.length > 0 ? '' : 'hidden'}>
          <div className="field-columns">
            {about.map((campo) =>
              campo === 'sexo' ? (
                <div key={campo} className="col-span-full">
                  <PersonField campo={campo} {...props} />
                </div>
              ) : (
                <PersonField key={campo} campo={campo} {...props} />
              ),
            )}
          </div>
        </Fieldset>
      ),
    },
    { first: 'congregacao', fields: <Alone campo="congregacao" legend={m.register_church()} {...props} /> },
    { first: 'observacoes', fields: <Alone campo="observacoes" legend={m.register_health()} {...props} /> },
    { first: 'endereco', fields: <AddressFields {...props} /> },
  ]
  // What belongs together stands together, where the first of it is asked.
  const placeOf = (first: string | undefined) => {
    const place = asked.findIndex((campo) => campo === first)
    return place === -1 ? asked.length : place
  }
  return groups
    .toSorted((one, other) => placeOf(one.first) - placeOf(other.first))
    .map(({ first = 'none', fields }) => <Fragment key={first}>{fields}</Fragment>)
}

function Alone({
  campo,
  legend,
  ...props
}: RegisterFormProps & { campo: 'congregacao' | 'observacoes'; legend: string }) {
  if (!props.church.camposCadastro.some((one) => one.campo === campo)) return null
  return (
    <Fieldset legend={legend} className="mt-4">
      <PersonField campo={campo} {...props} />
    </Fieldset>
  )
}

type About = (typeof ABOUT)[number]

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
] as const
