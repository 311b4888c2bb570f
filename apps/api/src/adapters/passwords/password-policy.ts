import type { CampoError } from '@atrio/contract'
import { password as passwordRule } from '@atrio/rules'
import { isCommonPassword } from './common-passwords.ts'

/**
 * What is wrong with a new password: a requirement of Spec §5, or `passwordCommon` for one that a guesser tries first.
 * `own` are words of the person's own, such as their name.
 */
export function checkNewPassword(campo: string, value: string, own: readonly string[]): CampoError[] {
  if (value === '') return [{ campo, regra: 'required' }]
  const error = passwordRule(value)
  if (error) return [{ campo, ...error }]
  return isCommonPassword(value, own) ? [{ campo, regra: 'passwordCommon' }] : []
}
