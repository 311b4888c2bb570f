import type { AppForm } from '../forms/use-app-form.ts'
import type { AccessChurch } from './access-church.ts'
import type { RegisterValues } from './register-values.ts'
import type { Lookups } from './use-lookups.ts'

/** What each part of the registration form works with. */
export interface RegisterFormProps {
  form: AppForm<RegisterValues>
  church: AccessChurch
  lookups: Lookups
  /** Name and e-mail are known, and not asked again. */
  isKnown?: boolean
}

/** Whether the church asks for a field. */
export function asks({ camposCadastro }: AccessChurch, name: string): boolean {
  return camposCadastro.some(({ campo }) => campo === name)
}
