import { classNames } from '../class-names.ts'
import { windowShapes, windowSize, type WindowRole } from './window-shapes.ts'

/** A picture for things that have none, in the church's colours. The seed is usually slug and title. */
export function WindowArt({ seed, className }: { seed: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
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
