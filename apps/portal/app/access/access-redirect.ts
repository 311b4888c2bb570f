import { redirect } from 'react-router'
import { paths } from '../lib/paths.ts'
import type { Step } from './steps.ts'

/** Spec §2: login, register and reset-password redirect to access, each to its step. */
const steps: Record<string, Step | undefined> = {
  '/login': undefined,
  '/register': 'register',
  '/reset-password': 'recover',
}

export function loader({ request }: { request: Request }): Response {
  const { pathname, searchParams } = new URL(request.url)
  const step = steps[pathname.replace(/\.data$/, '').replace(/\/$/, '')]
  const redirectTo = searchParams.get('redirectTo')
  return redirect(paths.access({ ...(redirectTo ? { redirectTo } : {}), ...(step ? { step } : {}) }))
}
