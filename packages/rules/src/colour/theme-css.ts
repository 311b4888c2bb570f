import { secondaryColor } from './brand-color.ts'
import { brandRoles } from './brand-roles.ts'
import { ROLE_NAMES, type Roles } from '../person/role-names.ts'

/**
 * The style sheet of a church's colours: `--color-ink-muted` and so on for each role, light by default,
 * dark where the system asks for it. `data-theme="light|dark"` decides otherwise: on `<html>` for the
 * whole page, on any element for what is inside (the play area is always dark). Paper is light, whatever was chosen.
 *
 * Safe to write into a `<style>`: whatever `corApp` holds, the only values are hex colours.
 */
export function themeCss(corApp: unknown): string {
  const { light, dark } = brandRoles(corApp)
  const secondary = `--color-secondary:${secondaryColor(corApp)}`
  const [day, night] = [declare('light', light, secondary), declare('dark', dark, secondary)]
  return [
    `:root,[data-theme=light]{${day}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{[data-theme=dark]{${night}}}`,
  ].join('\n')
}

function declare(scheme: string, roles: Roles, secondary: string): string {
  const colours = ROLE_NAMES.map((role) => `--color-${kebab(role)}:${roles[role]}`)
  return [`color-scheme:${scheme}`, ...colours, secondary].join(';')
}

function kebab(role: string): string {
  return role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}
