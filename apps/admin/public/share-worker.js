// What a phone shares with the site comes as a form, which files cannot answer: it is put aside for the page that follows.
const KEPT = 'compartilhado'
const PLACE = '/compartilhar'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === PLACE) event.respondWith(putAside(event.request))
})

async function putAside(request) {
  const form = await request.formData()
  const kept = await caches.open(KEPT)
  const [titulo, texto, url] = ['titulo', 'texto', 'url'].map((name) => String(form.get(name) ?? ''))
  await kept.put(`${PLACE}/palavras`, Response.json({ titulo, texto, url }))
  const foto = form.get('foto')
  if (foto instanceof File && foto.size > 0) await kept.put(`${PLACE}/foto`, new Response(foto))
  else await kept.delete(`${PLACE}/foto`)
  return Response.redirect(PLACE, 303)
}
