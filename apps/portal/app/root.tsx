import '@atrio/ui/styles.css'
import { themeCss } from '@atrio/rules'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { pageContext } from './lib/page-context.ts'
import { ErrorPage } from './shell/error-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { bootstrap, locale, origin, settings } = context.get(pageContext)
  const corApp = bootstrap.state === 'loaded' ? bootstrap.base.igrejaVisual.corApp : null
  return { bootstrap, locale, origin, settings, theme: themeCss(corApp) }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={data?.locale ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {data ? <style dangerouslySetInnerHTML={{ __html: data.theme }} /> : null}
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
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
