import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

/** HOME: sections span the page, each with its own ground. */
export default function HomeLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
