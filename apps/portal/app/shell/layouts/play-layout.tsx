import { Outlet } from 'react-router'
import type { Route } from './+types/play-layout.ts'
import { LaterErrorPage } from '../errors/later-error-page.tsx'
import { PlayNav } from './play-nav.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useArrows } from './use-arrows.ts'

/** Play area: always dark, whatever the visitor chose elsewhere. */
export default function PlayLayout() {
  useArrows()
  return (
    <div data-theme="dark" className="bg-bg text-ink">
      <SiteFrame>
        <PlayNav />
        <Outlet />
      </SiteFrame>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div data-theme="dark" className="bg-bg text-ink">
      <SiteFrame>
        <LaterErrorPage error={error} />
      </SiteFrame>
    </div>
  )
}
