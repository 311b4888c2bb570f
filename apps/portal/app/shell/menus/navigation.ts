import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch, type ShellChurch } from '../church.ts'

/** Where every page leads to, in order of interest; to the list of churches alone where there is no church. */
export function useMenu(): ShellChurch['menu'] {
  return useChurch()?.menu ?? [{ to: paths.churchs(), label: m.nav_churches() }]
}
