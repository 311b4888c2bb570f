import { useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { chooseTheme, readTheme, type ThemeChoice } from './theme-choice.ts'

const choices: readonly (readonly [ThemeChoice, () => string])[] = [
  ['system', m.theme_system],
  ['light', m.theme_light],
  ['dark', m.theme_dark],
]

export function ThemeSwitch() {
  const current = useSyncExternalStore(observeTheme, readTheme, () => 'system' as const)
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1 border-0 p-0 text-sm">
      <legend className="sr-only">{m.theme()}</legend>
      {choices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === current}
          className="footer-link aria-pressed:font-semibold aria-pressed:text-ink"
          onClick={() => chooseTheme(choice)}
        >
          {label()}
        </button>
      ))}
    </fieldset>
  )
}

function observeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
