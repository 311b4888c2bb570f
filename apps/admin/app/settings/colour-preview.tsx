import { brandRoles, ROLE_NAMES, type Roles } from '@atrio/rules'
import { buttonClass, Tag } from '@atrio/ui'
import { CalendarDays, Church } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useOutletContext } from 'react-router'
import type { IgrejaEquipe } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

/** What becomes of a colour on the portal, by the very rules that its pages are painted with. */
export function ColourPreview({ corApp }: { corApp: string }) {
  const { light, dark } = brandRoles(corApp)
  return (
    <section aria-label={m.set_preview()} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Scene label={m.set_preview_light()} theme="light" roles={light} />
      <Scene label={m.set_preview_dark()} theme="dark" roles={dark} />
    </section>
  )
}

/** Nothing of it can be pressed: it shows how what can be pressed looks. */
function Scene({ label, theme, roles }: { label: string; theme: 'light' | 'dark'; roles: Roles }) {
  const { nome } = useOutletContext<IgrejaEquipe>()
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-2">
      <div
        data-theme={theme}
        style={styleOf(roles, theme)}
        className="border-line bg-bg text-ink grid min-w-0 grid-cols-1 gap-4 rounded-lg border p-4"
      >
        <p className="flex min-w-0 items-center gap-2 font-semibold">
          <Church aria-hidden="true" className="text-link size-5 shrink-0" />
          <span className="min-w-0 wrap-break-word">{nome}</span>
        </p>
        <div className="border-line bg-surface grid min-w-0 grid-cols-1 gap-2 rounded-md border p-4">
          <p className="text-ink-muted flex items-center gap-2 text-sm">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
            {m.set_preview_when()}
          </p>
          <p className="text-lg font-semibold wrap-break-word">{m.set_preview_title()}</p>
          <p className="text-sm">
            {m.set_preview_text()} <span className="text-link underline">{m.set_preview_link()}</span>
          </p>
          <p className="flex flex-wrap gap-1.5">
            <Tag tone="brand">{m.set_preview_tag()}</Tag>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <span className={buttonClass({})}>{m.set_preview_button()}</span>
          <span className={buttonClass({ variant: 'secondary' })}>{m.set_preview_second()}</span>
        </div>
      </div>
      <figcaption className="text-ink-muted text-sm">{label}</figcaption>
    </figure>
  )
}

function styleOf(roles: Roles, theme: 'light' | 'dark'): CSSProperties {
  const colours = ROLE_NAMES.map((role) => [`--color-${kebab(role)}`, roles[role]])
  return { colorScheme: theme, ...Object.fromEntries(colours) } as CSSProperties
}

const kebab = (role: string) => role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
