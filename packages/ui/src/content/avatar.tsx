import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useImageFailure } from '../media/use-image-failure.ts'
import { initials } from './initials.ts'

export type AvatarProps = {
  name: string
  /** A photo or logo; the initials show without one, or when it cannot be loaded. */
  src?: string | null
  /** 32, 40, 56 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Round for people, square for churches. */
  shape?: 'round' | 'square'
  /** Whether the name is announced; leave it off where the name stands beside it. */
  named?: boolean
  className?: string
}

/** A person or a church in a small space. */
export function Avatar({ name, src, size = 'md', shape = 'round', named = false, className }: AvatarProps) {
  const [failed, imageProps] = useImageFailure(src)
  return (
    <span
      className={classNames('avatar', `avatar-${size}`, shape === 'square' && 'avatar-square', className)}
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
    >
      {src && !failed ? (
        <img src={src} alt="" width={96} height={96} decoding="async" {...imageProps} />
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
