import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useImageFailure } from '../media/use-image-failure.ts'
import { initials } from './initials.ts'

export type AvatarProps = {
  name: string
  /** A photo or logo; the initials show without one, or when it cannot be loaded. */
  src?: string | null
  /** Pixels. */
  size?: number
  /** Round for people, square for churches. */
  shape?: 'round' | 'square'
  /** Whether the name is announced; leave it off where the name stands beside it. */
  named?: boolean
  className?: string
}

/** A person or a church in a small space. */
export function Avatar({ name, src, size = 40, shape = 'round', named = false, className }: AvatarProps) {
  const image = useImageFailure(src)
  return (
    <span
      className={classNames('avatar', shape === 'square' && 'avatar-square', className)}
      style={{ '--avatar-size': `${size / 16}rem` } as CSSProperties}
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
    >
      {src && !image.failed ? (
        <img
          ref={image.ref}
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          onError={image.onError}
        />
      ) : (
        <span>{initials(name)}</span>
      )}
    </span>
  )
}

/** Several avatars that overlap, in the order given. */
export function AvatarStack({ children }: { children: ReactNode }) {
  return <span className="avatar-stack">{children}</span>
}
