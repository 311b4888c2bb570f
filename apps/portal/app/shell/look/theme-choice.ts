import { paths } from '../../lib/paths.ts'
import { keys } from '../../lib/data/storage.ts'

/** Appearance chosen on this device; without one the system decides. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const key = 'atrio.theme'

/**
 * Runs in the head, before anything is painted: the appearance, and whether somebody is logged in here, so that the
 * page keeps free what only the browser can fill, and a page for members leaves for access where nobody is
 * (Decision 98). Constant, so that its hash may stand in a cached page's policy.
 */
export const themeScript = `try{const e=document.documentElement,d=e.dataset,l=location,t=localStorage.getItem('${key}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${keys.refreshToken}'))d.member='';else if('members'in d&&!sessionStorage.getItem('${keys.token}')&&!new URLSearchParams(l.search).has('token')){e.hidden=true;l.replace('${paths.access()}?'+new URLSearchParams({redirectTo:l.pathname+l.search}))}}catch{}`

export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
