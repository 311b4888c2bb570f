import { Fieldset } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { PersonField } from './person-field.tsx'
import { asks, type RegisterFormProps } from './register-form.ts'

/** What a church asks of somebody beyond name, e-mail and password. */
export function PersonFields(props: RegisterFormProps) {
  const { church } = props
  const about = ABOUT.filter((campo) => asks(church, campo))
  return (
    <>
      <Fieldset
        legend={m.register_about()}
        className={about.length > 0 || asks(church, 'sexo') ? '' : 'hidden'}
      >
        <div className="field-columns">
          {about.map((campo) => (
            <PersonField key={campo} campo={campo} {...props} />
          ))}
        </div>
        {asks(church, 'sexo') && <PersonField campo="sexo" {...props} />}
      </Fieldset>
      {asks(church, 'congregacao') && (
        <Fieldset legend={m.register_church()} className="mt-4">
          <PersonField campo="congregacao" {...props} />
        </Fieldset>
      )}
      {asks(church, 'observacoes') && (
        <Fieldset legend={m.register_health()} className="mt-4">
          <PersonField campo="observacoes" {...props} />
        </Fieldset>
      )}
    </>
  )
}

/** What stands under the first heading, above the sex. */
const ABOUT = [
  'telefone',
  'dataNascimento',
  'estadoCivil',
  'dataCasamento',
  'qtdeFilhos',
  'ocupacao',
  'cpf',
] as const
