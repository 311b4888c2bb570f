import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type CardFact = { key: string; icon?: ReactNode; text: ReactNode }
export type CardProps = {
  /** Usually a `Picture` or `WindowArt`. */
  media?: ReactNode
  eyebrow?: ReactNode
  /** One `Tag` at most. */
  tag?: ReactNode
  /** The link that the whole card becomes; its text is the card's title. */
  link?: ReactElement
  /** The title of a card that leads nowhere. */
  title?: ReactNode
  /** Up to three. */
  facts?: readonly CardFact[]
  /** Buttons of their own, beside the link. */
  actions?: ReactNode
  level?: 2 | 3 | 4
  /** A row has its picture on the left; `row-on-phone` is a column where there is room. */
  layout?: 'column' | 'row' | 'row-on-phone'
  as?: 'article' | 'div' | 'li'
  className?: string
  children?: ReactNode
}

/** One thing in a list of things. With `link` the whole card is its target, and the heading its name. */
export function Card(props: CardProps) {
  const { media, eyebrow, tag, link, title, facts, actions, level = 3, layout = 'column', children } = props
  const row = { column: '', row: 'card-row', 'row-on-phone': 'max-md:card-row' }[layout]
  const As = props.as ?? 'article'
  const Heading = `h${level}` as const
  return (
    <As className={classNames('card', row, props.className)}>
      {media && <div className="card-media">{media}</div>}
      <div className="card-body">
        {tag}
        {eyebrow && <p className="card-eyebrow">{eyebrow}</p>}
        {(link ?? title) && <Heading className="card-title">{link ?? title}</Heading>}
        {children && <div className="card-text">{children}</div>}
        {facts && facts.length > 0 && (
          <ul className="card-facts">
            {facts.map(({ key, icon, text }) => (
              <li key={key}>
                {icon}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {actions && <div className="card-actions">{actions}</div>}
      </div>
    </As>
  )
}
