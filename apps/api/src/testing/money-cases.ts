import type { CallName, ErrorCode } from '@atrio/contract'
import { signDesistencia } from '../payments/order/give-up-token.ts'
import { pagador } from './sent-values.ts'
import { give, openRecurringGift, swapRefusals } from './giving-cases.ts'
import {
  buy,
  changed,
  codigoOf,
  COURSE,
  courseWith,
  findIngresso,
  guest,
  refusing,
  sandboxed,
  type Given,
} from './money-world.ts'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>

const card = { metodoPagamento: 'cartao_credito', pagamento: { token: 'nao-existe' } }
const pix = { metodoPagamento: 'pix', valorTotal: 4_545 }

/** Both of a purchase and of a hold. */
const chosen: Cases = {
  EVT_REG_002: (world) => courseWith(world, 'arquivado_em', 'now()', 'null', () => buy(world)),
  EVT_REG_019: async (world) =>
    buy(world, {}, { ...(await findIngresso(world, COURSE)), ingresso: 2_000_000_000 }),
  EVT_REG_020: (world) =>
    changed(
      world,
      [
        `update ingresso set data_inicio = now() + interval '1 day' where nome = 'Curso completo'`,
        `update ingresso set data_inicio = '-infinity' where nome = 'Curso completo'`,
      ],
      () => buy(world),
    ),
  EVT_REG_024: (world) =>
    changed(
      world,
      [
        `update lote set vendido = capacidade where ingresso_id = (select id from ingresso where nome = 'Criança')`,
        `update lote set vendido = 9 where ingresso_id = (select id from ingresso where nome = 'Criança')`,
      ],
      async () => buy(world, {}, await findIngresso(world, 'Retiro da Esperança', 'Criança')),
    ),
  EVT_REG_023: (world) => buy(world, { quantidade: 3 }),
  EVT_REG_001: async (world) => buy(world, {}, await findIngresso(world, 'Noite de coral')),
  EVT_REG_021: (world) =>
    changed(
      world,
      [
        // A hold of the member's own would count as theirs.
        `update reserva set situacao = 'liberada' where situacao = 'retida' and pedido_id is null;
         update lote set capacidade = vendido + retido + 1 where ingresso_id in (select id from ingresso where nome = 'Curso completo')`,
        `update lote set capacidade = 200 where ingresso_id in (select id from ingresso where nome = 'Curso completo')`,
      ],
      () => buy(world, { quantidade: 2 }),
    ),
}

/** The same cart as a hold. */
const held = Object.fromEntries(
  Object.entries(chosen).map(([code, run]) => [
    code,
    (world: World, name: CallName) => {
      const call: World['test']['call'] = (_name, options) => {
        const { ingressos } = options!.body as { ingressos: { id: number; participantes: unknown[] }[] }
        const wanted = ingressos.map(({ id, participantes }) => ({ id, quantidade: participantes.length }))
        return world.test.call('saveReserva', { ...options, body: { ingressos: wanted } })
      }
      return run({ ...world, test: { ...world.test, call } }, name)
    },
  ]),
) as Cases

async function hold(world: World): Promise<Answer> {
  const { idEvento, ingresso } = await findIngresso(world, COURSE)
  return world.test.call('saveReserva', {
    params: { id: world.member.userId, idEvento },
    token: world.member.token,
    body: { ingressos: [{ id: ingresso, quantidade: 1 }] },
  })
}

async function renew(world: World): Promise<Answer> {
  const { idEvento } = await findIngresso(world, COURSE)
  const params = { id: world.member.userId, idEvento }
  return world.test.call('renovarReserva', { params, token: world.member.token, body: {} })
}

/** Paid as soon as it is ordered: it costs nothing. */
async function buyFree(world: World): Promise<Answer> {
  const place = await findIngresso(world, 'Café com a vizinhança')
  return buy(world, { metodoPagamento: 'gratuito', valorTotal: 0 }, place)
}

const desistencia = ({ test, own }: World, codigo: string) =>
  signDesistencia(test.deps.secrets, { igrejaId: own.igreja, codigo })

/** Of an order of the member's: the call about it. */
async function about(world: World, name: CallName, body?: Given, codigo?: string): Promise<Answer> {
  const of = codigo ?? codigoOf(await buy(world))
  const params = { id: world.member.userId, codigo: of }
  return world.test.call(name, {
    params,
    token: world.member.token,
    ...(name === 'getPagamento' ? { query: { pedido: of } } : {}),
    ...(body ? { body } : {}),
  })
}

const swap = (world: World, given: Given = {}) =>
  about(world, 'trocarMetodoPedido', {
    metodoPagamento: 'transferencia',
    valorTotal: 4_500,
    comprador: pagador,
    ...given,
  })

/** Shared by all that choose a way to pay. */
const payments = (pay: (world: World, given: Given) => Promise<Answer>): Cases => ({
  EVT_REG_010: (world) => pay(world, { metodoPagamento: 'ach' }),
  EVT_REG_013: (world) => pay(world, { metodoPagamento: 'boleto' }),
  EVT_REG_015: (world) => pay(world, { metodoPagamento: 'transferencia', parcelas: 2 }),
  EVT_REG_016: (world) => pay(world, { ...card, parcelas: 24 }),
  EVT_REG_014: (world) => pay(world, { valorTotal: 1 }),
  FALLBACK: (world) => refusing(world, () => pay(world, pix)),
})

const conteudo =
  (name: 'listConteudosInscricao' | 'getConteudoInscricao'): Case =>
  async (world) => {
    const codigo = codigoOf(await buy(world))
    const [row] = await asOwner<{ evento: number; inscricao: number; conteudo: number }>(
      world.test.target,
      `update inscricao i set situacao = 'ativa' from pedido p, ingresso_conteudo c
     where p.igreja_id = i.igreja_id and p.id = i.pedido_id and p.codigo = $1 and c.ingresso_id = i.ingresso_id
     returning i.evento_id as evento, i.id as inscricao,
       (select min(id) from ingresso_conteudo where ingresso_id = i.ingresso_id) as conteudo`,
      [codigo],
    )
    const { evento, inscricao, conteudo: idConteudo } = row!
    const params = { id: world.member.userId, idEvento: evento, idInscricao: inscricao, idConteudo }
    return world.test.call(name, { params, token: world.member.token })
  }

function createCartao(world: World, given: Given): Promise<Answer> {
  return world.test.call('createCartao', {
    token: world.member.token,
    query: { igreja: world.own.igreja },
    body: { comprador: pagador, ...given },
  })
}

export const moneyCases: Partial<Record<CallName, Cases>> = {
  calcularTaxasEvento: {
    EVT_REG_010: async (world, name) =>
      world.test.call(name, {
        params: { id: (await findIngresso(world, COURSE)).idEvento },
        query: { valor: 5_000, metodoPagamento: 'ach' },
      }),
  },
  createInscricao: {
    ok: (world) => buy(world),
    FORBIDDEN: (world) => guest(world, (other) => buy(other)),
    ...chosen,
    EVT_REG_026: async (world) => {
      await asOwner(world.test.target, 'update usuario set telefone = null where user_id = $1', [
        world.member.userId,
      ])
      return courseWith(world, 'campos_obrigatorios', `'{telefone}'`, `'{}'`, () => buy(world))
    },
    EVT_REG_003: (world) => buy(world, { formVersion: 99 }),
    EVT_REG_004: async (world) => {
      const { idEvento, ingresso } = await findIngresso(world, COURSE)
      const ticket = { id: ingresso, rulesVersion: 1, formVersion: 99, participantes: [{}] }
      return buy(world, { ingressos: [ticket] }, { idEvento, ingresso })
    },
    ...payments(buy),
    EVT_REG_012: (world) => courseWith(world, 'dias_dinheiro', '60', '3', () => buy(world)),
    EVT_REG_017: (world) =>
      courseWith(world, 'qtde_max_parcelas', '1', '3', () => buy(world, { ...card, parcelas: 2 })),
  },
  listConteudosInscricao: { ok: conteudo('listConteudosInscricao') },
  getConteudoInscricao: { ok: conteudo('getConteudoInscricao') },
  saveReserva: { ok: hold, FORBIDDEN: (world) => guest(world, hold), ...held },
  renovarReserva: {
    ok: async (world) => {
      await hold(world)
      return renew(world)
    },
    HOLD_NOT_RENEWABLE: async (world) => {
      await hold(world)
      await asOwner(world.test.target, `update reserva set renovacoes = 10 where situacao = 'retida'`)
      return renew(world)
    },
  },
  getPagamento: { ok: (world, name) => about(world, name) },
  getPedidoPublico: {
    ok: async (world, name) => world.test.call(name, { params: { codigo: codigoOf(await give(world)) } }),
  },
  verificarPagamento: { ok: (world, name) => about(world, name, {}) },
  cancelarPedido: {
    ok: (world, name) => about(world, name, {}),
    ORDER_NOT_CANCELABLE: async (world, name) => {
      const codigo = codigoOf(await buy(world))
      await about(world, name, {}, codigo)
      return about(world, name, {}, codigo)
    },
  },
  estornarPedido: {
    ok: async (world, name) => about(world, name, {}, codigoOf(await buyFree(world))),
    ORDER_NOT_REFUNDABLE: (world, name) => about(world, name, {}),
  },
  getDesistencia: {
    ok: async (world, name) => {
      const codigo = codigoOf(await buy(world))
      return world.test.call(name, { params: { codigo }, query: { token: desistencia(world, codigo) } })
    },
  },
  desistirPedido: {
    ok: async (world, name) => {
      const codigo = codigoOf(await buyFree(world))
      return world.test.call(name, { params: { codigo }, body: { token: desistencia(world, codigo) } })
    },
    ORDER_NOT_REFUNDABLE: async (world, name) => {
      const codigo = codigoOf(await buy(world))
      return world.test.call(name, { params: { codigo }, body: { token: desistencia(world, codigo) } })
    },
  },
  getIngressosPdf: {
    ok: async (world, name) => about(world, name, undefined, codigoOf(await buyFree(world))),
  },
  trocarMetodoPedido: {
    ok: (world) => swap(world),
    ORDER_NOT_CANCELABLE: async (world, name) => {
      const codigo = codigoOf(await buy(world))
      await about(world, 'cancelarPedido', {}, codigo)
      const body = { metodoPagamento: 'transferencia', valorTotal: 4_500, comprador: pagador }
      return about(world, name, body, codigo)
    },
    ...payments(swap),
    ...swapRefusals,
    EVT_REG_012: async (world, name) => {
      const codigo = codigoOf(await buy(world))
      const body = { metodoPagamento: 'dinheiro', valorTotal: 4_500, comprador: pagador }
      return courseWith(world, 'dias_dinheiro', '60', '3', () => about(world, name, body, codigo))
    },
    EVT_REG_017: async (world, name) => {
      const codigo = codigoOf(await buy(world))
      const body = { valorTotal: 4_500, comprador: pagador, ...card, parcelas: 2 }
      return courseWith(world, 'qtde_max_parcelas', '1', '3', () => about(world, name, body, codigo))
    },
    RECURRENCE_NOT_ALLOWED: (world, name) =>
      sandboxed(world, async (sandbox) => {
        const codigo = await openRecurringGift(world, await sandbox.token('challenge'))
        const body = { metodoPagamento: 'dinheiro', valorTotal: 5_000, comprador: pagador }
        return about(world, name, body, codigo)
      }),
  },
  getDefaultPaymentGateway: {
    PAYMENT_METHOD_UNAVAILABLE: async ({ test }, name) => {
      const { gateways } = test.deps
      test.deps.gateways = { ...gateways, all: [] }
      try {
        return await test.call(name)
      } finally {
        test.deps.gateways = gateways
      }
    },
  },
  createCartao: {
    ok: (world) => sandboxed(world, async (sandbox) => createCartao(world, { token: await sandbox.token() })),
    CARD_REFUSED: (world) => sandboxed(world, () => createCartao(world, { token: 'nao-existe' })),
    PAYMENT_METHOD_UNAVAILABLE: (world) => createCartao(world, { token: 'x', tipo: 'ach' }),
    FORBIDDEN: (world) => guest(world, (other) => createCartao(other, { token: 'x' })),
  },
  deleteCartao: {
    ok: (world, name) =>
      sandboxed(world, async (sandbox) => {
        const { body } = await createCartao(world, { token: await sandbox.token() })
        const { id } = body['cartao'] as { id: number }
        return world.test.call(name, { params: { id }, token: world.member.token })
      }),
  },
}
