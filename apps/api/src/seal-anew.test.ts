import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFator } from './access/staff-factor.ts'
import { openDeps } from './open-deps.ts'
import type { Deps } from './deps.ts'
import { parseEnv } from './env.ts'
import { hasTermos } from './payments/order/buyer-terms.ts'
import { withTenant } from './db/tenant.ts'
import { sealAnew } from './seal-anew.ts'
import { columnPurposes, sealedColumns, type ColumnPurpose } from './sealed-columns.ts'
import { requireSealingKeys } from './sealed-keys.ts'
import { keyIdOf, seal, unseal } from './sealed.ts'
import { openMoneyRig, type MoneyRig } from './testing/money-rig.ts'
import { DAVI, pagador } from './testing/sent-values.ts'
import { subscriptionOf } from './testing/push-subscription.ts'

const [first, second, third] = ['1', '2', '3'].map(
  (year) => `${year}-secret-of-more-than-thirty-two-letters`,
) as [string, string, string]
const guest = { ...pagador, nome: 'Zuleica Quadros', email: 'zuleica@visita.example' }

let rig: MoneyRig
let closers: (() => Promise<void>)[]
beforeAll(async () => {
  closers = []
  rig = await openMoneyRig({ ATRIO_SECRET: first })
  await sealOneOfEach()
})
afterAll(async () => {
  for (const close of closers) await close()
  await rig?.close()
})

it('stays readable through two changes, refuses to lose a key in use, and lets it go when nothing needs it', async () => {
  await requireSealingKeys(rig.test.deps)
  const before = await readAll(rig.test.deps)
  // As before values named their key.
  await rig.rows(`update pedido set comprador_encrypted = substring(comprador_encrypted from 10)`)

  const [firstId] = rig.test.deps.secrets.ids
  const rotated = await open(second, [first])
  await requireSealingKeys(rotated)
  expect(await readAll(rotated)).toEqual(before)
  const again = await open(third, [second, first])
  await requireSealingKeys(again)
  expect(await readAll(again)).toEqual(before)

  const careless = await open(third, [second])
  await expect(requireSealingKeys(careless)).rejects.toThrow(
    new RegExp(`^ATRIO_SECRET_PREVIOUS: \\d+ sealed values need the key ${firstId}, and it is not given`),
  )

  const { anew, stuck } = await sealAnew(again)
  expect([anew > columnPurposes.length, stuck]).toEqual([true, 0])
  expect(await sealAnew(again)).toEqual({ anew: 0, stuck: 0 })
  const alone = await open(third, [])
  await requireSealingKeys(alone)
  expect(await readAll(alone)).toEqual(before)
  expect(await findsBuyer(alone)).toBe(true)
  const known = await rig.rows<{ chave: string }>(`select chave from chave_selo where chave <> ''`)
  expect(known.map(({ chave }) => chave)).toEqual([alone.secrets.ids[0]])
})

it('goes on where it was stopped, and tells what no key opens', async () => {
  const told: string[] = []
  const next = await open(first, [third])
  await rig.rows(`insert into chave_selo (chave) values ('') on conflict do nothing`)
  const halted = new AbortController()
  halted.abort()
  await sealAnew(next, halted.signal)
  await rig.rows(`update espera set contato_encrypted = sha256(contato_encrypted)`)
  const { stuck } = await sealAnew({ ...next, onError: (error) => told.push(String(error)) })
  expect([stuck, told]).toEqual([1, [expect.stringMatching(/1 sealed values open with none/)]])
  const keys = await Promise.all(columnPurposes.map((purpose) => keyIdsIn(purpose)))
  expect(new Set(keys.flat())).toEqual(new Set([next.secrets.ids[0], null]))
})

it('knows every column that holds bytes, and those that are sealed', async () => {
  const rows = await rig.rows<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.data_type = 'bytea' and t.table_type = 'BASE TABLE'`,
  )
  const sealed = columnPurposes.map((purpose) => {
    const { table, column } = sealedColumns[purpose]
    return `${table}.${column}`
  })
  const digest = /(\.|_)(hash|hmac|sha256)$|^rate_limit\.key$/
  // What browsers tell whoever asks: it opens nothing by itself.
  const ofPasskeys = /^(equipe_chave|chave_(acesso|desafio))\.(chave_publica|credencial_id|identificador)$/
  const rest = rows.map(({ name }) => name).filter((name) => !digest.test(name) && !ofPasskeys.test(name))
  expect(rest.toSorted()).toEqual(sealed.toSorted())
})

async function sealOneOfEach(): Promise<void> {
  const { deps, call } = rig.test
  const { userId, token } = rig.member
  expect((await rig.buy({ metodoPagamento: 'pix', valorTotal: 4_545 })).status).toBe(201)
  const gift = { comprador: guest, metodoPagamento: 'pix', valorTotal: 5_000 }
  expect((await rig.give(gift)).status).toBe(201)
  const [{ id: igrejaId }] = (await rig.rows<{ id: number }>(
    `select id from igreja where codigo = 'esperanca'`,
  )) as [{ id: number }]
  const put = (text: string, values: unknown[]) => rig.rows(text, values)
  await put(`update usuario set observacoes_encrypted = $2 where igreja_id = $1 and user_id = $3`, [
    igrejaId,
    seal(deps.secrets, 'observacoes', `${igrejaId}/${userId}`, 'alergia a amendoim'),
    userId,
  ])
  await put(
    `insert into usuario_cartao (igreja_id, user_id, gateway_id, tipo, ultimos4, referencia_encrypted)
     values ($1, $2, 0, 'cartao_credito', '4242', $3)`,
    [igrejaId, userId, seal(deps.secrets, 'cartao', String(userId), '{"reference":"tok"}')],
  )
  await put(
    `insert into copia (igreja_id, sentido, situacao, idioma, apagar_em, chave_encrypted)
     values ($1, 'saida', 'pedida', 'pt_BR', now() + interval '1 day', $2)`,
    [igrejaId, seal(deps.secrets, 'copia', `copia:${igrejaId}:saida`, '{"key":"a"}')],
  )
  const [{ id }] = (await rig.rows<{ id: number }>(`select id from inscricao limit 1`)) as [{ id: number }]
  await put(`update inscricao set participante_email_encrypted = $2 where id = $1`, [
    id,
    seal(deps.secrets, 'participante', `inscricao:${igrejaId}:${id}`, 'amiga@visita.example'),
  ])
  await rig.rows(
    `update lote set vendido_externo = capacidade - retido - vendido + vendido_externo,
    vendido = capacidade - retido where id = $1`,
    [rig.course.lote],
  )
  const wait = await call('createEspera', {
    params: { slug: 'igreja-esperanca', id: rig.course.idEvento },
    token,
    body: { idIngresso: rig.course.ingresso, quantidade: 1 },
  })
  expect(wait.status).toBe(201)
  const subscribed = await call('createDispositivoPush', {
    params: { id: igrejaId },
    token,
    body: { ...subscriptionOf('selo'), chave: deps.push!.chave },
  })
  const { id: idDispositivo } = subscribed.body['dispositivo'] as { id: string }
  const tested = { params: { id: igrejaId, idDispositivo }, token, body: {} }
  expect((await call('testDispositivoPush', tested)).status).toBe(202)
  const uuid = '00000000-0000-4000-8000-00000000000a'
  await put(
    `insert into oracao (igreja_id, uuid, user_id, mensagem_encrypted, flag_publicar_mural)
     values ($1, $2, $3, $4, false)`,
    [igrejaId, uuid, userId, seal(deps.secrets, 'oracao', `oracao:${igrejaId}:${uuid}`, 'por minha mãe')],
  )
  await put(
    `insert into oracao_mensagem (igreja_id, uuid, oracao_id, user_id, tipo, mensagem_encrypted)
     select igreja_id, uuid, id, user_id, 'atualizacao', $2 from oracao where uuid = $1`,
    [uuid, seal(deps.secrets, 'oracaoMensagem', `oracao-mensagem:${igrejaId}:${uuid}`, 'ela melhorou')],
  )
  await put(
    `insert into atendimento (igreja_id, codigo, transmissao_id, tipo, chave, pessoa_encrypted)
     select igreja_id, $2, max(id), 'oracao', $2, $3 from transmissao where igreja_id = $1 group by 1`,
    [igrejaId, uuid, seal(deps.secrets, 'atendimento', `atendimento:${igrejaId}:${uuid}`, '{"nome":"Ana"}')],
  )
  await makeFator(deps.secrets, deps.db, { userId })
  const child = await call('createCrianca', {
    params: { id: userId },
    query: { igreja: igrejaId },
    token,
    body: DAVI,
  })
  expect(child.status).toBe(201)
}

/** What each sealed value says. */
async function readAll({ secrets }: Deps): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const purpose of columnPurposes) {
    const { table, column, context } = sealedColumns[purpose]
    const rows = await rig.rows<{ contexto: string; valor: Buffer }>(
      `select ${context} as contexto, ${column} as valor from ${table} where ${column} is not null order by 1`,
    )
    all[purpose] = rows.map(({ contexto, valor }) => unseal(secrets, purpose, contexto, valor))
    expect([purpose, rows.length > 0]).toEqual([purpose, true])
  }
  return all
}

async function keyIdsIn(purpose: ColumnPurpose): Promise<(string | null)[]> {
  const { table, column } = sealedColumns[purpose]
  const rows = await rig.rows<{ valor: Buffer }>(
    `select ${column} as valor from ${table} where ${column} is not null`,
  )
  return rows.map(({ valor }) => keyIdOf(valor))
}

/** The same database by another secret. */
async function open(ATRIO_SECRET: string, previous: string[]): Promise<Deps> {
  const env = parseEnv({
    DATA_DIR: rig.test.deps.env.dataDir,
    LOG_LEVEL: 'silent',
    ATRIO_SECRET,
    ATRIO_SECRET_PREVIOUS: previous.join(','),
  })
  const { deps, close } = await openDeps({ env, target: rig.test.target, onError: () => {} })
  closers.push(close)
  return deps
}

async function findsBuyer({ db, secrets }: Deps): Promise<boolean> {
  const [church] = await rig.rows<{ id: number }>(`select id from igreja where codigo = 'esperanca'`)
  const igrejaId = church!.id
  return withTenant(db, { igrejaId }, async (trx) => {
    const query = trx.selectFrom('pedido').where(hasTermos(secrets, igrejaId, ['zulei']))
    return (await query.select('id').execute()).length > 0
  })
}
