import { PasswordField, type PasswordFieldProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** A password that exists already. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideButtonLabel'>) {
  return (
    <PasswordField
      autoComplete="current-password"
      {...props}
      showLabel={m.form_show_password()}
      hideButtonLabel={m.form_hide_password()}
    />
  )
}
