// What a phone shares with the site comes as a form, which files cannot answer: it is put aside for the page that follows.
const KEPT = 'compartilhado'
const PLACE = '/compartilhar'
/** Of words, and bytes of a photo: whatever is longer nobody has shared from a phone. */
const LONGEST = { titulo: 300, texto: 10_000, url: 2_000 }
const LARGEST_PHOTO = 30 * 1024 * 1024

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === PLACE) event.respondWith(putAside(event.request))
})

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
