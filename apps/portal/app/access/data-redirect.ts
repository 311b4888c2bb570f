import { redirect } from 'react-router'
import { paths } from '../lib/paths.ts'

/** Spec §2: `update` is the address that `data` had. */
export function loader(): Response {
  return redirect(paths.data())
}
