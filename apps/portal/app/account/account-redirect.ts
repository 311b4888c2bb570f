import { redirect } from 'react-router'
import { paths } from '../lib/paths.ts'

/** The logged-in area begins at the account. */
export function loader(): Response {
  return redirect(paths.account())
}
