import type { FastifyBaseLogger } from 'fastify'
import type { Standing } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import type { Deps } from '../deps.ts'
import { readTenant, withTenant, withTenantOnce, type TenantTrx } from '../db/tenant.ts'
import { AppError } from './errors.ts'
import type { Readings } from './readings.ts'
import type { StaffSession } from './staff-session.ts'
import type { SentPicture, SentSheet } from './take-upload.ts'
import type { TenantIgreja } from './tenant.ts'

/** Who is logged in, read from a bearer token of the host's church. */
export interface Auth {
  userId: number
  igrejaId: number
  sessionId: string
  /** A password that was e-mailed has been used: only its change is open to this account. */
  trocarSenha: boolean
  /** What they are of the church's staff, and charged with. */
  roles: readonly Standing[]
}

/** One request as handlers see it, whether it came over HTTP or from a page in the same process. */
export interface Context {
  deps: Deps
  log: FastifyBaseLogger
  requestId: string
  ip: string
  /** What attempts from that address are counted by. */
  network: string
  /** The proof of work that came with the request, as `MAX_EFFORT` measures it; 0 without one. */
  effort: number
  /** Lower case, without the port. */
  host: string
  /** Host and port as the person used them. Links lead to `portalOrigin` instead. */
  authority: string
  locale: Locale
  /** Which of the two sites the host is (Decision 156). */
  site: 'portal' | 'staff'
  /**
   * The church of the host name; null at a host that no church has. At the staff's site the one that the address names,
   * null where they are nothing there.
   */
  igreja: TenantIgreja | null
  auth: Auth | null
  /** The session of the staff's site that came as a cookie. */
  equipe: StaffSession | null
  /** The file of a call that takes one. */
  arquivo?: SentPicture | undefined
  /** The same, where it is a table of people. */
  planilha?: SentSheet | undefined
  /** The call says so by its method: what it asks the database is for reading alone. */
  reads?: boolean
  /** Reads for a page in the same process, which makes several calls at once. */
  readings?: Readings
  /** A header of the request, by its lower-case name. */
  header: (name: string) => string | undefined
  /** A header of the answer; `set-cookie` may be given more than once. */
  setHeader: (name: string, value: string) => void
}

/**
 * The church of the host name. A slug or id that the caller gives is compared with it, never trusted: another church's
 * is answered like one that does not exist, and so is one that is not active.
 */
export function requireIgreja(ctx: Context, given: { slug?: string; id?: number } = {}): TenantIgreja {
  if (!ctx.igreja) throw new AppError(ctx.site === 'staff' ? 'NOT_FOUND' : 'UNKNOWN_HOST')
  if (!ctx.igreja.flagAtivo) throw new AppError('NOT_FOUND')
  if (given.slug !== undefined && given.slug !== ctx.igreja.slug) throw new AppError('NOT_FOUND')
  if (given.id !== undefined && given.id !== ctx.igreja.id) throw new AppError('NOT_FOUND')
  return ctx.igreja
}

/** The person logged in; a `{id}` in the path that is someone else's is answered like one that does not exist. */
export function requireAuth(ctx: Context, given: { userId?: number } = {}): Auth {
  if (!ctx.auth) throw new AppError('UNAUTHENTICATED')
  if (given.userId !== undefined && given.userId !== ctx.auth.userId) throw new AppError('NOT_FOUND')
  return ctx.auth
}

/** The language of the request, as data spells it. */
export function idiomaOf({ locale }: Pick<Context, 'locale'>): 'pt_BR' | 'en' | 'es' {
  return locale === 'pt-BR' ? 'pt_BR' : locale
}

/** What a call with `upload` was sent. */
export function requireFile(ctx: Context): SentPicture {
  if (!ctx.arquivo) throw new Error('the call declares no upload')
  return ctx.arquivo
}

/** The same of one that takes a table of people. */
export function requireSheet({ planilha }: Context): SentSheet {
  if (!planilha) throw new Error('the call declares no upload of a table')
  return planilha
}

/** Rows of the host's church, as the person logged in sees them; a call that reads can write none. */
export function inTenant<Result>(ctx: Context, fn: (trx: TenantTrx) => Promise<Result>): Promise<Result> {
  const igrejaId = requireIgreja(ctx).id
  if (ctx.readings) return ctx.readings(igrejaId, fn)
  const within = ctx.reads ? readTenant : withTenant
  return within(ctx.deps.db, { igrejaId, userId: ctx.auth?.userId }, fn)
}

/** The same for one statement alone. */
export function onceInTenant<Result>(ctx: Context, fn: (trx: TenantTrx) => Promise<Result>): Promise<Result> {
  return withTenantOnce(ctx.deps.db, { igrejaId: requireIgreja(ctx).id, userId: ctx.auth?.userId }, fn)
}
