import { Fieldset } from '@atrio/ui'
import { useWatch } from 'react-hook-form'
import { NewPasswordField } from '../forms/new-password-field.tsx'
import { SecretField } from '../forms/secret-field.tsx'
import { m } from '../paraglide/messages.js'
import type { RegisterFormProps } from './register-form.ts'

/** The password someone will log in with, twice. */
export function CredentialFields({ form }: RegisterFormProps) {
  const typed = useWatch({ control: form.rhf.control, name: 'senha' }) ?? ''
  return (
    <Fieldset legend={m.register_access()} className="mt-4">
      <div className="field-columns">
        <NewPasswordField {...form.field('senha', { deps: ['confirmarSenha'] })} typed={typed} />
        <SecretField {...form.field('confirmarSenha')} autoComplete="new-password" />
      </div>
    </Fieldset>
  )
}
