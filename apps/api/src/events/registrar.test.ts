import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventRegistrationErrors } from '@atrio/contract'
import { pagador } from '../testing/sent-values.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let member: LoggedIn
let retreat: { idEvento: number; adulto: number; crianca: number; chale: number }
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '100000' } })
  member = await logIn(test, 'member')
  const rows = await sql<{ evento: number; id: number; nome: string }>(
    `select e.id as evento, i.id, i.nome from evento e join ingresso i
     on i.igreja_id = e.igreja_id and i.evento_id = e.id where e.nome = 'Retiro da Esperança' order by i.ordem`,
  )
  const [adulto, crianca, chale] = rows.map(({ id }) => id)
  retreat = { idEvento: rows[0]!.evento, adulto: adulto!, crianca: crianca!, chale: chale! }
})
afterAll(() => test.close())

const sql = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)

/** Everything about this purchase is wrong: the first check that is not put right answers. */
const wrong = () => ({
  ingressos: [
    {
      id: retreat.chale,
      rulesVersion: 99,
      formVersion: 99,
      participantes: Array.from({ length: 5 }, () => ({})),
    },
  ],
  formVersion: 99,
  metodoPagamento: 'dinheiro',
  parcelas: 24,
  valorTotal: 1,
  comprador: pagador,
})
type Body = Omit<ReturnType<typeof wrong>, 'comprador'> & { comprador: object; pagamento?: object }

async function register(body: Body): Promise<{ code: unknown; detalhes: unknown; campos: unknown }> {
  const { body: answer } = await test.call('createInscricao', {
    params: { id: member.userId, idEvento: retreat.idEvento },
    token: member.token,
    headers: { 'idempotency-key': randomUUID() },
    body,
  })
  return { code: answer['code'], detalhes: answer['detalhes'], campos: answer['campos'] }
}

it('tells when an event opens to whoever asks too early', async () => {
  const opens = new Date(Date.now() + 86_400_000).toISOString()
  const inicio = (moment: string) =>
    sql(
      `update evento set inscricao_inicio = '${moment}', arquivado_em = null where id = ${retreat.idEvento}`,
    )
  await inicio(opens)
  expect(await register(wrong())).toMatchObject({ code: 'EVT_REG_002', detalhes: { abreEm: opens } })
  await inicio('-infinity')
})

describe('POST /usuario/:id/evento/:idEvento/inscricao/ answers the first thing that is wrong', () => {
  const body = {} as Body
  const steps: [code: string, putRight: () => Promise<unknown> | void][] = [
    ['EVT_REG_002', () => sql(`update evento set arquivado_em = null where id = ${retreat.idEvento}`)],
    ['EVT_REG_019', () => sql(`update ingresso set flag_ativo = true where id = ${retreat.chale}`)],
    ['EVT_REG_020', () => sql(`update ingresso set data_inicio = '-infinity' where id = ${retreat.chale}`)],
    [
      'EVT_REG_024',
      () => sql(`update lote set vendido = 3, vendido_externo = 3 where ingresso_id = ${retreat.chale}`),
    ],
    [
      'EVT_REG_023',
      () => {
        body.ingressos = [
          { id: retreat.adulto, rulesVersion: 1, formVersion: 99, participantes: [{}, {}, {}] },
        ]
      },
    ],
    [
      'EVT_REG_001',
      () =>
        sql(`update lote set capacidade = vendido + 2 where ingresso_id is null and evento_id = ${retreat.idEvento};
             update lote set capacidade = vendido + 20 where ingresso_id = ${retreat.adulto}`),
    ],
    [
      'EVT_REG_021',
      () =>
        sql(`update lote set capacidade = 90 where ingresso_id is null and evento_id = ${retreat.idEvento}`),
    ],
    [
      'EVT_REG_026',
      () => sql(`update usuario set telefone = '11 98765-4321' where user_id = ${member.userId}`),
    ],
    [
      'EVT_REG_003',
      async () => {
        const [evento] = await sql<{ form_version: number; pergunta: number }>(
          `select form_version, p.id as pergunta from evento e join pergunta p on p.evento_id = e.id
           and p.igreja_id = e.igreja_id and p.ingresso_id is null where e.id = ${retreat.idEvento}`,
        )
        body.formVersion = evento!.form_version
        Object.assign(body, { respostas: [{ idPergunta: evento!.pergunta, valor: 'Da igreja' }] })
      },
    ],
    [
      'EVT_REG_004',
      async () => {
        const [ticket] = await sql<{ form_version: number; pergunta: number }>(
          `select form_version, p.id as pergunta from ingresso i join pergunta p on p.ingresso_id = i.id
           and p.igreja_id = i.igreja_id where i.id = ${retreat.adulto} and p.flag_obrigatoria`,
        )
        const respostas = [{ idPergunta: ticket!.pergunta, valor: 'M' }]
        body.ingressos[0] = {
          ...body.ingressos[0]!,
          formVersion: ticket!.form_version,
          participantes: [{ respostas }, { respostas }, { respostas }],
        }
      },
    ],
    ['EVT_REG_012', () => void Object.assign(body, { metodoPagamento: 'boleto' })],
    ['EVT_REG_013', () => void Object.assign(body, { metodoPagamento: 'ach' })],
    ['EVT_REG_010', () => void Object.assign(body, { metodoPagamento: 'transferencia' })],
    ['EVT_REG_010', () => sql(`update evento set dias_dinheiro = 3 where id = ${retreat.idEvento}`)],
    ['EVT_REG_015', () => void Object.assign(body, { metodoPagamento: 'cartao_credito' })],
    ['EVT_REG_017', () => sql(`update evento set qtde_max_parcelas = 10 where id = ${retreat.idEvento}`)],
    ['EVT_REG_016', () => void Object.assign(body, { parcelas: 2 })],
    ['EVT_REG_014', () => {}],
  ]

  it('in the order of Decision 40', async () => {
    Object.assign(body, wrong())
    await sql(`update evento set arquivado_em = now(), dias_dinheiro = 60, qtde_max_parcelas = 1,
        campos_obrigatorios = '{telefone}' where id = ${retreat.idEvento};
      update ingresso set flag_ativo = false, data_inicio = now() + interval '1 day' where id = ${retreat.chale};
      update lote set vendido = capacidade, vendido_externo = capacidade where ingresso_id = ${retreat.chale};
      update usuario set telefone = null where user_id = ${member.userId};
      update lote set capacidade = vendido where ingresso_id = ${retreat.adulto}`)
    const seen: unknown[] = []
    for (const [code, putRight] of steps) {
      // So that nothing at all is left when the rules have been put right.
      if (code === 'EVT_REG_001') {
        await sql(`update lote set capacidade = vendido where evento_id = ${retreat.idEvento}
          and ingresso_id is not null`)
      }
      const answer = await register(body)
      expect(answer.code).toBe(code)
      seen.push(answer.code)
      await putRight()
    }
    const unseen = eventRegistrationErrors.filter((code) => !seen.includes(code))
    expect(unseen).toEqual(['FALLBACK'])
    const [{ count }] = (await sql<{ count: string }>('select count(*) from pedido')) as [{ count: string }]
    expect(Number(count)).toBe(0)
  })

  it('with what it takes to put it right', async () => {
    expect(await register(body)).toMatchObject({
      code: 'EVT_REG_014',
      detalhes: { valor: expect.any(Number), taxas: expect.any(Number), total: expect.any(Number) },
    })
    expect(await register({ ...body, formVersion: 99 })).toMatchObject({ code: 'EVT_REG_003' })
    const answers = body.ingressos[0]!
    const empty = { ...answers, participantes: [{}] }
    expect(await register({ ...body, ingressos: [empty] })).toMatchObject({
      code: 'EVT_REG_004',
      campos: [{ regra: 'required' }],
    })
  })
})
