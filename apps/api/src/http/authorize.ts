import { isOpenTo, needsLogin, type Call, type CallInput, type Channel } from '@atrio/contract'
import { requireIgreja, type Context } from './context.ts'
import { AppError } from './errors.ts'

/** Who asks, before anything that they send is read. @throws AppError UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED */
export function requireCaller(call: Pick<Call, 'auth' | 'errors'>, ctx: Context): void {
  if (!needsLogin(call)) return
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
}

/** The same for what somebody follows: its parameters name no church (Decision 110). */
export function authorizeChannel(channel: Channel, ctx: Context): void {
  requireCaller({ auth: channel.auth, errors: ['PASSWORD_CHANGE_REQUIRED'] }, ctx)
  requireOpen(channel, ctx)
}

function requireOpen(call: Pick<Call, 'auth' | 'modulo'>, ctx: Context): void {
  // Whatever rows an earlier time has left at a church that has put the module away.
  if (call.modulo && !requireIgreja(ctx).modulos.has(call.modulo)) throw new AppError('NOT_FOUND')
  if (!isOpenTo(call, ctx.auth?.roles ?? null)) throw new AppError('FORBIDDEN')
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
