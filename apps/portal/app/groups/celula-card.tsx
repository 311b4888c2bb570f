import type { CelulaListada } from '@atrio/contract'
import { formatDistance, type Locale } from '@atrio/rules'
import { Card, Picture, Tag, type CardFact } from '@atrio/ui'
import { CalendarClock, MapPin, UserRound, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { forText, leadersText, roomTag, whenText } from './celula-words.ts'
import { m } from '../paraglide/messages.js'

export type CelulaCardProps = {
  celula: CelulaListada
  locale: Locale
  /** Of what the church writes. */
  lang: Locale
  /** Instead of whether there is room. */
  tag?: ReactNode
  /** Beside a map, and whether it is the one chosen there. */
  onMap?: { isChosen: boolean } | false
}

/** A group in a list. */
export function CelulaCard({ celula, locale, lang, tag, onMap = false }: CelulaCardProps) {
  const { id, nome, resumo, imagem, publico } = celula
  const to = paths.group({ celulaId: id })
  const room = roomTag(celula)
  return (
    <Card
      as="li"
      level={2}
      layout={onMap ? 'row' : 'column'}
      className={onMap && onMap.isChosen ? 'outline-3 outline-action' : ''}
      media={
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`grupo ${nome}`}
          ratio="3/2"
          grows={to}
        />
      }
      tag={tag ?? <Tag tone={room.tone}>{room.text}</Tag>}
      eyebrow={forText[publico]()}
      link={
        <Link to={to} lang={lang}>
          {nome}
        </Link>
      }
      facts={factsOf(celula, locale)}
    >
      {resumo && (
        <p className="line-clamp-2" lang={lang}>
          {resumo}
        </p>
      )}
    </Card>
  )
}

function factsOf(celula: CelulaListada, locale: Locale): CardFact[] {
  const { bairro, cidade, flagOnline, lideres, distancia } = celula
  const named = bairro ?? cidade
  const place =
    named && distancia !== null
      ? m.groups_place_away({ bairro: named, distance: formatDistance(Math.max(distancia, 500), locale) })
      : named
  return [
    { key: 'when', icon: <CalendarClock aria-hidden="true" />, text: whenText(celula, locale) },
    ...(place ? [{ key: 'where', icon: <MapPin aria-hidden="true" />, text: place }] : []),
    ...(!place && flagOnline
      ? [{ key: 'online', icon: <Wifi aria-hidden="true" />, text: m.groups_online() }]
      : []),
    ...(lideres.length > 0
      ? [{ key: 'who', icon: <UserRound aria-hidden="true" />, text: leadersText(lideres, locale) }]
      : []),
  ]
}
