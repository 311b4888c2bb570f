import { resources, type Resource, type Valores } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'

let rig: ContentRig
let member: LoggedIn
beforeAll(async () => {
  rig = await openContentRig()
  member = await logIn(rig.test, 'member')
})
afterAll(() => rig.test.close())

type Plano = { uuid: string; nome: string; totalDias: number }

async function publish(changes: Valores, at?: { id: number; versao: number }, more: object = {}) {
  const id = at?.id ?? (await rig.ask('planoLeitura', 'create', { body: { valores: {} } })).registro.id
  const valid = await validValues(rig.test, resources.planoLeitura as unknown as Resource, rig.igreja)
  const body = { versao: at?.versao ?? 0, valores: { ...valid, ...changes }, ...more }
  return { id, ...(await rig.ask('planoLeitura', 'publish', { id, body })) }
}
const listed = async (nome: string) => {
  const { body } = await rig.test.call('listPlanosLeitura', {})
  return (body['planos'] as Plano[]).find((plano) => plano.nome === nome)
}
const daysOf = async (uuid: string) => {
  const { body, status } = await rig.test.call('getPlanoLeitura', { params: { uuid } })
  if (status !== 200) return status
  return (body['dias'] as { leituras: { passagem: string }[] }[]).map(({ leituras }) =>
    leituras.map(({ passagem }) => passagem),
  )
}
const ask = async (
  name: 'createAssinaturaLeitura' | 'getAssinaturaLeitura' | 'reiniciarAssinaturaLeitura',
  given: object,
) => {
  const { params = {}, ...rest } = given as { params?: object }
  const { body, status } = await rig.test.call(name, {
    token: member.token,
    params: { id: member.userId, ...params },
    ...rest,
  })
  return { status, assinatura: body['assinatura'] as { uuid: string; plano: Plano; primeiroNaoLido: number } }
}

it('is read as every language writes it, and named by the line that is none', async () => {
  const { status } = await publish({ nome: 'Começo', dias: 'Gn 1–3; Salmo 1\n\njoão 3.16' })
  expect(status).toBe(200)
  const plano = await listed('Começo')
  expect(plano).toMatchObject({ totalDias: 2 })
  expect(await daysOf(plano!.uuid)).toEqual([['gen 1-3', 'psa 1'], ['jhn 3:16']])
  const wrong = await publish({ dias: 'Gn 1\nGn 51' })
  expect([wrong.status, wrong.body['campos']]).toEqual([
    400,
    [{ campo: 'valores.dias', regra: 'passages', params: { linha: 2 } }],
  ])
})

it('goes on with its own readings for who has begun it, and anew with the newest', async () => {
  const { id } = await publish({ nome: 'Muda', dias: 'Gn 1\nGn 2' })
  const { uuid: before } = (await listed('Muda'))!
  const begun = await ask('createAssinaturaLeitura', { body: { plano: before, dataInicio: '2026-01-05' } })
  expect(begun.status).toBe(201)
  const { uuid } = begun.assinatura
  await publish({ nome: 'Muda de nome', dias: 'Gn 1\nGn 2' }, { id, versao: 1 })
  // Another name is no other plan.
  expect((await listed('Muda de nome'))!.uuid).toBe(before)
  await publish({ nome: 'Mudou', dias: 'Gn 1\nGn 3\nGn 4' }, { id, versao: 2 })
  const now = (await listed('Mudou'))!
  expect([now.uuid === before, now.totalDias]).toEqual([false, 3])
  const own = await ask('getAssinaturaLeitura', { params: { uuid } })
  expect(own.assinatura.plano).toMatchObject({ uuid: before, totalDias: 2 })
  expect(await daysOf(before)).toEqual([['gen 1'], ['gen 2']])
  const versao = (await rig.ask('planoLeitura', 'get', { id })).registro.versao
  await rig.ask('planoLeitura', 'archive', { id, body: { versao, arquivado: true } })
  expect(await listed('Mudou')).toBeUndefined()
  expect((await ask('getAssinaturaLeitura', { params: { uuid } })).status).toBe(200)
  await rig.ask('planoLeitura', 'archive', { id, body: { versao: versao + 1, arquivado: false } })
  const anew = await ask('reiniciarAssinaturaLeitura', {
    params: { uuid },
    body: { dataInicio: '2026-01-06' },
  })
  expect(anew.assinatura.plano).toMatchObject({ uuid: now.uuid, totalDias: 3 })
})

it('is nobody’s before its moment', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const { id } = await publish({ nome: 'Ainda não', dias: 'Gn 1' }, undefined, { publicarEm: later })
  expect(await listed('Ainda não')).toBeUndefined()
  const [row] = await asOwner<{ uuid: string }>(
    rig.test.target,
    'select edicao as uuid from plano_leitura where id = $1',
    [id],
  )
  expect(await daysOf(row!.uuid)).toBe(404)
})

it('is no other church’s', async () => {
  await publish({ nome: 'Só aqui', dias: 'Gn 1' })
  const { uuid } = (await listed('Só aqui'))!
  const { status } = await rig.test.call('getPlanoLeitura', { at: 'english', params: { uuid } })
  expect(status).toBe(404)
})
