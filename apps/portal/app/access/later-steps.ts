import { lazy } from 'react'

const steps = {
  activation: () => import('./activation-step.tsx'),
  code: () => import('./code-step.tsx'),
  link: () => import('./link-step.tsx'),
  password: () => import('./password-step.tsx'),
  recover: () => import('./recover-step.tsx'),
  register: () => import('./register-step.tsx'),
}

// Whoever arrives is asked for an e-mail alone: what comes after it is loaded while it is typed.
export const ActivationStep = lazy(async () => ({ default: (await steps.activation()).ActivationStep }))
export const CodeStep = lazy(async () => ({ default: (await steps.code()).CodeStep }))
export const LinkStep = lazy(async () => ({ default: (await steps.link()).LinkStep }))
export const PasswordStep = lazy(async () => ({ default: (await steps.password()).PasswordStep }))
export const RecoverStep = lazy(async () => ({ default: (await steps.recover()).RecoverStep }))
export const RecoveredStep = lazy(async () => ({ default: (await steps.recover()).RecoveredStep }))
export const RegisterStep = lazy(async () => ({ default: (await steps.register()).RegisterStep }))

/** Loads what an e-mail leads to, so that nobody waits for it. */
export function loadNextSteps(): void {
  // What cannot be loaded now is asked for again when it is shown.
  for (const load of [steps.password, steps.register]) void load().catch(() => {})
}
