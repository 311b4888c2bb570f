import type { CallName } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoChurches } from '@atrio/demo'
import { absent, inputFor } from '../testing/matrix-input.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let igreja: number
let member: LoggedIn
let recorrencia: string
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  igreja = (await findIds(test, 'full')).igreja
  member = await logIn(test, 'member')
})
afterAll(() => test.close())
// A gift that comes back, from before the church has put giving away.
beforeEach(async () => {
  const [row] = await asOwner<{ id: string }>(
    test.target,
    `with cartao as (insert into usuario_cartao (igreja_id, user_id, gateway_id, referencia_encrypted, ultimos4)
      values ($1, $2, 0, '', '4242') returning id)
     insert into recorrencia (igreja_id, user_id, pagamento_motivo_id, valor, dias, ancora, usuario_cartao_id, situacao,
       cobrar_em, locale)
     select $1, $2, 1, 5000, 30, current_date, id, 'ativa', now() + interval '30 days', 'pt-BR'
     from cartao returning id`,
    [igreja, member.userId],
  )
  recorrencia = row!.id
})

const gated: CallName[] = [
  'getOpcoesDoacao',
  'listMetodosDoacao',
  'calcularTaxas',
  'createPagamento',
  'listRecorrencias',
  'updateRecorrencia',
  'pularRecorrencia',
  'saveSituacaoRecorrencia',
]

describe('a church without the module of giving', () => {
  it.each(gated)('404 for %s, which is there with the module', async (name) => {
    const without = await withoutModulo(() => call(name))
    expect([without.status, without.body['code']]).toEqual([404, 'NOT_FOUND'])
    const { status } = await call(name)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(300)
  })
})

function call(name: CallName) {
  const { hosts, ...church } = demoChurches.full
  const known = { ...absent, ...church, igreja, host: hosts[0], userId: member.userId }
  const { params, ...input } = inputFor(name, known, recorrencia)
  return test.call(name, {
    ...input,
    params: { ...params, uuid: recorrencia },
    token: member.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
}

async function withoutModulo<Result>(fn: () => Promise<Result>): Promise<Result> {
  const [row] = await asOwner<{ nome: string; ordem: number }>(
    test.target,
    `delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_DOACAO' returning nome, ordem`,
    [igreja],
  )
  await untilKnown(false)
  try {
    return await fn()
  } finally {
    await asOwner(
      test.target,
      `insert into igreja_modulo (igreja_id, codigo, nome, ordem) values ($1, 'MOD_DOACAO', $2, $3)`,
      [igreja, row!.nome, row!.ordem],
    )
    await untilKnown(true)
  }
}

/** The change is announced after it was made. */
async function untilKnown(enabled: boolean): Promise<void> {
  const [host] = demoChurches.full.hosts
  const isEnabled = async () => (await test.deps.tenants.findByHost(host))!.modulos.has('MOD_DOACAO')
  await expect.poll(isEnabled, { timeout: 15_000 }).toBe(enabled)
}
