import { Banner, Button, type BannerProps } from '@atrio/ui'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'

export type RetryBannerProps = {
  tone?: BannerProps['tone']
  title?: ReactNode
  retry: () => void
  /** What the button says, where it is more than "try again". */
  action?: string
  children?: ReactNode
}

/** Something could not be looked up, and can be asked for again; the rest of the page goes on meanwhile. */
export function RetryBanner({ tone = 'bad', title, retry, action = m.retry(), children }: RetryBannerProps) {
  return (
    <Banner
      tone={tone}
      live="polite"
      title={title}
      actions={
        <Button variant="outline" onClick={retry}>
          {action}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
