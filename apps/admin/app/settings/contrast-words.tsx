import { brandRoles, contrastRatio, parseBrandColor, type Roles } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const pairs = [
  { what: m.contrast_text, front: 'ink', back: 'bg' },
  { what: m.contrast_link, front: 'link', back: 'bg' },
  { what: m.contrast_button, front: 'onAction', back: 'action' },
] as const

/** How well the pages read, in words and numbers: who does not see the colours chooses one as well. */
export function ContrastWords({ corApp }: { corApp: string }) {
  const { light, dark } = brandRoles(corApp)
  const own = corApp === '' ? null : parseBrandColor(corApp)
  const number = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 })
  // Never rounded up to what it is not.
  const ratio = (roles: Roles, front: keyof Roles, back: keyof Roles) =>
    number.format(Math.floor(contrastRatio(roles[front], roles[back]) * 10) / 10)
  return (
    <section aria-label={m.contrast_title()} className="grid grid-cols-1 gap-1 text-sm">
      <p>{m.contrast_fine()}</p>
      <ul className="text-ink-muted grid grid-cols-1 gap-1">
        {pairs.map(({ what, front, back }) => (
          <li key={front}>
            {m.contrast_line({
              o_que: what(),
              claro: ratio(light, front, back),
              escuro: ratio(dark, front, back),
            })}
          </li>
        ))}
      </ul>
      {own && (light.action !== own || dark.action !== own) && <p>{m.contrast_changed()}</p>}
    </section>
  )
}
