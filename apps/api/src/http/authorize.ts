import { isOpenTo, needsLogin, wantsFactor, type Call, type CallInput, type Channel } from '@atrio/contract'
import { requireIgreja, type Context } from './context.ts'
import { AppError } from './errors.ts'
import { isFetchedBySite, isFromOwnHost, isFromOwnPage } from './same-origin.ts'

/**
 * Whether there is such a call at this site (Decision 156), and whether the request comes from a page of it where a cookie
 * says who asks. @throws AppError NOT_FOUND, ORIGIN_REFUSED
 */
export function requireSite(call: Pick<Call, 'site' | 'method' | 'upload'>, ctx: Context): void {
  const { site = 'portal' } = call
  if (site !== 'both' && site !== ctx.site) throw new AppError('NOT_FOUND')
  if (ctx.site !== 'staff') return
  const isOwn = { GET: isFetchedBySite, DELETE: isFromOwnHost, POST: isFromOwnPage, PUT: isFromOwnPage }
  // A file is no JSON; what the browser says of the page that sends it is asked for all the same (Decision 181).
  if (!(call.upload ? isFromOwnHost : isOwn[call.method])(ctx)) throw new AppError('ORIGIN_REFUSED')
}

/** Who asks, before anything that they send is read. @throws AppError UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED */
export function requireCaller(call: Pick<Call, 'auth' | 'errors'>, ctx: Context): void {
  if (!needsLogin(call)) return
  if (ctx.site === 'staff') return requireStaff(call, ctx)
  requireIgreja(ctx)
  if (!ctx.auth) throw new AppError('UNAUTHENTICATED')
  if (ctx.auth.trocarSenha && call.errors.includes('PASSWORD_CHANGE_REQUIRED')) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED')
  }
}

/**
 * Whether the call is open to them, as it declares (Decision 103). In this order, so that nobody learns of another
 * church what a role or a module says. @throws AppError NOT_FOUND, FORBIDDEN
 */
export function authorize(call: Call, ctx: Context, input: CallInput<Call>): void {
  const named = namedIgreja(call, input)
  if (named.slug !== undefined || named.id !== undefined) requireIgreja(ctx, named)
  requireOpen(call, ctx)
  if (ctx.site === 'staff') requireFactor(call, ctx)
}

/** The same for what somebody follows: its parameters name no church (Decision 110). */
export function authorizeChannel(channel: Channel, ctx: Context): void {
  requireCaller({ auth: channel.auth, errors: ['PASSWORD_CHANGE_REQUIRED'] }, ctx)
  requireOpen(channel, ctx)
}

/** Somebody with an open session, whatever they are at the church that the address names. */
function requireStaff(call: Pick<Call, 'errors'>, { equipe }: Context): void {
  if (!equipe?.isOpen) throw new AppError('UNAUTHENTICATED')
  if (equipe.trocarSenha && call.errors.includes('PASSWORD_CHANGE_REQUIRED')) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED')
  }
}

function requireOpen(call: Pick<Call, 'auth' | 'modulo'>, ctx: Context): void {
  // Whatever rows an earlier time has left at a church that has put the module away.
  if (call.modulo && !requireIgreja(ctx).modulos.has(call.modulo)) throw new AppError('NOT_FOUND')
  // A call of the staff's site about no church is theirs who have a session there.
  const own = ctx.auth?.roles ?? (ctx.equipe?.isOpen ? [] : null)
  if (!isOpenTo(call, own)) throw new AppError('FORBIDDEN')
}

/** @throws AppError SECOND_FACTOR_REQUIRED, STEP_UP_REQUIRED */
function requireFactor({ stepUp }: Call, { auth, equipe }: Context): void {
  if (auth && !equipe?.hasFactor && wantsFactor(auth.roles)) throw new AppError('SECOND_FACTOR_REQUIRED')
  if (stepUp && !equipe?.isFresh) throw new AppError('STEP_UP_REQUIRED')
}

/** The church that the address of a call names, in each of the ways in which the specification does. */
function namedIgreja({ path }: Call, input: CallInput<Call>): { slug?: string; id?: number } {
  const { slug, id } = input.params as { slug?: string; id?: number }
  const { igreja } = input.query as { igreja?: number }
  if (path.startsWith('/igreja/:id/')) return { id: id! }
  const given = igreja === undefined ? {} : { id: igreja }
  // An organisation has a slug too, and many churches.
  return slug === undefined || path.startsWith('/organizacao/') ? given : { ...given, slug }
}
