import { redirect } from 'react-router'
import { paths } from '../lib/paths.ts'

/** Spec §2: `doacoes` redirects to give. */
export function loader(): Response {
  return redirect(paths.give(), 301)
}
