import { PASSWORD_RULES_ATTRIBUTE, passwordChecks } from '@atrio/rules'
import { PasswordField, type PasswordFieldProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideButtonLabel' | 'checks'> & {
  /** What is typed so far. */
  typed: string
}

/** A new password with the live list of what it needs (Spec §5). */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { minLength, lower, upper, number, special } = passwordChecks(typed)
  const checks = [
    { label: m.password_check_length(), met: minLength },
    { label: m.password_check_letters(), met: lower && upper },
    { label: m.password_check_number(), met: number },
    { label: m.password_check_special(), met: special },
  ]
  const met = checks.filter((check) => check.met).length
  return (
    <PasswordField
      autoComplete="new-password"
      {...{ passwordrules: PASSWORD_RULES_ATTRIBUTE }}
      {...field}
      showLabel={m.form_show_password()}
      hideButtonLabel={m.form_hide_password()}
      checks={checks}
      {...(typed ? { checksStatus: m.password_checks_status({ met, total: checks.length }) } : {})}
    />
  )
}
