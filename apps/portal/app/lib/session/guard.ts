import { safeRedirectTo } from '@atrio/rules'
import { redirect } from 'react-router'
import { paths } from '../paths.ts'
import { deviceOwner, sessionStore, startSession } from './session.ts'

/**
 * For a `clientLoader` with `hydrate = true`: sends whoever is not logged in to access, with the path that was wanted
 * (Spec §2 Guards), and whoever must change a temporary password there first.
 */
export async function requireLogin({ request }: { request: Request }): Promise<null> {
  await startSession()
  const { status, pending } = sessionStore.get()
  if (status === 'loggedIn') return null
  const wanted = pathOf(request)
  const changing = pathnameOf(request) === paths.changePassword()
  if (pending?.motivo === 'trocarSenha') {
    if (changing) return null
    throw redirect(`${paths.changePassword()}?${new URLSearchParams({ redirectTo: wanted })}`)
  }
  throw redirect(paths.access({ redirectTo: wanted }))
}

/** As `requireLogin`, but lets whoever the device belongs to read what it keeps while there is no network. */
export async function requireOwner(args: { request: Request }): Promise<null> {
  await startSession()
  const { status, pending } = sessionStore.get()
  return status === 'anonymous' && !pending && deviceOwner() !== null ? null : requireLogin(args)
}

/** Sends whoever is logged in home, or to where they wanted to go (Spec §2 Guards). */
export async function visitorOnly({ request }: { request: Request }): Promise<null> {
  await startSession()
  if (sessionStore.get().status !== 'loggedIn') return null
  const wanted = new URL(request.url).searchParams.get('redirectTo')
  throw redirect(safeRedirectTo(wanted) ?? paths.home())
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}

function pathnameOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, '')
}
