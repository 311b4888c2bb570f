import type { Culto } from '@atrio/contract'
import { normalizeIdioma, type Locale } from '@atrio/rules'
import { Accessibility, Baby, Hand, Languages, Wifi } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { languageName } from './culto-words.ts'

type Features = Pick<Culto, 'idioma' | 'flagCriancas' | 'flagLibras' | 'flagAcessivel' | 'flagOnline'>

/** What a service offers, each mark with its word. */
export function CultoFeatures({ culto, locale }: { culto: Features; locale: Locale }) {
  const online = useChurch()?.contato?.social.find(({ nome }) => nome === 'YouTube')?.href
  const features = [
    culto.idioma && isForeign(culto.idioma, locale)
      ? { Icon: Languages, text: m.culto_language({ language: languageName(culto.idioma, locale) }) }
      : null,
    culto.flagCriancas ? { Icon: Baby, text: m.culto_kids() } : null,
    culto.flagLibras ? { Icon: Hand, text: m.culto_signed() } : null,
    culto.flagAcessivel ? { Icon: Accessibility, text: m.culto_accessible() } : null,
    // It leads to where it is shown, or is not said.
    culto.flagOnline && online ? { Icon: Wifi, text: m.culto_online(), href: online } : null,
  ].filter((feature) => feature !== null)
  if (features.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {features.map(({ Icon, text, href }) => (
        <li key={text} className="flex max-w-full items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 shrink-0 opacity-80" strokeWidth={1.75} />
          {href ? (
            <a className="min-w-0 wrap-break-word underline underline-offset-4" href={href} rel="noopener">
              {text}
            </a>
          ) : (
            <span className="min-w-0 wrap-break-word">{text}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The language is worth a word where it is not the one being read. */
function isForeign(idioma: string, locale: Locale): boolean {
  return normalizeIdioma(idioma).split('-', 1)[0] !== locale.split('-', 1)[0]?.toLowerCase()
}
