import { createClient, createHttpTransport } from '@atrio/contract'
import { expect, it } from 'vitest'
import { createCallCache } from '../lib/personal/call-cache.ts'
import { tellPlace } from './tell-place.ts'

it('where a film is arrives also when the page goes meanwhile', async () => {
  const sent: unknown[] = []
  const api = createClient(
    createHttpTransport({
      base: '/api/v1',
      async fetch(address, init) {
        sent.push([address, init])
        return Response.json({ flagEncerrada: false, em: '2026-11-24T20:00:00.000Z' })
      },
    }),
  )
  const { write } = createCallCache({
    api,
    readKept: async () => null,
    keep: async () => {},
    now: Date.now,
    later: () => {},
  })
  const sessao = '00000000-0000-4000-8000-000000000000'
  await tellPlace(write, { sessao, posicao: 12, duracao: 24 })
  expect(sent).toMatchObject([
    [
      `/api/v1/play/sessao/${sessao}/sinal`,
      { method: 'POST', keepalive: true, body: '{"posicao":12,"duracao":24}' },
    ],
  ])
})
