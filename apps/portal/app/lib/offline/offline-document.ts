import uiFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import readFont from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import { themeCss } from '@atrio/rules'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/offline-document.ts'
import { pageContext } from '../page-context.ts'
import { paths } from '../paths.ts'

/**
 * What a service worker shows in place of a page that it has never seen. A document by itself: it stands at whatever
 * address was asked for, so it must not start the application there.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { bootstrap, locale, nonce } = context.get(pageContext)
  const base = bootstrap.state === 'loaded' ? bootstrap.base : null
  const logo = base?.igrejaVisual.logo
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
body{margin:0;background:var(--color-bg);color:var(--color-ink);font:1.0625rem/1.6 text,system-ui,sans-serif}
header{border-block:1px solid var(--color-line);border-top:4px solid var(--color-brand)}
header a{border:0;padding:0;gap:.75rem;min-height:4rem;color:var(--color-ink);font:1.1875rem/1.25 display,Georgia,serif}
header img{width:2.5rem;height:2.5rem;border-radius:24%;object-fit:cover}
.wrap{max-width:75rem;margin:0 auto;padding-inline:clamp(1rem,4vw,2.5rem)}
main{padding-block:clamp(2rem,5vw,3rem)}
main>*{max-width:40rem}
h1{font:600 clamp(2.25rem,1.6rem + 2.9vw,3.75rem)/1.08 display,Georgia,serif;letter-spacing:-.018em;margin:0 0 1rem}
p{margin:0 0 1.5rem}
.muted{color:var(--color-ink-muted)}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.625rem;border:1px solid var(--color-action-line);color:var(--color-link);text-decoration:none}
nav a:first-child{background:var(--color-action);color:var(--color-on-action)}
a:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
</style>
</head>
<body>
<header><div class="wrap"><a href="${paths.home()}">${logo ? `<img src="${escape(logo)}" alt="">` : ''}${escape(base?.igreja.nome ?? 'Atrio')}</a></div></header>
<main class="wrap">
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
