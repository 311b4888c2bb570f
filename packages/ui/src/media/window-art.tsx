import { classNames } from '../class-names.ts'
import { windowShapes, windowSize, type WindowRole } from './window-shapes.ts'

export type WindowArtProps = {
  seed: string
  /** Only where the picture carries a name that nothing beside it says. */
  alt?: string
  className?: string
}

/** A picture for things that have none, in the church's colours. The seed is usually slug and title. */
export function WindowArt({ seed, alt, className }: WindowArtProps) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      className={classNames('window-art', className)}
      viewBox={`0 0 ${windowSize.width} ${windowSize.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="100%" height="100%" fill={fills.tint} />
      {windowShapes(seed).map(({ path, role, opacity }) => (
        <path key={`${path}${role}${opacity}`} d={path} fill={fills[role]} opacity={opacity} />
      ))}
    </svg>
  )
}

const fills: Record<WindowRole, string> = {
  tint: 'var(--color-tint)',
  action: 'var(--color-action)',
  ink: 'var(--color-ink)',
  light: '#fff',
}
