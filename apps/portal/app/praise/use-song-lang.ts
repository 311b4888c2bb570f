import { localeOf } from '@atrio/rules'
import { useChurch } from '../shell/church.ts'

/** The `lang` of what a church wrote itself, which need not be the language of the page. */
export function useSongLang(): string | undefined {
  const church = useChurch()
  return (church && localeOf(church.idioma)) ?? undefined
}
