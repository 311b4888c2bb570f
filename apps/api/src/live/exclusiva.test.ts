import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { openMoneyRig, type MoneyRig } from '../testing/money-rig.ts'
import { logIn } from '../testing/people.ts'
import type { TestApp } from '../testing/test-app.ts'

const { slug } = demoChurches.full
let rig: MoneyRig
let test: TestApp
let equipe: string
let idEvento: number
let id: number
let holder: { token: string; userId: number }
let other: { token: string }
beforeAll(async () => {
  rig = await openMoneyRig()
  test = rig.test
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  other = await logIn(test, 'contentAdmin')
  holder = rig.member
  idEvento = rig.course.idEvento
  await rig.buy({ metodoPagamento: 'dinheiro' })
  await setTicket('ativa')
})
afterAll(() => rig.close())

const setTicket = (situacao: string) =>
  rig.rows(`update inscricao set situacao = $3 where user_id = $1 and evento_id = $2`, [
    holder.userId,
    idEvento,
    situacao,
  ])
const create = (body: object) =>
  test.call('createTransmissao', {
    equipe,
    params: { slug },
    body: {
      titulo: 'Retiro',
      inicio: new Date(Date.now() - 60_000).toISOString(),
      fimPrevisto: new Date(Date.now() + 7_200_000).toISOString(),
      endereco: 'https://youtu.be/aqz-KE-bpKQ',
      ...body,
    },
  })
const see = async (token?: string) => {
  const { body } = await test.call('getTransmissao', { params: { slug, id }, ...(token && { token }) })
  return body['transmissao'] as Record<string, unknown>
}
const enter = async (token?: string) =>
  (
    await test.call('createBilheteSala', {
      params: { codigo: `ao-vivo-${id}` },
      body: token ? {} : { nome: 'Marta' },
      ...(token && { token }),
    })
  ).status
const falas = async (token?: string) =>
  (await test.call('listFalasTransmissao', { params: { slug, id }, ...(token && { token }) })).status

describe('the broadcast of an event', () => {
  it('is offered for events to come, and takes no other', async () => {
    const { body } = await test.call('listTransmissoesEquipe', { equipe, params: { slug } })
    expect((body['eventos'] as { id: number }[]).map((evento) => evento.id)).toContain(idEvento)
    const refused = { campo: 'idEvento', regra: 'required' }
    expect((await create({ idEvento: 999_999 })).body['campos']).toEqual([refused])
    expect((await create({ flagExclusiva: true })).body['campos']).toEqual([refused])
  })

  it('that is for ticket holders is seen, read and talked about by them alone', async () => {
    const made = await create({ idEvento, flagExclusiva: true })
    id = (made.body['transmissao'] as { id: number }).id
    await test.call('comandarTransmissao', { equipe, params: { slug, id }, body: { comando: 'iniciar' } })
    for (const token of [undefined, other.token]) {
      expect(await see(token)).toMatchObject({
        titulo: 'Retiro',
        idEvento,
        flagExclusiva: true,
        flagPodeVer: false,
        aoVivo: null,
        replay: null,
        momentos: [],
      })
      expect(await falas(token)).toBe(404)
    }
    expect(await enter()).toBe(404)
    expect(await see(holder.token)).toMatchObject({
      flagPodeVer: true,
      aoVivo: { fonte: 'youtube', codigo: 'aqz-KE-bpKQ' },
    })
    expect(await falas(holder.token)).toBe(200)
    expect(await enter(holder.token)).toBe(201)
    expect(JSON.stringify((await test.call('listTransmissoes', { params: { slug } })).body)).not.toContain(
      'aqz-KE-bpKQ',
    )
  })

  it('is gone for who gives the ticket back', async () => {
    await setTicket('cancelada')
    expect(await see(holder.token)).toMatchObject({ flagPodeVer: false, aoVivo: null })
    expect(await enter(holder.token)).toBe(404)
    await setTicket('ativa')
  })

  it('is listed with its event, also once it is over, and not as the last of the church', async () => {
    await test.call('comandarTransmissao', { equipe, params: { slug, id }, body: { comando: 'encerrar' } })
    const of = async (query: Record<string, unknown>) =>
      (await test.call('listTransmissoes', { params: { slug }, query })).body
    const own = (await of({ evento: idEvento }))['transmissoes'] as { id: number }[]
    expect(own.map((one) => one.id)).toContain(id)
    expect((await of({}))['ultima']).not.toMatchObject({ id })
  })
})
