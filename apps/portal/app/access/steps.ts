import type { SituacaoConta } from '@atrio/contract'
import { useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import type { AccessState } from './access-state.ts'

/** The steps of access, as `?step=` names them. */
const STEPS = [
  'email',
  'password',
  'code',
  'register',
  'inactive',
  'sent',
  'unsent',
  'recover',
  'recovered',
  'link',
] as const

export type Step = (typeof STEPS)[number]

/** Steps that make no sense before an e-mail was given. */
const NEED_EMAIL: ReadonlySet<Step> = new Set(['password', 'inactive', 'sent', 'unsent', 'recovered', 'code'])

/** The step on show: the one of the address, or the first where something is missing for it. */
export function stepOf(asked: string | null, state: AccessState, canLink: boolean): Step {
  const step = STEPS.find((known) => known === asked) ?? 'email'
  if (step === 'link' && !canLink) return 'email'
  if (step === 'code' && !state.pedido && state.email !== '') return 'password'
  return NEED_EMAIL.has(step) && state.email === '' ? 'email' : step
}

/** Where someone goes whose e-mail was looked up (Spec §4). */
export function stepFor({ conta, contaNaIgreja, ativa }: SituacaoConta): Step {
  if (!conta) return 'register'
  return contaNaIgreja && !ativa ? 'inactive' : 'password'
}

/** The address of another step; where to go afterwards stays with it. */
export function useStepLink(): (step: Step) => string {
  const [search] = useSearchParams()
  const redirectTo = search.get('redirectTo')
  return (step) =>
    paths.access({ ...(redirectTo ? { redirectTo } : {}), ...(step === 'email' ? {} : { step }) })
}
