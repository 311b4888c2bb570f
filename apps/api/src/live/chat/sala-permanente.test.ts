import { once } from 'node:events'
import type { FrameDownSala, ModeracaoEquipe } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { logIn } from '../../testing/people.ts'
import { openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 40_000 }
const { slug } = demoChurches.full

let rig: SalaRig
let equipe: string
beforeAll(async () => {
  rig = await openSalaRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
})
afterAll(() => rig.close())

const make = (body: object) => rig.test.call('createSalaEquipe', { equipe, params: { slug }, body })
const save = (codigo: string, body: object) =>
  rig.test.call('saveSalaEquipe', { equipe, params: { slug, codigo }, body })
const listed = ({ body }: { body: object }, codigo: string) =>
  (body as ModeracaoEquipe).salas.find((sala) => sala.codigo === codigo)

/** A guest who is in the room of this code. */
async function come(codigo: string, nome: string) {
  const { status, body } = await rig.test.call('createBilheteSala', { params: { codigo }, body: { nome } })
  expect(status).toBe(201)
  const browser = rig.connect({ codigo })
  await once(browser.socket, 'open')
  browser.say({ t: 'entrar', bilhete: body['bilhete'] as string })
  await untilHeard(browser, (frame) => frame.t === 'ev')
  return browser
}

const openness = (frames: readonly FrameDownSala[]) =>
  frames.flatMap((frame) => (frame.t === 'oi' ? [frame.sala.aberta] : []))

it('makes a room that other sites show by its code, and tells those who are there when it closes and opens', async () => {
  const codigo = 'mulheres'
  const unmade = await rig.test.call('createBilheteSala', { params: { codigo }, body: { nome: 'Cedo' } })
  expect(unmade.status).toBe(404)
  const made = await make({ codigo, titulo: ' Encontro de mulheres ', modoLento: 5 })
  expect(made.status).toBe(201)
  expect(listed(made, codigo)).toEqual({
    codigo,
    titulo: 'Encontro de mulheres',
    inicio: null,
    idTransmissao: null,
    flagPermanente: true,
    flagAberta: true,
  })
  const guest = await come(codigo, 'Jandira')
  expect(openness(guest.frames)).toEqual([true])
  expect(guest.frames.find((frame) => frame.t === 'oi')?.sala.modoLento).toBe(5)
  await guest.answer(guest.write('Bom dia!'))

  const closed = await save(codigo, { flagAberta: false })
  expect(listed(closed, codigo)?.flagAberta).toBe(false)
  await expect.poll(() => openness(guest.frames), soon).toEqual([true, false])
  expect(await guest.answer(guest.write('Ainda dá?'))).toMatchObject({ t: 'nao', codigo: 'CHAT_CLOSED' })
  // What was said stays to be read.
  const later = await come(codigo, 'Iolanda')
  expect([openness(later.frames), later.texts()]).toEqual([[false], ['Bom dia!']])

  expect(listed(await save(codigo, { flagAberta: true, titulo: 'Mulheres' }), codigo)).toMatchObject({
    titulo: 'Mulheres',
    flagAberta: true,
  })
  await expect.poll(() => openness(guest.frames), soon).toEqual([true, false, true])
  expect(await later.answer(later.write('Voltamos'))).toMatchObject({ t: 'ok' })
})

it('refuses a code that is taken or that broadcasts have, and keeps its hands off rooms that stand for something else', async () => {
  const campos = async (codigo: string) => {
    const { status, body } = await make({ codigo, titulo: 'Outra' })
    return [status, body['campos']]
  }
  expect(await campos('conversa')).toEqual([400, [{ campo: 'codigo', regra: 'unique' }]])
  for (const codigo of ['ao-vivo-12345', 'anfitrioes-3', 'conversa-0b3c8a52-6f1e-4a57-9d43-0e6b7d2f1a03']) {
    expect(await campos(codigo)).toEqual([400, [{ campo: 'codigo', regra: 'reserved' }]])
  }
  const [broadcast] = await rig.rows<{ codigo: string }>(
    `select s.codigo from sala s join igreja i on i.id = s.igreja_id
      where i.codigo = '${demoChurches.full.codigo}' and s.codigo like 'ao-vivo-%'
        and s.fecha_em is not null limit 1`,
  )
  const before = await rig.rows(
    `select fecha_em from sala where codigo = '${broadcast!.codigo}' order by igreja_id`,
  )
  expect((await save(broadcast!.codigo, { flagAberta: true })).status).toBe(404)
  expect(
    await rig.rows(`select fecha_em from sala where codigo = '${broadcast!.codigo}' order by igreja_id`),
  ).toEqual(before)
})

it('has room for fifty', async () => {
  const igreja = `(select id from igreja where codigo = '${demoChurches.full.codigo}')`
  await rig.rows(`insert into sala (igreja_id, codigo, titulo)
    select ${igreja}, 'cheia-' || n, 'Cheia' from generate_series(1, 50) n`)
  const { status, body } = await make({ codigo: 'mais-uma', titulo: 'Mais uma' })
  expect([status, body['campos']]).toEqual([400, [{ campo: 'codigo', regra: 'limit' }]])
  await rig.rows(`delete from sala where codigo like 'cheia-%' and igreja_id = ${igreja}`)
})
