import { NotificationsBell } from '../notifications/notifications-bell.tsx'
import { ProfileMenu } from './menus/profile-menu.tsx'

/** What the header has for who is logged in; one file, asked for then. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function MemberTools() {
  return (
    <>
      <NotificationsBell />
      <ProfileMenu />
    </>
  )
}
