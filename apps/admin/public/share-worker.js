// What a phone shares with the site comes as a form, which files cannot answer: it is put aside for the page that follows.
// Where the site cannot be reached, it says so; no page of it and no answer is kept (Decisions 185, 247).
const KEPT = 'compartilhado'
const PLACE = '/compartilhar'
/** Of words, and bytes of a photo: whatever is longer nobody has shared from a phone. */
const LONGEST = { titulo: 300, texto: 10_000, url: 2_000 }
const LARGEST_PHOTO = 30 * 1024 * 1024
/** As `offline/keep-page.ts` puts it aside. */
const OFFLINE = { page: '/sem-rede', files: ['/offline.css', '/offline.js'] }
/** What is opened as a file, or downloaded. */
const NO_PAGE = /^\/(?:api\/v1|arquivo|media)\/|\.\w+$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { pathname } = new URL(url)
  if (method === 'POST' && pathname === PLACE) event.respondWith(putAside(event.request))
  if (method !== 'GET') return
  if (mode === 'navigate' && !NO_PAGE.test(pathname)) event.respondWith(openPage(event))
  if (OFFLINE.files.includes(pathname)) event.respondWith(openFile(event.request))
})

async function begin() {
  // The page is asked for while the worker itself still starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const said = await caches.match(OFFLINE.page)
    if (!said) throw error
    return said
  }
}

/** Of the page that says so. */
async function openFile(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true })
    if (!kept) throw error
    return kept
  }
}

async function putAside(request) {
  if (isForeign(request)) return Response.redirect(PLACE, 303)
  const form = await request.formData()
  const kept = await caches.open(KEPT)
  const words = Object.entries(LONGEST).map(([name, longest]) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value.slice(0, longest) : '']
  })
  await kept.put(`${PLACE}/palavras`, Response.json(Object.fromEntries(words)))
  const foto = form.get('foto')
  if (isPhoto(foto)) await kept.put(`${PLACE}/foto`, new Response(foto))
  else await kept.delete(`${PLACE}/foto`)
  return Response.redirect(PLACE, 303)
}

/**
 * A form of another site's page, which the server would refuse by `Sec-Fetch-Site`: workers do not see that header, but
 * where a page sent it from. A phone's sharing comes from no page at all.
 */
function isForeign({ headers, referrer }) {
  const from = [headers.get('origin'), referrer].filter(
    (one) => one && one !== 'null' && one !== 'about:client',
  )
  return from.some((one) => !URL.canParse(one) || new URL(one).origin !== self.location.origin)
}

const isPhoto = (foto) =>
  foto instanceof File && foto.size > 0 && foto.size <= LARGEST_PHOTO && foto.type.startsWith('image/')
