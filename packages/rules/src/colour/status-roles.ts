import type { RoleName, Theme } from '../person/role-names.ts'

type Status = 'ok' | 'warn' | 'bad' | 'info'
export type StatusRole = Extract<RoleName, Status | `${Status}Tint` | `on${Capitalize<Status>}`>

/**
 * OKLCH hues 150, 75, 25 and 250, the same for every church: red means trouble also where the brand is
 * red. Dark and light enough for the surfaces of any brand.
 */
export const statusRoles: Readonly<Record<Theme, Readonly<Record<StatusRole, string>>>> = {
  light: {
    ok: '#146d34',
    onOk: '#ffffff',
    okTint: '#ddf4e1',
    warn: '#774f00',
    onWarn: '#ffffff',
    warnTint: '#ffe9cc',
    bad: '#a51e24',
    onBad: '#ffffff',
    badTint: '#ffe6e4',
    info: '#175d9b',
    onInfo: '#ffffff',
    infoTint: '#e0efff',
  },
  dark: {
    ok: '#83d494',
    onOk: '#09180c',
    okTint: '#1a3520',
    warn: '#ebb25f',
    onWarn: '#1c1204',
    warnTint: '#3c2a0e',
    bad: '#fda19a',
    onBad: '#200e0d',
    badTint: '#442321',
    info: '#89c3ff',
    onInfo: '#091521',
    infoTint: '#192f46',
  },
}

/** The backgrounds among them, on which the brand's text and links stand too. */
export function statusTints(theme: Theme): string[] {
  const { okTint, warnTint, badTint, infoTint } = statusRoles[theme]
  return [okTint, warnTint, badTint, infoTint]
}
