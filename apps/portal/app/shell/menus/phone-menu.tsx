import { buttonClass, Dialog } from '@atrio/ui'
import { ArrowUpRight, ChevronsUpDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch } from '../church.ts'
import { navIcons } from './nav-icons.ts'
import { navEntries, navGroups } from './navigation.ts'

export type PhoneMenuProps = { onClose: () => void; onSwitch: (() => void) | undefined }

/** All places of the church, in groups; the five of every day stand at the foot of the screen as well. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function PhoneMenu({ onClose, onSwitch }: PhoneMenuProps) {
  const church = useChurch()
  const entries = navEntries(church)
  const own = church?.igrejaAppMenu ?? []
  return (
    <Dialog open onClose={onClose} title={m.nav_menu()} closeLabel={m.close()}>
      <nav aria-label={m.nav_main()} className="flex flex-col gap-6">
        {navGroups.map(({ label, to }) => {
          const shown = to.flatMap((path) => entries.filter((entry) => entry.to === path))
          return shown.length > 0 ? (
            <Group key={label()} title={label()}>
              {shown.map((entry) => (
                <Place key={entry.to} {...entry} />
              ))}
            </Group>
          ) : null
        })}
        {own.length > 0 ? (
          <Group title={church!.nome}>
            {own.map(({ id, titulo, url }) => (
              <li key={id}>
                <a className="menu-place" href={url} rel="noopener">
                  <ArrowUpRight aria-hidden="true" />
                  {titulo}
                </a>
              </li>
            ))}
          </Group>
        ) : null}
      </nav>
      {onSwitch ? (
        <button
          type="button"
          className={buttonClass({ variant: 'outline', block: true, className: 'mt-6' })}
          onClick={onSwitch}
        >
          <ChevronsUpDown />
          {m.church_switch()}
        </button>
      ) : null}
    </Dialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-sm text-ink-muted">
        {title}
      </h3>
      <ul className="menu-places">{children}</ul>
    </section>
  )
}

function Place({ to, label }: { to: string; label: () => string }) {
  const Icon = navIcons[to]
  return (
    <li>
      <NavLink className="menu-place" to={to} end={to === paths.home()}>
        {Icon && <Icon aria-hidden="true" />}
        {label()}
      </NavLink>
    </li>
  )
}
