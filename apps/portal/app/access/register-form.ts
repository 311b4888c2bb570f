import type { AppForm } from '../forms/use-app-form.ts'
import type { AccessChurch } from './access-church.ts'
import type { RegisterValues } from './register-values.ts'
import type { Lookups } from './use-lookups.ts'

/** What each part of the registration form works with. */
export interface RegisterFormProps {
  form: AppForm<RegisterValues>
  church: AccessChurch
  lookups: Lookups
}

/** The church with what it asks at registration already; the rest is asked in the account (Decision 94). */
export function atRegistration(church: AccessChurch): AccessChurch {
  return { ...church, camposCadastro: church.camposCadastro.filter(({ flagObrigatorio }) => flagObrigatorio) }
}

/** Whether the church asks for a field. */
export function asks({ camposCadastro }: AccessChurch, name: string): boolean {
  return camposCadastro.some(({ campo }) => campo === name)
}
