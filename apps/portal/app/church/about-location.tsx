import type { Locale } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Navigation } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { addressLines } from '../shell/address.ts'
import { CopyAddress } from './copy-address.tsx'
import { directionsLinks, type Place } from './directions.ts'

export type AboutLocationProps = {
  place: Place
  comoChegar: string | null
  /** Language of the church's own words. */
  lang: string
  locale: Locale
}

/** Where the church is, in words, and the way there in the visitor's own map. */
export function AboutLocation({ place, comoChegar, lang, locale }: AboutLocationProps) {
  const lines = addressLines(place)
  const links = directionsLinks(place)
  if (links.length === 0 && !comoChegar) return null
  return (
    <section
      id="location"
      aria-labelledby="location-title"
      className="band grid gap-8 lg:grid-cols-2 lg:gap-14"
    >
      <div>
        <h2 id="location-title">{m.about_location()}</h2>
        <address className="mt-4 text-lg leading-relaxed not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {lines.length > 0 && (
            <span className="block text-ink-muted">{countryName(place.pais, locale)}</span>
          )}
        </address>
        {lines.length > 0 && (
          <div className="mt-4">
            <CopyAddress text={[place.nome, ...lines].join('\n')} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-6">
        {comoChegar && (
          <div>
            <h3>{m.about_getting_there()}</h3>
            <p lang={lang} className="mt-2 whitespace-pre-line text-ink-muted">
              {comoChegar}
            </p>
          </div>
        )}
        {links.length > 0 && (
          <div>
            <h3>{m.about_open_with()}</h3>
            <ul className="mt-3 flex flex-wrap gap-3">
              {links.map(({ app, href }, index) => (
                // Only phones and tablets know what to do with this kind of address.
                <li key={app} className={app === 'device' ? 'hidden pointer-coarse:block' : undefined}>
                  <a
                    className={buttonClass({ variant: index === 0 ? 'primary' : 'outline' })}
                    href={href}
                    rel="noopener"
                  >
                    {index === 0 && <Navigation aria-hidden="true" />}
                    {app === 'device' ? m.about_device_maps() : app}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

function countryName(pais: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(pais) ?? pais
}
