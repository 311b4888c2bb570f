import type { ShellChurch } from '../shell/church.ts'
import { menuPlaces } from '../slice-words.ts'
import { holdsAll } from './search-words.ts'

/** A page of the menu as the search finds it. */
export interface SearchPage {
  key: string
  label: string
  to: string
  /** What people type for it besides its name. */
  typed: string
}

export function pagesOf(church: ShellChurch | null): SearchPage[] {
  return menuPlaces
    .filter(({ to, isLast }) => (church ? church.menu.some((open) => open.to === to) : isLast))
    .map(({ to, label, typed = '' }) => ({ key: to, label: label(), to, typed }))
}

/** The pages that the words ask for. */
export function findPages(church: ShellChurch | null, q: string): SearchPage[] {
  return pagesOf(church).filter(({ label, typed }) => holdsAll(`${label} ${typed}`, q))
}
