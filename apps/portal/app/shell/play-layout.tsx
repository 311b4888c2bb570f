import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

/** Play area: always dark, whatever the visitor chose elsewhere. */
export default function PlayLayout() {
  return (
    <div data-theme="dark" className="bg-bg text-ink">
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </div>
  )
}
