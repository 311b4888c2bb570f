import type { CallName, ErrorCode } from '@atrio/contract'
import { emSaoPaulo, pagador } from './sent-values.ts'
import { codigoOf, guest, refusing, sandboxed, type Given } from './money-world.ts'
import { asOwner } from './owner.ts'
import { afterMany } from './after-many.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** A gift of a visitor's, or of the member's. */
export function give(world: World, given: Given = {}, token?: string): Promise<Answer> {
  return world.test.call('createPagamento', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      motivos: [{ id: 1, valor: 5_000 }],
      metodoPagamento: 'dinheiro',
      valorTotal: 5_000,
      comprador: pagador,
      ...given,
    },
  })
}

/** Code of a gift of the member's that a card paid. */
async function paidGift(world: World, token: string): Promise<string> {
  const pagamento = { token, salvarCartao: false }
  const given = await give(world, { metodoPagamento: 'cartao_credito', pagamento }, world.member.token)
  return codigoOf(given)
}

/** Code of the first of a recurring gift's charges, which waits for the bank's question. */
export async function openRecurringGift(world: World, token: string): Promise<string> {
  const given = { metodoPagamento: 'cartao_credito', recorrenciaDias: 30, pagamento: { token } }
  return codigoOf(await give(world, given, world.member.token))
}

const abroad = { pais: 'US', estado: 'ME', cidade: 'P', bairro: 'O', rua: 'C', numero: '1', cep: '04101' }

/** Of ways to pay a gift, in its own words. */
function refusals(pay: (world: World, given: Given) => Promise<Answer>) {
  return {
    PICPAY_MAXIMUM: (world: World) =>
      pay(world, { metodoPagamento: 'picpay', motivos: [{ id: 1, valor: 500_000 }] }),
    PAYMENT_METHOD_UNAVAILABLE: (world: World) => pay(world, { metodoPagamento: 'ach' }),
    BRAZIL_ONLY: (world: World) =>
      pay(world, { metodoPagamento: 'pix', comprador: { ...pagador, endereco: abroad } }),
  }
}

/** The same where a gift that is open is to be paid in another way. */
export const swapRefusals = refusals(async (world, { motivos, ...given }) => {
  const gift = motivos === undefined ? {} : { motivos, valorTotal: 500_000 }
  const codigo = codigoOf(await give(world, gift, world.member.token))
  return world.test.call('trocarMetodoPedido', {
    params: { id: world.member.userId, codigo },
    token: world.member.token,
    body: { valorTotal: 5_000, comprador: pagador, ...given },
  })
})

/** A recurring gift of the member's in a state. */
const recurring =
  (name: CallName, body: Given, situacao = 'ativa'): Case =>
  async (world) => {
    const [row] = await asOwner<{ id: string }>(
      world.test.target,
      `with cartao as (insert into usuario_cartao (igreja_id, user_id, gateway_id, referencia_encrypted, ultimos4)
        values ($1, $2, 0, '', '4242') returning id)
       insert into recorrencia (igreja_id, user_id, pagamento_motivo_id, valor, dias, ancora, usuario_cartao_id, situacao,
         cobrar_em, locale)
       select $1, $2, 1, 5000, 30, current_date, id, $3, case when $3 = 'ativa' then now() + interval '30 days' end,
         'pt-BR' from cartao returning id`,
      [world.own.igreja, world.member.userId, situacao],
    )
    const params = { id: world.member.userId, uuid: row!.id }
    return world.test.call(name, { params, token: world.member.token, body })
  }

const ended = (name: CallName, body: Given) => ({ RECURRENCE_ENDED: recurring(name, body, 'cancelada') })

export const givingCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  calcularTaxas: {
    PAYMENT_METHOD_UNAVAILABLE: ({ test }, name) =>
      test.call(name, { query: { valor: 5_000, metodoPagamento: 'ach' } }),
  },
  createPagamento: {
    CAPTCHA_REQUIRED: (world) => afterMany(world, () => give(world, {}, world.member.token)),
    FORBIDDEN: (world) => guest(world, ({ member }) => give(world, { recorrenciaDias: 30 }, member.token)),
    RECURRENCE_NOT_ALLOWED: (world) => give(world, { recorrenciaDias: 30 }),
    AMOUNT_OUT_OF_RANGE: (world) => give(world, { motivos: [{ id: 1, valor: 1 }] }),
    ...refusals(give),
    EVT_REG_014: (world) => give(world, { valorTotal: 1 }),
    FALLBACK: (world) => refusing(world, () => give(world, { metodoPagamento: 'pix' })),
  },
  updateRecorrencia: {
    ok: recurring('updateRecorrencia', { valor: 6_000 }),
    AMOUNT_OUT_OF_RANGE: recurring('updateRecorrencia', { valor: 1 }),
    ...ended('updateRecorrencia', { valor: 6_000 }),
  },
  pularRecorrencia: {
    ok: recurring('pularRecorrencia', { data: '2026-01-02' }),
    ...ended('pularRecorrencia', { data: '2026-01-02' }),
  },
  saveSituacaoRecorrencia: {
    ok: recurring('saveSituacaoRecorrencia', { situacao: 'pausada' }),
    ...ended('saveSituacaoRecorrencia', { situacao: 'pausada' }),
    RECURRENCE_NOT_ALLOWED: async (world, name) => {
      const allow = (yes: boolean) =>
        asOwner(
          world.test.target,
          'update pagamento_motivo set flag_recorrencia = $2 where igreja_id = $1 and id = 1',
          [world.own.igreja, yes],
        )
      await allow(false)
      try {
        return await recurring(name, { situacao: 'ativa' }, 'pausada')(world, name)
      } finally {
        await allow(true)
      }
    },
  },
  getBoletoPdf: {
    ok: (world, name) =>
      sandboxed(world, async () => {
        const comprador = { ...pagador, endereco: emSaoPaulo }
        const given = await give(world, { metodoPagamento: 'boleto', comprador })
        return world.test.call(name, { params: { codigo: codigoOf(given) } })
      }),
  },
  getRecibo: {
    ok: (world, name) =>
      sandboxed(world, async (sandbox) => {
        const params = { id: world.member.userId, codigo: await paidGift(world, await sandbox.token()) }
        return world.test.call(name, { params, token: world.member.token })
      }),
  },
  getDeclaracaoDoacoes: {
    ok: (world, name) =>
      sandboxed(world, async (sandbox) => {
        await paidGift(world, await sandbox.token())
        const query = { ano: new Date().getFullYear() }
        return world.test.call(name, {
          params: { id: world.member.userId },
          query,
          token: world.member.token,
        })
      }),
  },
}
