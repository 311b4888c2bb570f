import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { openPushRig, type PushRig } from '../testing/push-rig.ts'

let rig: PushRig
beforeAll(async () => {
  rig = await openPushRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.reset())

/** Began two hours ago and ends in three. */
const now = {
  flagAtivo: true,
  inicio: new Date(Date.now() - 2 * 3_600_000).toISOString().slice(11, 16),
  fim: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(11, 16),
  fusoHorario: 'UTC',
}
const never = { flagAtivo: false, inicio: '22:00', fim: '07:00', fusoHorario: null }

describe('quiet hours', () => {
  it('hold what can wait and not what cannot, and say it as one afterwards', async () => {
    const { browser } = await rig.device()
    expect((await rig.silence(now)).status).toBe(200)
    await rig.tell('patient')
    await rig.tell('patient')
    expect(await rig.waiting()).toEqual([{ later: true }, { later: true }])
    await rig.work()
    expect(rig.service.taken).toEqual([])
    await rig.tell('urgent')
    await rig.work()
    expect(rig.service.taken).toHaveLength(1)
    await asOwner(rig.test.target, `update push_envio set enviar_em = now()`)
    await rig.work()
    expect(rig.service.taken).toHaveLength(2)
    expect(browser.open(rig.service.taken[1]!.body)).toMatchObject({
      titulo: '2 avisos de Igreja Esperança',
      url: '/notifications',
    })
  })

  it('are from 22 to 7 by the church’s clock until the person says otherwise', async () => {
    const church = { flagAtivo: true, inicio: '22:00', fim: '07:00', fusoHorario: 'America/Sao_Paulo' }
    expect((await rig.list()).silencio).toEqual(church)
    const own = { flagAtivo: false, inicio: '21:30', fim: '06:00', fusoHorario: 'America/Manaus' }
    expect((await rig.silence(own)).body['silencio']).toEqual(own)
    expect((await rig.list()).silencio).toEqual(own)
  })

  it.each([{ inicio: '24:00' }, { fim: '7:00' }, { fusoHorario: 'America/Nowhere' }])(
    '400 for %j',
    async (wrong) => {
      expect((await rig.silence({ ...never, ...wrong })).status).toBe(400)
    },
  )

  it('a test comes whatever the hour, and one at a time', async () => {
    const { id } = await rig.device()
    await rig.silence(now)
    const given = { params: { id: rig.igrejaId, idDispositivo: id }, token: rig.member().token, body: {} }
    expect((await rig.test.call('testDispositivoPush', given)).status).toBe(202)
    expect((await rig.test.call('testDispositivoPush', given)).status).toBe(202)
    await rig.work()
    expect(rig.service.taken).toHaveLength(1)
  })
})

describe('where it is off', () => {
  it('nothing is offered, taken or laid ready', async () => {
    await rig.device()
    const { push } = rig.test.deps
    rig.test.deps.push = null
    try {
      expect(await rig.list()).toMatchObject({ chave: null, dispositivos: [] })
      const browser = rig.service.browser('celular')
      const body = { assinatura: browser.assinatura, chave: push!.chave }
      const given = { params: { id: rig.igrejaId }, token: rig.member().token }
      expect((await rig.test.call('createDispositivoPush', { ...given, body })).status).toBe(404)
      const { body: preferred } = await rig.test.call('listPreferenciasAviso', given)
      expect(JSON.stringify(preferred)).not.toContain('push')
      await rig.tell()
      await rig.work()
      expect([rig.service.taken.length, await rig.waiting()]).toEqual([0, []])
    } finally {
      rig.test.deps.push = push
    }
  })
})
