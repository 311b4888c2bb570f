import { redirect } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import type { Route } from './+types/admin-redirect.ts'

/**
 * Spec §2: leaves for the staff's site with the browser's locale and the first label of the host, and with the page that
 * somebody wants to change, or that has moved there (Decision 200).
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const { settings, locale } = context.get(pageContext)
  const url = new URL(request.url)
  const { searchParams } = url
  const target = new URL(settings.adminUrl)
  if (url.pathname.replace(/\/$/, '').endsWith('recover-password')) {
    target.pathname = `${target.pathname.replace(/\/$/, '')}/recover-password`
  }
  const browserLocale = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/.exec(
    request.headers.get('accept-language') ?? '',
  )
  target.searchParams.set('locale', browserLocale?.[0] ?? locale)
  target.searchParams.set('igreja', url.hostname.split('.')[0]!)
  // An address of another page is one that has moved.
  const pagina = url.pathname.startsWith('/admin') ? searchParams.get('pagina') : url.pathname
  if (pagina?.startsWith('/')) target.searchParams.set('pagina', pagina.slice(0, 200))
  return redirect(target.href)
}
