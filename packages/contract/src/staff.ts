import type { Call } from './call.ts'

/** What somebody of the staff is at a church. */
export const roles = ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN'] as const
export type Role = (typeof roles)[number]

/** What somebody is charged with at a church, beside a role or without one (Decision 135). */
export const funcoes = [
  'midia',
  'louvor',
  'secretaria',
  'tesouraria',
  'grupos',
  'moderacao',
  'portaria',
  'oracao',
] as const
export type Funcao = (typeof funcoes)[number]

/** What opens a right. */
export type Standing = Role | Funcao
const standings: readonly Standing[] = [...roles, ...funcoes]

/** How far a right goes; each step includes those before it. */
const steps = ['see', 'change', 'publish'] as const
type Step = (typeof steps)[number]

/** What a role or a charge opens of a church's work, and how far: the only place where rights of staff are named (Decision 103). */
const rights = {
  /** Whoever is of the staff at all: what waits today, and their own access. */
  equipe: everybody(),
  /** Devotionals, news, videos, podcasts, banners and whatever else visitors read. */
  conteudo: {
    ROLE_ADMIN: 'publish',
    ROLE_ADMIN_CONTENT: 'publish',
    ROLE_SUPER_ADMIN: 'publish',
    midia: 'publish',
  },
  /** Pictures of what staff write, whatever it is. */
  imagens: {
    ROLE_ADMIN: 'publish',
    ROLE_ADMIN_CONTENT: 'publish',
    ROLE_SUPER_ADMIN: 'publish',
    midia: 'publish',
    secretaria: 'publish',
    grupos: 'publish',
  },
  /** Songs. */
  louvor: {
    ROLE_ADMIN: 'publish',
    ROLE_ADMIN_CONTENT: 'publish',
    ROLE_SUPER_ADMIN: 'publish',
    midia: 'publish',
    louvor: 'publish',
  },
  /** Services, and everything with a date. */
  agenda: {
    ROLE_ADMIN: 'publish',
    ROLE_ADMIN_CONTENT: 'publish',
    ROLE_SUPER_ADMIN: 'publish',
    secretaria: 'publish',
  },
  /** What is on air, and where. */
  aoVivo: {
    ROLE_ADMIN: 'publish',
    ROLE_ADMIN_CONTENT: 'change',
    ROLE_SUPER_ADMIN: 'publish',
    midia: 'publish',
  },
  /** Chat and raised hands of what is on air. */
  moderacao: {
    ROLE_ADMIN: 'publish',
    ROLE_ADMIN_CONTENT: 'change',
    ROLE_SUPER_ADMIN: 'publish',
    midia: 'publish',
    moderacao: 'change',
  },
  /** Orders, gifts and refunds. Staff who write content alone have nothing to do with money. */
  dinheiro: { ROLE_ADMIN: 'change', ROLE_SUPER_ADMIN: 'change', tesouraria: 'change' },
  /** Small groups and what they talk about: which there are, who leads them, who waits (Decisions 281, 282). What is written to who leads one is theirs (Decision 146). */
  grupos: { ROLE_ADMIN: 'publish', ROLE_SUPER_ADMIN: 'publish', grupos: 'publish' },
  /** Who belongs to the church, and how they are reached; to publish is to make two accounts one. */
  pessoas: { ROLE_ADMIN: 'publish', ROLE_SUPER_ADMIN: 'publish', secretaria: 'change' },
  /** Anybody with a role may stand at a door. */
  portaria: {
    ROLE_ADMIN: 'change',
    ROLE_ADMIN_CONTENT: 'change',
    ROLE_SUPER_ADMIN: 'change',
    portaria: 'change',
  },
  /** The prayer wall; to publish is to say who cares for prayer. */
  oracao: { ROLE_ADMIN: 'publish', ROLE_SUPER_ADMIN: 'publish', oracao: 'change' },
  /** Prayers off the wall, and wishes for calls and visits: no role reads them. */
  oracaoReservada: { oracao: 'change' },
  /** How the church looks and what it offers; who is of its staff, and who came in. */
  ajustes: { ROLE_ADMIN: 'publish', ROLE_SUPER_ADMIN: 'publish' },
  /** What only those do at a church who answer for its organisation. */
  organizacao: { ROLE_SUPER_ADMIN: 'publish' },
} as const satisfies Record<string, Partial<Record<Standing, Step>>>

export type Area = keyof typeof rights
export const areas = Object.keys(rights) as Area[]

/** What of the staff's work a call belongs to, and how far it goes there. */
export interface StaffRight {
  area: Area
  may: Step
}

/** The roles and charges that a call is open to; null where it is not for staff alone. */
export function rolesOf({ auth }: Pick<Call, 'auth'>): Standing[] | null {
  if (typeof auth === 'string') return null
  const given: Partial<Record<Standing, Step>> = rights[auth.area]
  return standings.filter((role) => {
    const step = given[role]
    return step !== undefined && steps.indexOf(step) >= steps.indexOf(auth.may)
  })
}

/** What opens no more than writing and moderating: the only standings that may come by a password alone. */
const withoutFactor: ReadonlySet<Standing> = new Set(['ROLE_ADMIN_CONTENT', 'midia', 'louvor', 'moderacao'])

/** Whether what somebody is at a church wants a second factor. */
export function wantsFactor(own: readonly Standing[]): boolean {
  return own.some((one) => !withoutFactor.has(one))
}

export function needsLogin({ auth }: Pick<Call, 'auth'>): boolean {
  return auth !== 'public' && auth !== 'optional'
}

/** Whether somebody may go so far in an area. */
export function hasRight(own: readonly Standing[], auth: StaffRight): boolean {
  return rolesOf({ auth })?.some((role) => own.includes(role)) ?? false
}

/** Whether a call is open to somebody; `own` are their roles and charges at the church, null of who is not logged in. */
export function isOpenTo(call: Pick<Call, 'auth'>, own: readonly Standing[] | null): boolean {
  if (!needsLogin(call)) return true
  return own !== null && (rolesOf(call)?.some((role) => own.includes(role)) ?? true)
}

function everybody(): Record<Standing, 'see'> {
  return Object.fromEntries(standings.map((one) => [one, 'see'])) as Record<Standing, 'see'>
}
