import type { ClienteListado } from '@atrio/contract'
import { capitalized, formatDistance, type Locale } from '@atrio/rules'
import { Avatar, Card, Tag, WindowArt, type CardFact } from '@atrio/ui'
import { Languages, MapPin, Navigation } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { ownColours } from '../shell/look/own-colours.ts'
import { shortPlace } from '../shell/address.ts'
import { languageName } from './culto-words.ts'

export type ChurchCardProps = {
  cliente: ClienteListado
  /** The address of its portal. */
  href: string
  isHere: boolean
  locale: Locale
}

/** A church in the list: a window in its own colour, its name, and where it is. */
export function ChurchCard({ cliente, href, isHere, locale }: ChurchCardProps) {
  const { igreja, nome } = cliente
  return (
    <Card
      as="li"
      level={2}
      link={<a href={href}>{nome}</a>}
      media={
        <div style={ownColours(igreja.corApp)}>
          <div className="relative">
            <WindowArt seed={igreja.slug} className="h-28" />
            <Avatar
              name={nome}
              // The pictures of other churches are served at their own hosts only.
              src={isHere ? igreja.logo : null}
              size="lg"
              shape="square"
              className="absolute bottom-3 left-4 shadow-2"
            />
          </div>
        </div>
      }
      tag={isHere ? <Tag tone="brand">{m.churches_here()}</Tag> : undefined}
      facts={factsOf(cliente, locale)}
    />
  )
}

function factsOf(cliente: ClienteListado, locale: Locale): CardFact[] {
  const place = shortPlace(cliente)
  const { distancia, igreja } = cliente
  return [
    ...(place ? [{ key: 'place', icon: <MapPin aria-hidden="true" />, text: place }] : []),
    ...(distancia === null
      ? []
      : [
          {
            key: 'distance',
            icon: <Navigation aria-hidden="true" />,
            text: m.churches_away({ distance: formatDistance(distancia * 1000, locale) }),
          },
        ]),
    {
      key: 'language',
      icon: <Languages aria-hidden="true" />,
      text: capitalized(languageName(igreja.idioma, locale), locale),
    },
  ]
}
