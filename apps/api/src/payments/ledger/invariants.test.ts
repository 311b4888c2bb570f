import { afterAll, beforeAll, expect, it } from 'vitest'
import { byCard, byPix, openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'

let rig: MoneyRig
let ids: { pago: number; aberto: number; doacao: number; recorrente: string }
beforeAll(async () => {
  rig = await openMoneyRig()
  const pago = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
  const aberto = pedidoOf(await rig.buy(byPix))
  const gift = { motivos: [{ id: 1, valor: 5_000 }], recorrenciaDias: 30, flagUsuarioTaxa: false }
  const token = await rig.sandbox.token()
  const doacao = pedidoOf(await rig.give({ ...gift, pagamento: { token } }, rig.member.token))
  const idOf = async ({ codigo }: { codigo: string }) =>
    (await rig.rows<{ id: number }>('select id from pedido where codigo = $1', [codigo]))[0]!.id
  const doacaoId = await idOf(doacao)
  const [row] = await rig.rows<{ id: string }>(
    'select recorrencia_id as id from ocorrencia where pedido_id = $1',
    [doacaoId],
  )
  ids = { pago: await idOf(pago), aberto: await idOf(aberto), doacao: doacaoId, recorrente: row!.id }
})
afterAll(() => rig?.close())

it('is well before anything is spoiled', async () => {
  expect(await rig.violations()).toEqual([])
})

/**
 * What a restored or repaired database may hold, set past checks and triggers, and set right again. The transaction has to
 * commit: the counting is another connection's.
 */
const spoil = async (fault: string, repair: string) => {
  const past = (statement: string) => rig.rows(`set session_replication_role = replica; ${statement}`)
  await past(fault)
  const found = await rig.violations()
  await past(repair)
  return found.map((line) => line.replace(/^\d+ /, '').replace(/[\da-f]{8}-[\da-f-]{27}/, '…'))
}

it.each<[string, () => [fault: string, repair: string, ...found: string[]]]>([
  [
    'more places taken than a lot has',
    () => [
      `alter table lote drop constraint lote_check;
       update lote set capacidade = retido + vendido - 1 where id = ${rig.course.lote}`,
      `update lote set capacidade = 200 where id = ${rig.course.lote}`,
      `capacidade lote:${rig.course.lote}`,
    ],
  ],
  [
    'more of the event than of its tickets',
    () => [
      `insert into lote (igreja_id, evento_id, nome, capacidade)
       select igreja_id, evento_id, 'Todos', 500 from lote where id = ${rig.course.lote}`,
      `delete from lote where nome = 'Todos' and evento_id = ${rig.course.idEvento}`,
      `evento evento:${rig.course.idEvento}`,
    ],
  ],
  [
    'places of an order that is over',
    () => [
      `update pedido set situacao = 'cancelado' where id = ${ids.aberto}`,
      `update pedido set situacao = 'pendente' where id = ${ids.aberto}`,
      `reserva pedido:${ids.aberto}`,
    ],
  ],
  [
    'more tickets than a person may have',
    () => [
      `update limite_usuario set limite = 0 where ingresso_id = ${rig.course.ingresso} and user_id = ${rig.member.userId}`,
      `update limite_usuario set limite = 2147483647 where ingresso_id = ${rig.course.ingresso}`,
      `limite user:${rig.member.userId}`,
    ],
  ],
  [
    'money in an order that is not paid',
    () => [
      `update pagamento set capturado = 1 where pedido_id = ${ids.aberto}`,
      `update pagamento set capturado = 0 where pedido_id = ${ids.aberto}`,
      `caixa pedido:${ids.aberto}`,
      `situacao pedido:${ids.aberto}`,
    ],
  ],
  [
    'a good ticket of an order that is not paid',
    () => [
      `update inscricao set situacao = 'ativa' where pedido_id = ${ids.aberto}`,
      `update inscricao set situacao = 'pendente' where pedido_id = ${ids.aberto}`,
      `ingressos pedido:${ids.aberto}`,
    ],
  ],
  [
    'tickets that come to another price than their order',
    () => [
      `update inscricao set valor = valor + 1 where pedido_id = ${ids.pago}`,
      `update inscricao set valor = valor - 1 where pedido_id = ${ids.pago}`,
      `valor pedido:${ids.pago}`,
    ],
  ],
  [
    'gifts that come to another amount than their order',
    () => [
      `update doacao set valor = valor + 1 where pedido_id = ${ids.doacao}`,
      `update doacao set valor = valor - 1 where pedido_id = ${ids.doacao}`,
      `valor pedido:${ids.doacao}`,
    ],
  ],
  [
    'a date of a recurring gift that nobody paid',
    () => [
      `update ocorrencia set pedido_id = ${ids.aberto} where pedido_id = ${ids.doacao}`,
      `update ocorrencia set pedido_id = ${ids.doacao} where pedido_id = ${ids.aberto}`,
      'recorrencia recorrencia:…',
    ],
  ],
  [
    'bookings in another currency',
    () => [
      `update lancamento set moeda = 'USD' where pedido_id = ${ids.pago}`,
      `update lancamento set moeda = 'BRL' where pedido_id = ${ids.pago}`,
      `livro pedido:${ids.pago}`,
    ],
  ],
  [
    'an end of an order that nobody attends to',
    () => [
      `update agenda set tipo = 'aviso' where tipo = 'pedido' and referencia = '${ids.aberto}'`,
      `update agenda set tipo = 'pedido' where tipo = 'aviso' and referencia = '${ids.aberto}'`,
      `agenda pedido:${ids.aberto}`,
    ],
  ],
])('finds %s', async (_, plan) => {
  const [fault, repair, ...found] = plan()
  expect(await spoil(fault, repair)).toEqual(found)
  expect(await rig.violations()).toEqual([])
})
