import type { NumerosAssinaturas, PlanosEquipe } from '@atrio/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { logIn } from '../../testing/people.ts'
import { FIRST, openSubscriptionRig, type SubscriptionRig } from '../../testing/subscription-rig.ts'

const params = { slug: 'igreja-esperanca' }
let rig: SubscriptionRig
let equipe: string
let basic: number
beforeAll(async () => {
  rig = await openSubscriptionRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  basic = rig.planos[0]!.id
})
afterAll(() => rig?.close())
beforeEach(() => rig.clear())
afterEach(() => rig.beSound())

const planos = async () =>
  (await rig.test.call('listPlanosEquipe', { equipe, params })).body as unknown as PlanosEquipe
const raise = async (valor: number, seen?: number) => {
  const now = (await planos()).planos.find(({ id }) => id === basic)!
  return rig.test.call('createPrecoPlano', {
    equipe,
    params: { ...params, id: basic },
    body: { idPreco: seen ?? now.precos[0]!.id, valor, taxaContratacao: 500 },
  })
}

describe('plans at the staff’s site', () => {
  it('are made, sold at once, put away and sold again; who has one keeps it', async () => {
    const body = { nome: ' Play Coral ', descricao: ' ', valor: 990, taxaContratacao: 0, meses: 3 }
    expect((await rig.test.call('createPlanoEquipe', { equipe, params, body })).status).toBe(201)
    const made = (await planos()).planos.find(({ nome }) => nome === 'Play Coral')!
    expect(made).toMatchObject({ descricao: null, valor: 990, meses: 3, flagVendido: true, assinantes: 0 })
    const sold = async () => {
      const { body: listed } = await rig.test.call('listPlanosAssinatura', { params })
      return (listed['planos'] as { id: number }[]).some(({ id }) => id === made.id)
    }
    const save = (flagVendido: boolean, versao: number) =>
      rig.test.call('savePlanoEquipe', {
        equipe,
        params: { ...params, id: made.id },
        body: { versao, nome: 'Play Coral', descricao: 'Para cantar', flagVendido },
      })
    expect(await sold()).toBe(true)
    await save(false, made.versao)
    expect(await sold()).toBe(false)
    await save(true, made.versao + 1)
    expect(await sold()).toBe(true)
    const late = await save(false, made.versao)
    expect(late.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflito: { versao: made.versao + 2, valores: { descricao: 'Para cantar', flagVendido: true } },
    })
    expect(await sold()).toBe(true)
  })

  it('are offered in the order that staff give them, and of two who order at once one is told', async () => {
    const before = await planos()
    const ids = before.planos.filter(({ flagVendido }) => flagVendido).map(({ id }) => id)
    const order = (given: number[], versao: number) =>
      rig.test.call('saveOrdemPlanos', { equipe, params, body: { versao, planos: given } })
    const saved = (await order(ids.toReversed(), before.versao)).body as unknown as PlanosEquipe
    const offered = async () => {
      const { body } = await rig.test.call('listPlanosAssinatura', { params })
      return (body['planos'] as { id: number }[]).map(({ id }) => id)
    }
    expect(await offered()).toEqual(ids.toReversed())
    expect((await order(ids, before.versao)).status).toBe(409)
    expect((await order([...ids, 999_999], saved.versao)).status).toBe(404)
    await order(ids, saved.versao)
    expect(await offered()).toEqual(ids)
  })

  it('get another price: at once for who comes, for subscribers 30 days after they were told, and the same again is none', async () => {
    await rig.subscribeByCard(basic, FIRST)
    await rig.pass('5 days')
    const mailed = await rig.mails('o preço vai mudar')
    await raise(2_190)
    await raise(2_190)
    const { precos, valor } = (await planos()).planos.find(({ id }) => id === basic)!
    expect([valor, precos.map((preco) => preco.valor)]).toEqual([2_190, [2_190, 1_990]])
    const stale = await raise(2_290, precos[1]!.id)
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', conflito: { valores: { valor: 2_190 } } })
    await rig.settle('assinatura')
    await expect.poll(() => rig.mails('o preço vai mudar'), { timeout: 15_000 }).toBe(mailed + 1)
    // Told now, so that the period that is due in less than 30 days is at the price that they subscribed for.
    expect((await rig.mine()).proximoValor).toBe(1_990)
    await rig.rows(`alter table plano_assinatura_preco disable trigger immutable`)
    await rig.rows(
      `update plano_assinatura_preco set vigente_assinantes = now() - interval '1 year' where valor = 2190`,
    )
    await rig.rows(`alter table plano_assinatura_preco enable trigger immutable`)
    await rig.pass('1 month')
    await rig.pass('1 month')
    const { periodos } = await rig.mine()
    expect((await rig.see(periodos[0]!.pedido!)).total).toBe(2_190)
    await raise(1_990)
  })

  it('are hidden or shown, and played on so many screens, as is saved', async () => {
    const { versao, ...before } = (await planos()).configuracao
    const body = { tipoVisibilidadeConteudo: 'oculto', telas: 3, diasTeste: 0, carenciaDias: 10 }
    const save = (given: object) =>
      rig.test.call('saveConfiguracaoAssinatura', { equipe, params, body: given })
    expect((await save({ versao, ...body })).body['configuracao']).toEqual({ versao: versao + 1, ...body })
    const { body: now } = await rig.test.call('getPlanoAssinaturaConfiguracao', { params })
    expect(now).toMatchObject(body)
    expect((await save({ versao, ...before })).body['code']).toBe('VERSION_CONFLICT')
    await save({ versao: versao + 1, ...before })
  })
})

describe('subscribers at the staff’s site', () => {
  it('are found by name and state, with all that was charged', async () => {
    await rig.subscribeByCard(basic, FIRST)
    await rig.pass('1 month')
    const find = async (query: Record<string, string>) => {
      const { body } = await rig.test.call('listAssinantesEquipe', { equipe, params, query })
      return (body['assinantes'] as { codigo: string }[]).map(({ codigo }) => codigo)
    }
    const { codigo } = await rig.mine()
    expect(await find({ busca: 'álbuquerque ANA' })).toEqual([codigo])
    expect(await find({ busca: 'albuquerque', etapa: 'ativa' })).toEqual([codigo])
    expect(await find({ etapa: 'suspensa' })).toEqual([])
    expect(await find({ busca: '%' })).toEqual([])
    const { body } = await rig.test.call('getAssinanteEquipe', { equipe, params: { ...params, codigo } })
    expect(body['assinante']).toMatchObject({ plano: 'Play Essencial', etapa: 'ativa', meses: 1 })
    expect(body['cobrancas']).toMatchObject([
      { situacao: 'paga', valor: 1_990 },
      { situacao: 'paga', valor: 2_490 },
    ])
  })

  it('are ended for who asks: what is paid lasts, nothing more is charged, and they hear of it', async () => {
    await rig.subscribeByCard(basic, FIRST)
    const { codigo } = await rig.mine()
    const mails = await rig.mails('termina em')
    const end = () =>
      rig.test.call('saveFimAssinanteEquipe', { equipe, params: { ...params, codigo }, body: {} })
    expect((await end()).body['assinante']).toMatchObject({
      etapa: 'ativa',
      flagCancelarNoFim: true,
      proximaCobranca: null,
    })
    expect((await end()).body['code']).toBe('SUBSCRIPTION_ENDED')
    await expect.poll(() => rig.mails('termina em'), { timeout: 20_000 }).toBe(mails + 1)
    const trail = await rig.rows<{ ator: string }>(
      `select ator from auditoria where acao = 'assinaturaFim' order by seq desc`,
    )
    expect(trail).toHaveLength(1)
    expect(await rig.watches(basic)).toBe(true)
    const paid = await rig.paid()
    await rig.pass('1 month')
    expect(await rig.paid()).toBe(paid)
    expect(await rig.watches(basic)).toBe(false)
  })

  it('are counted month by month: who came, who left, and what was paid and kept', async () => {
    const numbers = async () =>
      (await rig.test.call('getNumerosAssinaturas', { equipe, params })).body as unknown as NumerosAssinaturas
    const before = (await numbers()).meses.at(-1)!
    await rig.subscribeByCard(basic, FIRST)
    const now = await numbers()
    expect(now.meses).toHaveLength(12)
    expect(now.meses.at(-1)).toMatchObject({
      ativas: 1,
      novas: 1,
      saidas: 0,
      recebido: before.recebido + FIRST,
    })
    await rig.cancel()
    await rig.pass('2 months')
    const { meses } = await numbers()
    expect(meses.at(-1)!.ativas).toBe(0)
    expect(meses.reduce((sum, { novas }) => sum + novas, 0)).toBe(1)
    expect(meses.reduce((sum, { saidas }) => sum + saidas, 0)).toBe(1)
  })
})
