import './app.css'
import uiFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import readFont from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import { ToastProvider } from '@atrio/ui'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { useNonce } from './lib/security/nonce.ts'
import { isForMembers } from './lib/session/members-only.ts'
import { pageContext } from './lib/page-context.ts'
import { SessionNotices } from './lib/session/session-notices.tsx'
import { PlayerHost } from './player-host.tsx'
import { PREVIEW_MARK } from './lib/preview.ts'
import { pageMeta, siteLinks } from './lib/seo/seo.ts'
import { useThemeStyle } from './lib/theme-css.ts'
import { m } from './paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'
import { useRootData } from './shell/church.ts'
import { errorTitle, messageOf } from './shell/errors/error-titles.ts'
import { LaterErrorPage } from './shell/errors/later-error-page.tsx'
import { gateMiddleware } from './shell/middleware.server.ts'
import { portsOf } from './shell/open-ports.server.ts'
import { PageChange } from './shell/page-change.tsx'
import { toShellChurch } from './shell/shell-church.server.ts'
import { SiteFrame } from './shell/layouts/site-frame.tsx'
import { themeScript } from './shell/look/theme-choice.ts'

const BootstrapFailure = lazy(() => import('./shell/errors/bootstrap-failure.tsx'))

// Both are on every first screen; asked for early they arrive before the text is painted.
export const links: Route.LinksFunction = () => [
  ...[uiFont, readFont].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  ...siteLinks,
]

// Pages have a `meta` of their own; this one is for those that could not be shown.
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: errorTitle(messageOf(args.error)), hidden: true })

export const middleware: Route.MiddlewareFunction[] = [gateMiddleware]

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { bootstrap, locale, origin, settings } = page
  const rootData = {
    state: bootstrap.state,
    church: toShellChurch(bootstrap),
    locale,
    origin,
    ...portsOf(page, request),
    preview: page.preview,
    settings: { demo: settings.demo === true },
    hosts: {
      platformHost: settings.hosts.platformHost,
      scheme: settings.hosts.scheme,
      port: settings.hosts.port,
    },
  }
  return data(rootData, { status: bootstrap.state === 'failed' ? 503 : 200 })
}

// The church, language and theme are those of the document: a change of any of them loads a new one.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const theme = useThemeStyle()
  const members = useMatches().some(isForMembers)
  const preview = useRootData()?.preview
  return (
    // Not the root's own data, which a page of a host without a church has not.
    <html
      lang={getLocale()}
      {...(members && { 'data-members': '' })}
      {...(preview && { [PREVIEW_MARK]: preview })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
        <style nonce={nonce} suppressHydrationWarning {...theme} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Living>
      <Outlet />
    </Living>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Living>
      <SiteFrame>
        <LaterErrorPage error={error} />
      </SiteFrame>
    </Living>
  )
}

/**
 * What is alive around every page, and around the error that stands in for one. Without the church's data there is
 * neither (Spec §4): pages that wanted to show something of it have failed as well.
 */
function Living({ children }: { children: ReactNode }) {
  useEffect(() => {
    // What was pressed and typed before now waits for it: see `server/paint-first.ts`.
    dispatchEvent(new Event('atrio:ready'))
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <ToastProvider label={m.toasts_label()} dismissLabel={m.close()}>
      <SessionNotices />
      <PageChange />
      {useRootData()?.state === 'failed' ? (
        <Suspense>
          <BootstrapFailure />
        </Suspense>
      ) : (
        children
      )}
      <PlayerHost />
    </ToastProvider>
  )
}
