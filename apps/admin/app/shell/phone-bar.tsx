import type { IgrejaEquipe } from '@atrio/contract'
import { classNames, Sheet } from '@atrio/ui'
import { House, Inbox, Menu as MenuIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { m } from '../paraglide/messages.js'
import { CreateLinks, mayCreate } from '../today/create-links.tsx'
import { AccountBox } from './account-box.tsx'
import { SectionLinks } from './section-links.tsx'
import { useIdle } from './use-idle.ts'

/** At the foot of a phone. */
export function PhoneBar({ igreja }: { igreja: IgrejaEquipe }) {
  const [open, setOpen] = useState<'menu' | 'create' | null>(null)
  const close = () => setOpen(null)
  const creates = mayCreate(igreja)
  // Made before they are asked for: of a tap, a slow phone has to do the opening alone.
  const isIdle = useIdle()
  const item =
    'text-ink flex min-h-15 flex-1 flex-col items-center justify-center gap-0.5 text-xs no-underline'
  return (
    <>
      <nav
        aria-label={m.phone_bar()}
        className="phone-bar border-line bg-surface fixed inset-x-0 bottom-0 z-10 flex border-t pb-[env(safe-area-inset-bottom)]"
      >
        <NavLink
          end
          to={`/${igreja.codigo}`}
          className={({ isActive, isPending }) =>
            classNames(item, (isActive || isPending) && 'font-semibold')
          }
        >
          <House aria-hidden="true" className="size-5" />
          {m.today()}
        </NavLink>
        {creates && (
          <button type="button" className={item} onClick={() => setOpen('create')} aria-haspopup="dialog">
            <Plus aria-hidden="true" className="size-5" />
            {m.create()}
          </button>
        )}
        <NavLink
          to={`/${igreja.codigo}/pendencias`}
          className={({ isActive, isPending }) =>
            classNames(item, (isActive || isPending) && 'font-semibold')
          }
        >
          <Inbox aria-hidden="true" className="size-5" />
          {m.pending()}
        </NavLink>
        <button type="button" className={item} onClick={() => setOpen('menu')} aria-haspopup="dialog">
          <MenuIcon aria-hidden="true" className="size-5" />
          {m.menu()}
        </button>
      </nav>
      {creates && (
        <Sheet
          open={open === 'create'}
          keep={isIdle}
          onClose={close}
          title={m.create_lead()}
          closeLabel={m.close()}
        >
          <CreateLinks igreja={igreja} onGo={close} />
        </Sheet>
      )}
      <Sheet open={open === 'menu'} keep={isIdle} onClose={close} title={igreja.nome} closeLabel={m.close()}>
        <div className="grid grid-cols-1 gap-6">
          <SectionLinks igreja={igreja} onGo={close} />
          <AccountBox />
        </div>
      </Sheet>
    </>
  )
}
