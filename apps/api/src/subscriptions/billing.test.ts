import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countPendencia, openEquipe } from '../testing/equipe.ts'
import { logIn } from '../testing/people.ts'
import { passForAssinatura } from '../testing/pass-for-assinatura.ts'
import { FIRST, openSubscriptionRig, type SubscriptionRig } from '../testing/subscription-rig.ts'
import { workAssinatura } from './work.ts'

let rig: SubscriptionRig
let basic: number
let family: number
beforeAll(async () => {
  rig = await openSubscriptionRig()
  ;[basic, family] = rig.planos.map(({ id }) => id) as [number, number]
})
afterAll(() => rig?.close())
beforeEach(() => rig.clear())
afterEach(() => rig.beSound())

describe('a subscription by card', () => {
  it('is paid with the hiring fee once, opens its plan alone, and is charged once on each of its days', async () => {
    expect((await rig.subscribeByCard(basic, FIRST)).status).toBe('aprovado')
    expect(await rig.mine()).toMatchObject({
      status: { situacao: 'ativo', etapa: 'ativa' },
      proximoValor: 1_990,
      cartao: { bandeira: expect.any(String) },
    })
    expect([await rig.watches(basic), await rig.watches(family), await rig.watches(family, basic)]).toEqual([
      true,
      false,
      true,
    ])
    const before = await rig.paid()
    await rig.pass('1 month')
    await rig.settle('assinatura')
    expect(await rig.paid()).toBe(before + 1)
    const { periodos } = await rig.mine()
    expect(periodos.map(({ situacao }) => situacao)).toEqual(['paga', 'paga'])
    expect(periodos[0]!.de).toBe(periodos[1]!.ate)
    expect((await rig.see(periodos[0]!.pedido!)).total).toBe(1_990)
  })

  it('that is refused is tried again after 1, 3 and 7 days while it still opens, and is suspended then', async () => {
    await rig.subscribeByCard(basic, FIRST, 'declined_when_saved')
    await rig.pass('1 month')
    expect(await rig.mine()).toMatchObject({ status: { situacao: 'ativo', etapa: 'em_atraso' } })
    const equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
    const given = { slug: 'igreja-esperanca', equipe, tipo: 'cobrancas' } as const
    expect(await countPendencia(rig.test, given)).toBe(1)
    const attempts = async () =>
      (await rig.rows('select 1 from pedido_assinatura where assinatura_id is not null')).length
    for (const [days, tried] of [
      [1, 3],
      [1, 3],
      [1, 4],
      [4, 5],
    ] as const) {
      await rig.pass(`${days} days`)
      expect([await attempts(), (await rig.mine()).status.etapa]).toEqual([tried, 'em_atraso'])
    }
    expect(await rig.watches(basic)).toBe(true)
    await rig.pass('1 day')
    expect(await rig.mine()).toMatchObject({
      status: { situacao: 'inativo', etapa: 'suspensa' },
      proximaCobranca: null,
    })
    expect(await rig.watches(basic)).toBe(false)
    await expect.poll(() => rig.mails('o pagamento não passou'), { timeout: 15_000 }).toBe(4)
    // Back by another card: without the fee, from today on.
    const before = await rig.mine()
    expect((await rig.subscribeByCard(basic, 1_990)).status).toBe('aprovado')
    const { periodos, status } = await rig.mine()
    expect([status.etapa, periodos.length]).toEqual(['ativa', 2])
    expect(periodos[0]!.de > before.periodos[0]!.de).toBe(true)
  })

  it('that many processes look at in the same moment is charged once', async () => {
    await rig.subscribeByCard(basic, FIRST)
    const before = await rig.paid()
    await passForAssinatura(rig.test.target, { by: '1 month' })
    const [{ id }] = (await rig.rows<{ id: number }>(
      'select max(id) as id from usuario_plano_assinatura',
    )) as [{ id: number }]
    const due = { igrejaId: rig.igrejaId, referencia: String(id) }
    await Promise.all(Array.from({ length: 20 }, () => workAssinatura(rig.test.deps, due)))
    await rig.settle('assinatura', 'pagamento')
    expect(await rig.paid()).toBe(before + 1)
    expect((await rig.mine()).periodos.map(({ situacao }) => situacao)).toEqual(['paga', 'paga'])
  })

  it('is charged once after a long down time, and from then on', async () => {
    await rig.subscribeByCard(basic, FIRST)
    const before = await rig.paid()
    await rig.pass('70 days')
    expect(await rig.paid()).toBe(before + 1)
    expect(await rig.mine()).toMatchObject({ status: { etapa: 'ativa' } })
    expect((await rig.mine()).periodos.map(({ situacao }) => situacao)).toEqual(['paga', 'paga'])
  })

  it('whose charge nobody can tell of is neither refused nor charged again', async () => {
    await rig.subscribeByCard(basic, FIRST)
    const before = await rig.paid()
    await rig.sandbox.arm(
      { on: 'authorize', mode: 'drop_after', times: 1 },
      { on: 'fetch', mode: 'server_error', times: 9 },
    )
    await rig.pass('1 month')
    await rig.pass('0 days')
    expect((await rig.mine()).periodos[0]!.situacao).toBe('cobrando')
    await rig.sandbox.arm()
    await rig.settle('pagamento')
    expect([(await rig.mine()).periodos[0]!.situacao, await rig.paid()]).toEqual(['paga', before + 1])
  })

  it('is not charged while the church has put Play away, and is suspended when the grace is over', async () => {
    await rig.subscribeByCard(basic, FIRST)
    const before = await rig.paid()
    const [row] = await rig.rows<{ nome: string; ordem: number }>(
      `delete from igreja_modulo where codigo = 'MOD_ASSINATURA' and igreja_id = $1 returning nome, ordem`,
      [rig.igrejaId],
    )
    await rig.pass('1 month')
    await rig.pass('9 days')
    await rig.rows(
      `insert into igreja_modulo (igreja_id, codigo, nome, ordem) values ($1, 'MOD_ASSINATURA', $2, $3)`,
      [rig.igrejaId, row!.nome, row!.ordem],
    )
    await expect.poll(async () => (await rig.mine())?.status.etapa).toBe('suspensa')
    await rig.pass('0 days')
    expect(await rig.paid()).toBe(before)
  })
})

describe('a subscription by Pix', () => {
  it('has its next order five days ahead, a word the day before and on the day, and goes on when that is paid', async () => {
    await rig.subscribeByPix()
    await rig.pass('1 month -5 days')
    const { pedidoAberto, proximaCobranca } = await rig.mine()
    expect(await rig.see(pedidoAberto!)).toMatchObject({ status: 'pendente', total: 3_490 })
    for (const days of [4, 1]) await rig.pass(`${days} days`)
    await expect.poll(() => rig.mails('vence em'), { timeout: 15_000 }).toBe(2)
    await rig.sandbox.act(await rig.keyOf(pedidoAberto!), 'pay')
    await rig.settle('pagamento')
    const now = await rig.mine()
    expect(now).toMatchObject({ status: { etapa: 'ativa' }, pedidoAberto: null })
    expect(now.proximaCobranca! > proximaCobranca!).toBe(true)
  })

  it('that is not paid is late, then suspended, and money that comes later still begins a period', async () => {
    await rig.subscribeByPix()
    await rig.pass('1 month')
    const { pedidoAberto } = await rig.mine()
    const key = await rig.keyOf(pedidoAberto!)
    await rig.pass('1 day')
    expect(await rig.mine()).toMatchObject({ status: { situacao: 'ativo', etapa: 'em_atraso' } })
    await rig.pass('3 days')
    expect(await rig.mine()).toMatchObject({ status: { situacao: 'inativo', etapa: 'suspensa' } })
    await rig.rows(`update pedido set expira_em = now() - interval '1 second' where codigo = $1`, [
      pedidoAberto,
    ])
    await rig.settle('pedido')
    expect((await rig.see(pedidoAberto!)).status).toBe('cancelado')
    await rig.sandbox.act(key, 'pay_late')
    await rig.deliver(key, crypto.randomUUID())
    await rig.settle('pagamento')
    expect((await rig.see(pedidoAberto!)).status).toBe('aprovado')
    expect(await rig.mine()).toMatchObject({ status: { situacao: 'ativo', etapa: 'ativa' } })
  })

  it('that is cancelled while an order waits takes no money for it any more: it goes back', async () => {
    await rig.subscribeByPix()
    await rig.pass('1 month')
    const { pedidoAberto } = await rig.mine()
    const key = await rig.keyOf(pedidoAberto!)
    await rig.pass('1 day')
    await rig.cancel()
    expect(await rig.mine()).toMatchObject({ status: { situacao: 'inativo', etapa: 'cancelada' } })
    expect((await rig.see(pedidoAberto!)).status).toBe('cancelado')
    await rig.sandbox.act(key, 'pay_late')
    await rig.deliver(key, crypto.randomUUID())
    await rig.settle('pagamento', 'estorno')
    expect((await rig.see(pedidoAberto!)).status).toBe('reembolsado')
  })
})
