import uiFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import readFont from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import { themeCss } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/offline-document.ts'
import { pageContext } from './page-context.ts'
import { paths } from './paths.ts'

/**
 * What a service worker shows in place of a page that it has never seen. A document by itself: it stands at whatever
 * address was asked for, so it must not start the application there.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { bootstrap, locale, nonce } = context.get(pageContext)
  const base = bootstrap.state === 'loaded' ? bootstrap.base : null
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(m.offline_title())}</title>
<style nonce="${nonce}">${themeCss(base?.igrejaVisual.corApp ?? null)}
@font-face{font-family:text;src:url(${uiFont}) format("woff2");font-weight:200 800}
@font-face{font-family:display;src:url(${readFont}) format("woff2");font-weight:200 900}
body{margin:0;min-height:100svh;display:grid;place-items:center;background:var(--color-bg);color:var(--color-ink);font:1.0625rem/1.6 text,system-ui,sans-serif}
main{max-width:32rem;padding:2rem}
h1{font:500 2rem/1.2 display,Georgia,serif;margin:0 0 1rem}
p{margin:0 0 1.5rem}
.muted{color:var(--color-ink-muted)}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.625rem;border:1px solid var(--color-action-line);color:var(--color-link);text-decoration:none}
a:first-child{background:var(--color-action);color:var(--color-on-action)}
a:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
</style>
</head>
<body>
<main>
${base ? `<p class="muted">${escape(base.igreja.nome)}</p>` : ''}
<h1>${escape(m.offline_title())}</h1>
<p>${escape(m.offline_detail())}</p>
<nav><a href="">${escape(m.retry())}</a><a href="${paths.home()}">${escape(m.go_home())}</a></nav>
</main>
</body>
</html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
