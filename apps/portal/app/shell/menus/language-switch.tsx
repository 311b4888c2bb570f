import { offeredLocales, type Locale } from '@atrio/rules'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../church.ts'

const names: Record<Locale, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

/** What the church offers; nothing where there is no choice. Links, so that it works before the script has loaded; the address in another language is a page of its own. */
export function LanguageSwitch({ label = m.language() }: { label?: string }) {
  const { pathname, search } = useLocation()
  const root = useRootData()
  const current = root?.locale
  const locales = offeredLocales(root?.church)
  if (locales.length < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-1 text-sm">
      {locales.map((locale) => (
        <a
          key={locale}
          href={hrefIn(locale, pathname, search)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className="footer-link aria-[current]:font-semibold aria-[current]:text-ink"
          onClick={() => remember(locale)}
          rel="nofollow"
        >
          {names[locale]}
        </a>
      ))}
    </nav>
  )
}

function hrefIn(locale: Locale, pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('lang', locale)
  return `${pathname}?${query}`
}

/** Later pages need no `?lang=`: the server reads the choice from this cookie. */
function remember(locale: Locale): void {
  document.cookie = `idioma=${locale}; path=/; max-age=31536000; samesite=lax`
}
