import type { TextoEquipe } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let equipe: string
const { slug } = demoChurches.full
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
})
afterAll(() => test.close())

const written = { mudancas: null, flagPedeAceite: false, dataVigencia: null }
const read = async (tipo: string) => {
  const { body } = await test.call('getTextoEquipe', { params: { slug }, query: { tipo }, equipe })
  return body['texto'] as TextoEquipe
}
const save = async (body: object) => test.call('saveTextoEquipe', { params: { slug }, equipe, body })
const cancel = async (tipo: string) =>
  (await test.call('cancelarTextoEquipe', { params: { slug }, equipe, body: { tipo } })).status
const shown = async (tipo: string) => {
  const { body } = await test.call('getTexto', { params: { slug, tipo } })
  return body['texto'] as { versao: number; conteudo: string; flagProprio: boolean }
}

describe('a text of the church', () => {
  it('is the default one until staff write their own, which stands at once and is cleaned', async () => {
    const before = await read('ajuda')
    expect(before).toMatchObject({ versao: 1, flagProprio: false, flagVigente: true, idioma: 'pt_BR' })
    const conteudo = '<p onclick="x()">Ligue à tarde.</p><script>y()</script>'
    const { status } = await save({ tipo: 'ajuda', versao: 1, conteudo, ...written, flagPedeAceite: true })
    expect(status).toBe(200)
    expect(await shown('ajuda')).toMatchObject({
      versao: 2,
      conteudo: '<p>Ligue à tarde.</p>',
      flagProprio: true,
    })
    // Nobody agrees to a help.
    expect(await read('ajuda')).toMatchObject({ versao: 2, flagPedeAceite: false })
  })

  it('waits for its moment, is written again or taken back until then, and never after', async () => {
    const dataVigencia = new Date(Date.now() + 3_600_000).toISOString()
    const next = { tipo: 'termos', conteudo: '<p>Dez dias.</p>', ...written, dataVigencia }
    expect((await save({ ...next, versao: 1, flagPedeAceite: true })).status).toBe(200)
    expect((await shown('termos')).versao).toBe(1)
    expect(await read('termos')).toMatchObject({ versao: 2, flagVigente: false, flagPedeAceite: true })
    expect((await save({ ...next, versao: 2, conteudo: '<p>Quinze dias.</p>' })).status).toBe(200)
    expect(await read('termos')).toMatchObject({ versao: 3, conteudo: '<p>Quinze dias.</p>' })
    // Who had it open all the while writes over nobody's words.
    const late = await save({ ...next, versao: 2, conteudo: '<p>Vinte dias.</p>' })
    expect([late.status, late.body['code']]).toEqual([409, 'VERSION_CONFLICT'])
    expect(await read('termos')).toMatchObject({ versao: 3, conteudo: '<p>Quinze dias.</p>' })
    expect(await cancel('termos')).toBe(200)
    expect(await read('termos')).toMatchObject({ versao: 1, flagProprio: false })
    expect(await cancel('termos')).toBe(404)
    await save({ ...next, versao: 1, dataVigencia: null })
    expect(await cancel('termos')).toBe(404)
    expect((await save({ ...next, versao: 2, dataVigencia: '2020-01-01T00:00:00.000Z' })).body).toMatchObject(
      {
        code: 'VALIDATION',
        campos: [{ campo: 'dataVigencia' }],
      },
    )
  })

  it('is written over by nobody who has not seen what somebody else wrote, and two at once make one each', async () => {
    const { versao } = await read('privacidade')
    const one = { tipo: 'privacidade', versao, conteudo: '<p>Um.</p>', ...written }
    const answers = await Promise.all([save(one), save({ ...one, conteudo: '<p>Dois.</p>' })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await save({ ...one, conteudo: '<script>x()</script>' })).body['code']).toBe('VALIDATION')
    expect(
      await asOwner(
        test.target,
        "select versao from igreja_texto where tipo = 'privacidade' and igreja_id = (select id from igreja where slug = $1)",
        [slug],
      ),
    ).toEqual([{ versao: versao + 1 }])
  })
})
