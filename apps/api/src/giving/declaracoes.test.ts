import type { RelatorioDinheiro } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { openEquipe } from '../testing/equipe.ts'
import { openMoneyRig, type MoneyRig } from '../testing/money-rig.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { declaracaoAgenda } from './declaracoes.ts'

const lastYear = new Date().getFullYear() - 1
let rig: MoneyRig
let giver: LoggedIn
let quiet: LoggedIn
beforeAll(async () => {
  rig = await openMoneyRig()
  giver = rig.member
  quiet = await logIn(rig.test, 'completeMember')
})
afterAll(() => rig?.close())

/** Gives, as if a year ago; `pays` is whether the money came. */
async function gaveLastYear({ token, userId }: LoggedIn, pays = true): Promise<void> {
  const pagamento = { token: await rig.sandbox.token(), salvarCartao: false }
  expect((await rig.give({ pagamento, valorTotal: 5_000 }, token)).status).toBe(201)
  await rig.rows(
    `update pedido set data_aprovacao = ${pays ? `data_aprovacao - interval '1 year'` : 'data_aprovacao'}
     where user_id = $1 and tipo = 'doacao' and situacao = 'aprovado'`,
    [userId],
  )
}
/** As if January's day had come, in two processes. */
async function january(): Promise<void> {
  await rig.rows(`update agenda set vence_em = now() where tipo = 'declaracao'`)
  const work = async () => {
    while ((await workAgenda(rig.test.deps, declaracaoAgenda)) > 0);
  }
  await Promise.all([work(), work()])
}
const told = ({ userId }: LoggedIn) =>
  rig.rows(
    `select 1 from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
     where u.user_id = $1 and n.titulo like '%' || $2 || '%'`,
    [userId, String(lastYear)],
  )
async function report() {
  const equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  const params = { slug: 'igreja-esperanca' }
  const { body } = await rig.test.call('getRelatorioDinheiro', { params, equipe, query: { mes: '2026-11' } })
  return (body as unknown as RelatorioDinheiro).declaracoes
}

it('tells who gave last year once that their statement is there, and staff how many', async () => {
  expect(await report()).toBeNull()
  await gaveLastYear(giver)
  await gaveLastYear(quiet)
  // Who gave this year alone has nothing to be told of.
  const other = await logIn(rig.test, 'contentAdmin')
  await gaveLastYear(other, false)
  const params = { slug: 'igreja-esperanca' }
  // Whoever has switched it off, by both ways, is not told.
  for (const canal of ['notificacao', 'email'])
    await rig.rows(
      `insert into preferencia_aviso (igreja_id, user_id, tipo, canal, flag_ativo)
       select igreja_id, user_id, 'declaracao-pronta', $2, false from usuario
       where user_id = $1 and igreja_id = (select id from igreja where slug = $3)`,
      [quiet.userId, canal, params.slug],
    )
  await january()
  expect(await told(giver)).toHaveLength(1)
  expect(await told(quiet)).toEqual([])
  expect(await told(other)).toEqual([])
  expect(await report()).toMatchObject({ ano: lastYear, pessoas: 1 })
  await january()
  expect(await told(giver)).toHaveLength(1)
  const due = await rig.rows<{ next: boolean }>(
    `select bool_and(vence_em > now()) as next from agenda where tipo = 'declaracao'`,
  )
  expect(due).toEqual([{ next: true }])
})

it('goes on after whom it told last, where a process ended half way', async () => {
  await rig.rows(`update declaracao_envio set concluido_em = null where ano = $1`, [lastYear])
  await january()
  expect(await told(giver)).toHaveLength(1)
  await rig.rows(`update declaracao_envio set concluido_em = null, ultimo = 0 where ano = $1`, [lastYear])
  await january()
  expect(await told(giver)).toHaveLength(2)
})

it('is told by no church that has put giving away', async () => {
  await rig.rows(`delete from declaracao_envio`)
  const [church] = await rig.rows<{ id: number }>(`select id from igreja where slug = 'igreja-esperanca'`)
  const off = await rig.rows<object>(
    `delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_DOACAO' returning codigo`,
    [church!.id],
  )
  expect(off).toHaveLength(1)
  const before = await told(giver)
  await january()
  expect(await told(giver)).toEqual(before)
  expect(await rig.rows(`select 1 from declaracao_envio where igreja_id = $1`, [church!.id])).toEqual([])
})
