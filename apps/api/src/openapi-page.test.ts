import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openApiRoutes } from './openapi-page.ts'

it.each([
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s is megabytes, which all who read it at once share', async (url, tipo) => {
  const app = fastify()
  const sent: unknown[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload)
    return payload
  })
  openApiRoutes(app)
  const answers = [await app.inject(url), await app.inject(url)]
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([tipo, tipo])
  expect(answers[0]!.body.length).toBeGreaterThan(1_000_000)
  expect(sent[0]).toBeInstanceOf(Buffer)
  expect(sent[1]).toBe(sent[0])
  await app.close()
})
