import { Avatar, buttonClass, IconButton } from '@atrio/ui'
import { ChevronsUpDown, Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from './church.ts'
import { LiveButton } from './on-air/live-button.tsx'
import { DesktopNav } from './menus/main-nav.tsx'
import { SearchButton } from '../search/search-button.tsx'

const ChurchSwitch = lazy(() => import('./switch/church-switch.tsx'))
const MemberTools = lazy(() => import('./member-tools.tsx'))
const PhoneMenu = lazy(() => import('./menus/phone-menu.tsx'))

export function Header() {
  const church = useChurch()
  const [switching, setSwitching] = useState(false)
  return (
    <header className="sticky top-0 z-20 border-b border-line border-t-4 border-t-brand bg-bg/95 backdrop-blur-sm">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-1 py-1 sm:gap-2">
        <Link
          to={church ? paths.home() : paths.churchs()}
          className="flex min-w-0 flex-[1_1_8rem] items-center gap-2 no-underline sm:gap-3 lg:max-w-fit"
        >
          <Avatar name={church?.nome ?? 'Atrio'} src={church?.logo ?? null} shape="square" size="md" />
          <span className="line-clamp-2 font-read leading-[1.25] sm:text-lg text-ink">
            {church?.nome ?? 'Atrio'}
          </span>
        </Link>
        {church ? (
          <IconButton
            className="max-lg:hidden"
            label={m.church_switch()}
            icon={<ChevronsUpDown />}
            onClick={() => setSwitching(true)}
          />
        ) : null}
        <DesktopNav />
        {/* With letters of twice the size a phone has no room to give away. */}
        <div className="ms-auto flex max-w-full shrink-0 flex-wrap items-center justify-end sm:gap-2 [&_.icon-btn]:w-[min(var(--target),20vw)]">
          <LiveButton />
          {church ? <SearchButton onSwitch={() => setSwitching(true)} /> : null}
          {church ? <Person /> : null}
          <PhoneMenuButton onSwitch={church ? () => setSwitching(true) : undefined} />
        </div>
      </div>
      {switching ? (
        <Suspense>
          <ChurchSwitch onClose={() => setSwitching(false)} />
        </Suspense>
      ) : null}
    </header>
  )
}

/** The way in for visitors, the person's menu for those who are in. Its place is the same size in both states. */
function Person() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loggedIn') {
    return (
      <Suspense fallback={<span className="h-11 w-24" />}>
        <MemberTools />
      </Suspense>
    )
  }
  const redirectTo = pathname === paths.home() || pathname === paths.access() ? undefined : pathname + search
  return (
    <Link
      className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}
      to={paths.access({ redirectTo })}
      rel="nofollow"
    >
      {m.sign_in()}
    </Link>
  )
}

function PhoneMenuButton({ onSwitch }: { onSwitch: (() => void) | undefined }) {
  const { key } = useLocation()
  // Open at one entry of the history: going anywhere else closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <div className="lg:hidden">
      <IconButton
        label={m.nav_menu()}
        icon={<MenuIcon />}
        onClick={() => setOpenAt(key)}
        aria-haspopup="dialog"
      />
      {openAt === key ? (
        <Suspense>
          <PhoneMenu
            onClose={() => setOpenAt(null)}
            onSwitch={
              onSwitch &&
              (() => {
                setOpenAt(null)
                onSwitch()
              })
            }
          />
        </Suspense>
      ) : null}
    </div>
  )
}
