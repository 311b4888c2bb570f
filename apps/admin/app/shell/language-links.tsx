import { LOCALES, type Locale } from '@atrio/rules'
import { changeLanguage } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const names: Record<Locale, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

/** Each language by its own name. */
export function LanguageLinks() {
  return (
    <ul aria-label={m.language()} className="flex flex-wrap gap-x-4">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-current={locale === getLocale() ? 'true' : undefined}
            className="text-ink-muted aria-current:text-ink min-h-11 text-sm underline-offset-4 hover:underline aria-current:font-semibold"
            onClick={() => changeLanguage(locale)}
          >
            {names[locale]}
          </button>
        </li>
      ))}
    </ul>
  )
}
