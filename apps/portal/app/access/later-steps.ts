import { lazy } from 'react'

const steps = {
  activation: () => import('./activation-step.tsx'),
  code: () => import('./code-step.tsx'),
  link: () => import('./link-step.tsx'),
  password: () => import('./password-step.tsx'),
}

// Whoever arrives is asked for an e-mail alone: what comes after it is loaded while it is typed. A step that the server may
// render is none of these: what is typed into it before its file has come would be lost.
export const ActivationStep = lazy(async () => ({ default: (await steps.activation()).ActivationStep }))
export const CodeStep = lazy(async () => ({ default: (await steps.code()).CodeStep }))
export const LinkStep = lazy(async () => ({ default: (await steps.link()).LinkStep }))
export const PasswordStep = lazy(async () => ({ default: (await steps.password()).PasswordStep }))

/** Loads what an e-mail leads to, so that nobody waits for it. */
export function loadNextSteps(): void {
  // What cannot be loaded now is asked for again when it is shown.
  void steps.password().catch(() => {})
}
