import { fullName } from '@atrio/rules'
import { Avatar, Menu, MenuItem, menuItemProps, MenuSeparator, VisuallyHidden } from '@atrio/ui'
import {
  Church,
  CircleHelp,
  Clapperboard,
  FilePenLine,
  House,
  LayoutDashboard,
  LogOut,
  NotebookPen,
  Ticket,
  UserRound,
} from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { logOut, useSession } from '../../lib/session/session.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch } from '../church.ts'
import { useEditAddress } from '../edit-page.tsx'

/** Spec §2 Other screens. Entries of later slices join as those slices do. */
export function ProfileMenu() {
  const session = useSession()
  const church = useChurch()
  const edit = useEditAddress()
  if (session.status !== 'loggedIn') return null
  const { usuario } = session
  const name = fullName(usuario)
  return (
    <Menu
      trigger={(props) => (
        <button {...props} className="rounded-full p-0.5">
          <VisuallyHidden>{m.profile_menu({ name })}</VisuallyHidden>
          <Avatar name={name} src={usuario.imagem} size="md" />
        </button>
      )}
    >
      <p className="px-3 py-2 text-sm text-ink-muted" role="presentation">
        {m.profile_signed_in_as({ name })}
      </p>
      {edit !== null && (
        <a {...menuItemProps} href={edit} rel="nofollow">
          <FilePenLine />
          {m.footer_edit()}
        </a>
      )}
      {church && session.roles.length > 0 && (
        <a {...menuItemProps} href={paths.admin()} rel="nofollow">
          <LayoutDashboard />
          {m.footer_admin()}
        </a>
      )}
      <Link {...menuItemProps} to={paths.home()}>
        <House />
        {m.nav_home()}
      </Link>
      <Link {...menuItemProps} to={paths.account()}>
        <UserRound />
        {m.profile_account()}
      </Link>
      <Link {...menuItemProps} to={paths.registrations()}>
        <Ticket />
        {m.tickets_title()}
      </Link>
      {church && !church.closedPages.includes(paths.myPlan()) && (
        <Link {...menuItemProps} to={paths.myPlan()}>
          <Clapperboard />
          {m.subs_mine()}
        </Link>
      )}
      <Link {...menuItemProps} to={paths.notes()}>
        <NotebookPen />
        {m.notes_title()}
      </Link>
      <Link {...menuItemProps} to={paths.userChurch()}>
        <Church />
        {m.profile_church()}
      </Link>
      {church && (
        <Link {...menuItemProps} to={paths.help()}>
          <CircleHelp />
          {m.text_help()}
        </Link>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onClick={() => void logOut()}>
        {m.sign_out()}
      </MenuItem>
    </Menu>
  )
}
