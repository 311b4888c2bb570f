import { TextField } from '@atrio/ui'
import { useWatch } from 'react-hook-form'
import { NewPasswordField } from '../forms/new-password-field.tsx'
import { asks, type RegisterFormProps } from './register-form.ts'

/** What every church asks: a name, an e-mail and a password, once: it can be shown, and be recovered by e-mail. */
export function BasicFields({ form, church }: Omit<RegisterFormProps, 'lookups'>) {
  const typed = useWatch({ control: form.rhf.control, name: 'senha' }) ?? ''
  const twoNames = asks(church, 'sobrenome')
  return (
    <div className="stack">
      <TextField {...form.field('nome')} autoComplete={twoNames ? 'given-name' : 'name'} />
      {twoNames && <TextField {...form.field('sobrenome')} autoComplete="family-name" />}
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField {...form.field('senha')} typed={typed} />
    </div>
  )
}
