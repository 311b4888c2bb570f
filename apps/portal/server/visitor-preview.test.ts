import { expect, it } from 'vitest'
import { asPreview, previewIn } from './visitor-preview.ts'
import { storeResponse } from './stored-response.ts'

it('is asked for by a ticket, for the page that the address names', () => {
  expect(previewIn('/devotionals/7?visita=a.b&lang=en')).toEqual({ pagina: '/devotionals/7', token: 'a.b' })
  expect(previewIn('/?visita=')).toEqual({ pagina: '/', token: '' })
  expect([previewIn('/devotionals/7'), previewIn('/?lang=en')]).toEqual([undefined, undefined])
})

it('is kept by nobody, found by no engine, and told to no other site', () => {
  const page = storeResponse(200, { 'cache-control': 'public, s-maxage=60', vary: 'Host' }, Buffer.from('x'))
  expect(asPreview(page).headers).toEqual({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    vary: 'Host',
  })
})
