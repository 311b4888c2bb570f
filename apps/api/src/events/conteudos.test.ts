import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMoneyRig, type MoneyRig } from '../testing/money-rig.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())

it('shows holders of a ticket what is shown, and nothing before or after its time', async () => {
  await rig.buy({ metodoPagamento: 'dinheiro' })
  const [ticket] = await rig.rows<{ evento: number; id: number; conteudo: number }>(
    `update inscricao i set situacao = 'ativa' where user_id = $1 and evento_id = $2
     returning evento_id as evento, id, (select min(id) from ingresso_conteudo c where c.ingresso_id = i.ingresso_id) as conteudo`,
    [rig.member.userId, rig.course.idEvento],
  )
  const { evento, id, conteudo } = ticket!
  const params = { id: rig.member.userId, idEvento: evento, idInscricao: id }
  const { token } = rig.member
  const look = async () => {
    const list = await rig.test.call('listConteudosInscricao', { params, token })
    const one = await rig.test.call('getConteudoInscricao', {
      params: { ...params, idConteudo: conteudo },
      token,
    })
    const ids = (list.body['conteudos'] as { id: number }[]).map((row) => row.id)
    return { listed: ids.includes(conteudo), page: one.status }
  }
  const set = (changes: string) =>
    rig.rows(`update ingresso_conteudo set ${changes} where id = $1`, [conteudo])
  expect(await look()).toEqual({ listed: true, page: 200 })
  for (const column of [
    "publicar_em = now() + interval '1 hour'",
    'retirar_em = now()',
    'arquivado_em = now()',
  ]) {
    await set(column)
    expect(await look()).toEqual({ listed: false, page: 404 })
    await set(`${column.split(' ')[0]} = null`)
  }
  expect(await look()).toEqual({ listed: true, page: 200 })
})
