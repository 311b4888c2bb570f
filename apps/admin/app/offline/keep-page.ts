import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** As `share-worker.js` looks for them. */
const KEPT = 'sem-rede'
const PLACE = '/sem-rede'
const FILES = ['/offline.css', '/offline.js']

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

/** What the site says where it cannot be reached, in the language that it speaks on this device (Decision 247). */
export async function keepOfflinePage(): Promise<void> {
  // Without TLS browsers keep nothing aside.
  if (!('caches' in globalThis)) return
  const kept = await caches.open(KEPT)
  await kept.addAll(FILES)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  await kept.put(PLACE, new Response(page(), { headers }))
}

/** It names no church and nobody: whoever takes up the device reads it. */
const page = () => `<!doctype html>
<html lang="${getLocale()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${m.offline_title()} · Atrio</title>
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <header>
      <svg viewBox="0 0 32 32" aria-hidden="true"><path d="M8 25V13.5L16 7l8 6.5V25h-5.5v-6.5a2.5 2.5 0 0 0-5 0V25z" /></svg>
      <p>${m.site_name()}</p>
    </header>
    <main>
      <h1>${m.offline_title()}</h1>
      <p>${m.offline_detail()}</p>
      <button type="button">${m.again()}</button>
      <p role="status" data-still="${m.offline_still()}"></p>
    </main>
  </body>
</html>
`
