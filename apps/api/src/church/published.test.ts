import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function missing(at: DemoChurchName): Promise<unknown> {
  const { slug } = demoChurches[at]
  const { status, body } = await test.call('listModulos', { at, params: { slug } })
  expect(status).toBe(200)
  return body['semConteudo']
}

describe('GET /igreja/:slug/modulo/', () => {
  it('200 says what the church has none of, where no module says so', async () => {
    expect(await missing('full')).toEqual([])
    expect(await missing('sparse')).toEqual(['video', 'louvor', 'podcast', 'ministerio', 'transmissao'])
  })

  it('200 counts nothing that is switched off', async () => {
    const igreja = `(select id from igreja where slug = '${demoChurches.spanish.slug}')`
    await asOwner(test.target, `update louvor set arquivado_em = now() where igreja_id = ${igreja}`)
    expect(await missing('spanish')).toEqual(['louvor'])
  })
})
