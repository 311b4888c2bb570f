import type { Call } from './call.ts'

/** What somebody of the staff is at a church. */
export const roles = ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN'] as const
export type Role = (typeof roles)[number]

/** How far a right goes; each step includes those before it. */
const steps = ['see', 'change', 'publish'] as const
type Step = (typeof steps)[number]

/** What a role opens of a church's work, and how far: the only place where rights of staff are named (Decision 103). */
const rights = {
  /** Orders, gifts and refunds. Staff who write content alone have nothing to do with money. */
  dinheiro: { ROLE_ADMIN: 'change', ROLE_SUPER_ADMIN: 'change' },
  /** Anybody of the staff may stand at a door. */
  portaria: { ROLE_ADMIN: 'change', ROLE_ADMIN_CONTENT: 'change', ROLE_SUPER_ADMIN: 'change' },
} as const satisfies Record<string, Partial<Record<Role, Step>>>

export type Area = keyof typeof rights
export const areas = Object.keys(rights) as Area[]

/** What of the staff's work a call belongs to, and how far it goes there. */
export interface StaffRight {
  area: Area
  may: Step
}

/** The roles that a call is open to; null where it is not for staff alone. */
export function rolesOf({ auth }: Pick<Call, 'auth'>): Role[] | null {
  if (typeof auth === 'string') return null
  const given: Partial<Record<Role, Step>> = rights[auth.area]
  return roles.filter((role) => {
    const step = given[role]
    return step !== undefined && steps.indexOf(step) >= steps.indexOf(auth.may)
  })
}

export function needsLogin({ auth }: Pick<Call, 'auth'>): boolean {
  return auth !== 'public' && auth !== 'optional'
}

/** Whether a call is open to somebody; `own` are their roles at the church, null of who is not logged in. */
export function isOpenTo(call: Pick<Call, 'auth'>, own: readonly Role[] | null): boolean {
  if (!needsLogin(call)) return true
  return own !== null && (rolesOf(call)?.some((role) => own.includes(role)) ?? true)
}
