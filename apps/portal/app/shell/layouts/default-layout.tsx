import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

/** DEFAULT: one column of the page's width. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <div className="wrap py-8 md:py-12">
        <Outlet />
      </div>
    </SiteFrame>
  )
}
