import type { ApiCall } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { readEmbedded, type EmbedQuery } from './embedded.server.ts'

/** A church whose list of videos is empty. */
const api = (() => Promise.reject(new Error('none'))) as unknown as ApiCall
const read = (query: Partial<EmbedQuery>) =>
  readEmbedded(
    { service: null, code: null, html: null, url: null, ...query },
    { api, slug: 'a', origin: 'https://a.example' },
  )
const html = '<p>Olá</p>'
const film = { kind: 'video', source: { kind: 'youtube', code: 'aqz-KE-bpKQ' } }

describe('readEmbedded', () => {
  it('shows markup alone, whether the other queries are absent or empty', async () => {
    const shown = [{ kind: 'html', html }]
    expect(await read({ html })).toEqual(shown)
    expect(await read({ html, url: '' })).toEqual(shown)
    expect(await read({ html, url: '', service: '', code: '' })).toEqual(shown)
  })

  it('shows an address and a service beside empty queries', async () => {
    expect(await read({ html: '', url: 'https://youtu.be/aqz-KE-bpKQ', service: '' })).toMatchObject([film])
    expect(await read({ service: 'youtube', code: 'aqz-KE-bpKQ', html: '', url: '' })).toMatchObject([film])
  })

  it('shows an embed of a known host as that site’s film', async () => {
    expect(await read({ html: '<embed src="https://www.youtube.com/v/aqz-KE-bpKQ">' })).toMatchObject([film])
  })

  it.each([{}, { html: '' }, { service: 'youtube' }, { code: 'aqz-KE-bpKQ' }, { url: '/api/v1/me' }])(
    'has nothing for %j',
    async (query) => {
      await expect(read(query)).rejects.toMatchObject({ init: { status: 404 } })
    },
  )
})
