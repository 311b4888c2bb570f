import { buttonClass, Dialog } from '@atrio/ui'
import { ArrowUpRight, ChevronsUpDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { MenuGroup } from '../../lib/define-slice.ts'
import { menuPlaces } from '../../slice-words.ts'
import { useChurch } from '../church.ts'
import { useMenu } from './navigation.ts'

const groups: readonly { group: MenuGroup; title: () => string }[] = [
  { group: 'church', title: m.nav_group_church },
  { group: 'word', title: m.nav_group_word },
  { group: 'media', title: m.nav_group_media },
]

export type PhoneMenuProps = { onClose: () => void; onSwitch: (() => void) | undefined }

/** All places of the church, in groups; the five of every day stand at the foot of the screen as well. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function PhoneMenu({ onClose, onSwitch }: PhoneMenuProps) {
  const church = useChurch()
  const open = new Set(useMenu().map(({ to }) => to))
  const own = church?.igrejaAppMenu ?? []
  return (
    <Dialog open onClose={onClose} title={m.nav_menu()} closeLabel={m.close()}>
      <nav aria-label={m.nav_main()} className="flex flex-col gap-6">
        {groups.map(({ group, title }) => {
          const shown = menuPlaces.filter((place) => place.group === group && open.has(place.to))
          return shown.length > 0 ? (
            <Group key={group} title={title()}>
              {shown.map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink className="menu-place" to={to} end={to === paths.home()}>
                    <Icon aria-hidden="true" />
                    {label()}
                  </NavLink>
                </li>
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
