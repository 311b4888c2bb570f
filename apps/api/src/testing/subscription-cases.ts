import type { CallName, ErrorCode, PlanosEquipe } from '@atrio/contract'
import { newPedidoCodigo } from '../payments/order/codes.ts'
import { guest, refusing, sandboxed, type Given } from './money-world.ts'
import { asOwner } from './owner.ts'
import { pagador } from './sent-values.ts'
import { sendAsGuest } from './guest.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

const CODIGO = '0123456789ABCDEF'

/** The member has one of these, on the first plan of the church, and nothing else. */
async function having(world: World, situacao: string | null): Promise<void> {
  const values = [world.own.igreja, world.member.userId]
  const ask = (statement: string, given: unknown[] = values) => asOwner(world.test.target, statement, given)
  await ask('update pedido_assinatura set assinatura_id = null where igreja_id = $1 and $2::int is not null')
  await ask('delete from usuario_plano_assinatura where igreja_id = $1 and user_id = $2')
  if (situacao === null) return
  await ask(
    `with a as (insert into usuario_plano_assinatura (igreja_id, codigo, user_id, plano_id, preco_id, situacao, ancora, n,
         pago_ate, acesso_ate, metodo, locale)
       select $1, $3, $2, plano_id, id, $4, current_date, 1, current_date + 30, now() + interval '30 days', 'pix', 'pt-BR'
       from plano_assinatura_preco where igreja_id = $1 order by id limit 1 returning *)
     insert into usuario_plano_assinatura_periodo (igreja_id, assinatura_id, n, de, ate, situacao)
       select igreja_id, id, n - 1, ancora, pago_ate, 'paga' from a`,
    [...values, CODIGO, situacao],
  )
}

/** An order of the member's subscription waits. */
async function pending(world: World): Promise<void> {
  await having(world, 'ativa')
  await asOwner(
    world.test.target,
    `insert into usuario_plano_assinatura_periodo (igreja_id, assinatura_id, n, de, ate, situacao)
     select igreja_id, id, n, pago_ate, pago_ate + 30, 'cobrando' from usuario_plano_assinatura
     where igreja_id = $1 and user_id = $2`,
    [world.own.igreja, world.member.userId],
  )
}

function subscribe(world: World, given: Given = {}, token = world.member.token): Promise<Answer> {
  return world.test.call('createUsuarioPlanoAssinatura', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { idPlano: 2, metodoPagamento: 'pix', valorTotal: 3_490, comprador: pagador, ...given },
  })
}

const abroad = { pais: 'US', estado: 'ME', cidade: 'P', bairro: 'O', rua: 'C', numero: '1', cep: '04101' }

const fresh =
  (work: (world: World, name: CallName) => Promise<Answer>): Case =>
  async (world, name) => {
    await having(world, null)
    return work(world, name)
  }

const offer = (world: World, id: number) =>
  world.test.call('getOfertaAssinatura', {
    params: { slug: world.own.slug, id },
    token: world.member.token,
  })

/** A change of the member's own one. */
const changing =
  (name: CallName, body: Given, situacao = 'ativa'): Case =>
  async (world) => {
    await having(world, situacao)
    const params = { userId: world.member.userId, codigo: CODIGO }
    return world.test.call(name, { params, token: world.member.token, body })
  }

/** The plan that runs is worth more than the new one. */
async function dear(world: World): Promise<void> {
  await having(world, 'ativa')
  await asOwner(
    world.test.target,
    `update usuario_plano_assinatura a set plano_id = p.plano_id, preco_id = p.id from plano_assinatura_preco p
     where a.igreja_id = $1 and a.user_id = $2 and p.igreja_id = $1 and p.meses = 12`,
    [world.own.igreja, world.member.userId],
  )
  await asOwner(
    world.test.target,
    `with a as (select * from usuario_plano_assinatura where igreja_id = $1 and user_id = $2),
       p as (insert into pedido (igreja_id, codigo, tipo, user_id, comprador_encrypted, valor, total, moeda, locale)
         values ($1, $3, 'assinatura', $2, '\\x00', 34900, 34900, 'BRL', 'en') returning id),
       l as (insert into pedido_assinatura (igreja_id, pedido_id, assinatura_id, n, plano_id, preco_id, valor)
         select $1, p.id, a.id, 0, a.plano_id, a.preco_id, 34900 from p, a returning pedido_id, assinatura_id)
     update usuario_plano_assinatura_periodo t set pedido_id = l.pedido_id from l
     where t.igreja_id = $1 and t.assinatura_id = l.assinatura_id`,
    [world.own.igreja, world.member.userId, newPedidoCodigo()],
  )
}

async function aCard(world: World): Promise<number> {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    `insert into usuario_cartao (igreja_id, user_id, gateway_id, referencia_encrypted, ultimos4)
     values ($1, $2, 0, '', '4242') returning id`,
    [world.own.igreja, world.member.userId],
  )
  return row!.id
}

const ended = (name: CallName, body: Given) => ({ SUBSCRIPTION_ENDED: changing(name, body, 'cancelada') })

const ending =
  (situacao: string): Case =>
  async (world, name) => {
    await having(world, situacao)
    const params = { slug: world.own.slug, codigo: CODIGO }
    return world.test.call(name, { params, equipe: world.equipe, body: {} })
  }

/** What staff have before them, sent back as it is, or as it was before somebody else saved. */
function saving(
  body: (now: PlanosEquipe) => Given,
  late: (now: PlanosEquipe) => Given,
): Record<'ok' | 'VERSION_CONFLICT', Case> {
  const send =
    (given: typeof body): Case =>
    async (world, name) => {
      const params = { slug: world.own.slug }
      const { body: now } = await world.test.call('listPlanosEquipe', { params, equipe: world.equipe })
      const planos = now as unknown as PlanosEquipe
      const { id } = planos.planos[0]!
      return world.test.call(name, { params: { ...params, id }, equipe: world.equipe, body: given(planos) })
    }
  return { ok: send(body), VERSION_CONFLICT: send((now) => ({ ...body(now), ...late(now) })) }
}

export const subscriptionCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  savePlanoEquipe: saving(
    ({ planos: [one] }) => ({ versao: one!.versao, nome: one!.nome, descricao: null, flagVendido: true }),
    ({ planos: [one] }) => ({ versao: one!.versao + 1 }),
  ),
  saveOrdemPlanos: saving(
    ({ versao, planos }) => ({ versao, planos: planos.map(({ id }) => id) }),
    ({ versao }) => ({ versao: versao + 1 }),
  ),
  createPrecoPlano: saving(
    ({ planos: [one] }) => ({ idPreco: one!.precos[0]!.id, valor: one!.valor, taxaContratacao: 0 }),
    ({ planos: [one] }) => ({ idPreco: one!.precos[0]!.id + 1_000, valor: one!.valor + 1 }),
  ),
  saveConfiguracaoAssinatura: saving(
    ({ configuracao }) => configuracao,
    ({ configuracao }) => ({ versao: configuracao.versao + 1 }),
  ),
  getOfertaAssinatura: {
    ok: fresh((world) => offer(world, 1)),
    FORBIDDEN: sendAsGuest,
    SUBSCRIPTION_PENDING: async (world) => {
      await pending(world)
      return offer(world, 2)
    },
    SUBSCRIPTION_ACTIVE: async (world) => {
      await having(world, 'ativa')
      return offer(world, 1)
    },
    PLAN_CHANGE_AT_END: async (world) => {
      await dear(world)
      return offer(world, 1)
    },
  },
  createUsuarioPlanoAssinatura: {
    ok: fresh((world) => sandboxed(world, () => subscribe(world))),
    FORBIDDEN: (world) => guest(world, ({ member }) => subscribe(world, {}, member.token)),
    SUBSCRIPTION_PENDING: async (world) => {
      await pending(world)
      return subscribe(world)
    },
    SUBSCRIPTION_ACTIVE: async (world) => {
      await having(world, 'ativa')
      return subscribe(world, { idPlano: 1 })
    },
    PLAN_CHANGE_AT_END: async (world) => {
      await dear(world)
      return subscribe(world)
    },
    PAYMENT_METHOD_UNAVAILABLE: fresh((world) => subscribe(world, { metodoPagamento: 'ach' })),
    BRAZIL_ONLY: fresh((world) => subscribe(world, { comprador: { ...pagador, endereco: abroad } })),
    EVT_REG_014: fresh((world) => subscribe(world, { valorTotal: 1 })),
    FALLBACK: fresh((world) => refusing(world, () => subscribe(world))),
  },
  createTesteAssinatura: {
    ok: fresh((world, name) =>
      world.test.call(name, {
        params: { userId: world.member.userId },
        token: world.member.token,
        body: { idPlano: 1 },
      }),
    ),
    FORBIDDEN: sendAsGuest,
    TRIAL_NOT_OFFERED: async (world, name) => {
      await having(world, 'cancelada')
      const params = { userId: world.member.userId }
      return world.test.call(name, { params, token: world.member.token, body: { idPlano: 1 } })
    },
  },
  saveCancelamentoAssinatura: {
    ok: changing('saveCancelamentoAssinatura', { flagCancelar: true }),
    ...ended('saveCancelamentoAssinatura', { flagCancelar: true }),
  },
  saveProximoPlano: {
    ok: changing('saveProximoPlano', { idPlano: 2 }),
    ...ended('saveProximoPlano', { idPlano: 2 }),
    SUBSCRIPTION_PENDING: async (world, name) => {
      await pending(world)
      const params = { userId: world.member.userId, codigo: CODIGO }
      return world.test.call(name, { params, token: world.member.token, body: { idPlano: 2 } })
    },
  },
  getAssinanteEquipe: {
    ok: async (world, name) => {
      await having(world, 'ativa')
      const params = { slug: world.own.slug, codigo: CODIGO }
      return world.test.call(name, { params, equipe: world.equipe })
    },
  },
  saveFimAssinanteEquipe: {
    ok: ending('ativa'),
    SUBSCRIPTION_ENDED: ending('cancelada'),
  },
  saveCartaoAssinatura: {
    ok: async (world, name) => changing(name, { idCartao: await aCard(world) })(world, name),
    SUBSCRIPTION_ENDED: async (world, name) =>
      changing(name, { idCartao: await aCard(world) }, 'cancelada')(world, name),
  },
}
