/** Appearance chosen on this device; without one the system decides. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const key = 'atrio.theme'

/** Runs in the head, before anything is painted. Constant, so that its hash may stand in a cached page's policy. */
export const themeScript = `try{const t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

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
