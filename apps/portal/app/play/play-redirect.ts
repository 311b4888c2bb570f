import { redirect } from 'react-router'
import { paths } from '../lib/paths.ts'

/** Spec §2: unknown paths of Play, and all of `subscription`, go to its home. */
export function loader(): Response {
  return redirect(paths.play())
}
