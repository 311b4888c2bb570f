import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupsAgenda } from '../groups/agenda.ts'
import { workAgenda } from '../jobs/agenda.ts'
import { prayerAgenda } from '../prayer/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { openPushRig, type PushRig } from '../testing/push-rig.ts'

let rig: PushRig
let rosa: LoggedIn
beforeAll(async () => {
  rig = await openPushRig()
  // What is held back for the church to read is told once it is approved.
  await rows(`update igreja set flag_oracao_aprovacao = false where id = ${rig.igrejaId}`)
  rosa = await logIn(rig.test, { email: 'rosa.tavares@vizinhos.example', password: 'Atrio!2026' })
})
afterAll(() => rig.close())
beforeEach(async () => {
  await rig.reset()
  await rig.silence({ flagAtivo: false, inicio: '22:00', fim: '07:00', fusoHorario: null })
})

const rows = <Row extends object>(statement: string) => asOwner<Row>(rig.test.target, statement)
/** What the member's device shows of what was announced since it is one. */
const shown = async (device: Awaited<ReturnType<PushRig['device']>>) => {
  await rig.work()
  return rig.service.taken.map(({ body }) => device.browser.open(body))
}
const call = async (name: Parameters<PushRig['test']['call']>[0], body: object, who = rig.member()) => {
  const given = { query: { igreja: rig.igrejaId }, body, token: who.token }
  const answer = await rig.test.call(name, name === 'createAlertaCelula' ? given : { body, token: who.token })
  expect(answer.status).toBeLessThan(300)
  return answer.body
}
const askOnWall = async () => {
  const { oracao } = await call('createOracao', { mensagem: 'Por coragem', flagPublicarMural: 'true' })
  const { id } = oracao as { id: number }
  await rows(`update oracao set situacao = 'aprovada' where id = ${id}`)
  return id
}

describe('a device of somebody who waits for a group', () => {
  it('is told that one has room, and not which', async () => {
    const device = await rig.device()
    await call('createAlertaCelula', { publico: 'mulheres', dia: '4' })
    await rows(`insert into celula (igreja_id, nome, publico, dia_semana, hora, flag_listada, flag_aberta)
      values (${rig.igrejaId}, 'Quintas da Lia', 'mulheres', 4, '10:00', true, true)`)
    while ((await workAgenda(rig.test.deps, groupsAgenda)) > 0);
    const [message, ...more] = await shown(device)
    expect(message).toMatchObject({
      titulo: 'Um grupo como o que você espera tem vaga',
      url: expect.stringMatching(/^\/groups\/\d+$/),
    })
    expect(JSON.stringify(message)).not.toContain('Lia')
    expect(more).toEqual([])
  })
})

describe('a device of somebody who asked for prayer', () => {
  it('is told that somebody wrote, and neither who nor what', async () => {
    const idOracao = await askOnWall()
    const device = await rig.device()
    await call('createOracaoMensagem', { idOracao, mensagem: 'Estou contigo' }, rosa)
    const [message] = await shown(device)
    expect(message).toMatchObject({
      titulo: 'Alguém escreveu em seu pedido de oração',
      url: `/user/prayer/${idOracao}`,
    })
    expect(JSON.stringify(message)).not.toMatch(/Rosa|contigo|coragem/i)
  })

  it('is told once a week for how many somebody prayed', async () => {
    const idOracao = await askOnWall()
    await rows(`update oracao_orada set flag_contada = true`)
    const device = await rig.device()
    await call('orar', { idOracao }, rosa)
    await rows(`update agenda set vence_em = now() where tipo = 'oracao_resumo'`)
    while ((await workAgenda(rig.test.deps, { oracao_resumo: prayerAgenda['oracao_resumo']! })) > 0);
    expect(await shown(device)).toEqual([expect.objectContaining({ titulo: 'Uma pessoa orou por você' })])
  })

  it('is told that the church answered, unless devices are switched off for it; the bell rings all the same', async () => {
    const answer = async () => {
      const { oracao } = await call('createOracao', { mensagem: 'Liguem', flagReceberLigacao: 'true' })
      const params = { slug: 'igreja-esperanca', id: (oracao as { id: number }).id }
      const body = { mensagem: 'Ligamos hoje' }
      expect((await rig.test.call('createOracaoResposta', { params, body, token: rosa.token })).status).toBe(
        201,
      )
    }
    const rung = () =>
      rows(`select from notificacao where titulo = 'A igreja respondeu ao seu pedido de oração'`)
    const device = await rig.device()
    await answer()
    const [message] = await shown(device)
    expect(message).toMatchObject({ titulo: 'A igreja respondeu ao seu pedido de oração' })
    expect(JSON.stringify(message)).not.toContain('Ligamos')
    const before = (await rung()).length
    await rig.test.call('savePreferenciaAviso', {
      params: { id: rig.igrejaId },
      token: rig.member().token,
      body: { tipo: 'oracao-resposta', canal: 'push', flagAtivo: false },
    })
    await answer()
    expect(await shown(device)).toHaveLength(1)
    expect(await rung()).toHaveLength(before + 1)
  })
})
