import { Card, Picture, type CardFact } from '@atrio/ui'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export type ReadingCardProps = {
  to: string
  titulo: string
  resumo: string | null
  imagem: { url: string; alt: string } | null
  /** What the window is drawn from where there is no picture. */
  seed: string
  eyebrow?: ReactNode
  tag?: ReactNode
  minutos?: number
  facts?: readonly CardFact[]
  level?: 2 | 3
}

/** One thing to read, in a list of them. */
export function ReadingCard(props: ReadingCardProps) {
  const { to, titulo, resumo, imagem, seed, eyebrow, tag, minutos, facts = [], level = 2 } = props
  const time = minutos === undefined ? [] : [minutesFact(minutos)]
  return (
    <Card
      as="li"
      level={level}
      media={<Picture src={imagem?.url ?? null} alt={imagem?.alt ?? ''} seed={seed} ratio="3/2" grows={to} />}
      eyebrow={eyebrow}
      tag={tag}
      link={<Link to={to}>{titulo}</Link>}
      facts={[...facts, ...time]}
    >
      {resumo && <p className="line-clamp-3">{resumo}</p>}
    </Card>
  )
}

function minutesFact(count: number): CardFact {
  return { key: 'minutos', icon: <Clock aria-hidden="true" />, text: m.reader_minutes({ count }) }
}
