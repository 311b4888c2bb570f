import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { openPushRig, type PushRig } from '../testing/push-rig.ts'

let rig: PushRig
beforeAll(async () => {
  rig = await openPushRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.reset())

describe('a device', () => {
  it('is told what the person is told, encrypted for it, and signed by our key', async () => {
    const { browser } = await rig.device()
    await rig.tell()
    await rig.work()
    expect(rig.service.taken).toHaveLength(1)
    const [{ headers, body, path }] = rig.service.taken as [(typeof rig.service.taken)[number]]
    expect(path).toBe('/celular')
    expect(browser.open(body)).toMatchObject({
      titulo: 'Abriu uma vaga para você',
      url: '/event/1/waiting/ABC',
      idioma: 'pt-BR',
    })
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(headers['topic']).toMatch(/^[\w-]{1,32}$/)
    expect(Number(headers['ttl'])).toBeGreaterThan(23 * 3_600)
    expect(headers['authorization']).toContain(`k=${rig.test.deps.push!.chave}`)
    expect(body.includes('Retiro')).toBe(false)
    expect(await rig.waiting()).toEqual([])
    expect((await rig.list()).dispositivos[0]!.dataUltimoEnvio).not.toBeNull()
  })

  it('reads nobody’s name and nothing that somebody wrote', async () => {
    const { browser } = await rig.device()
    await rig.silence({ flagAtivo: false, inicio: '22:00', fim: '07:00', fusoHorario: null })
    await rig.tell('patient')
    await rig.work()
    expect(JSON.stringify(browser.open(rig.service.taken[0]!.body))).not.toMatch(/Davi|Recomeço/)
  })

  it('is told nothing of a kind that is switched off for devices', async () => {
    await rig.device()
    const prefer = (flagAtivo: boolean) =>
      rig.test.call('savePreferenciaAviso', {
        params: { id: rig.igrejaId },
        token: rig.member().token,
        body: { tipo: 'espera-oferta', canal: 'push', flagAtivo },
      })
    expect((await prefer(false)).status).toBe(200)
    await rig.tell()
    expect(await rig.waiting()).toEqual([])
    await prefer(true)
  })

  it('that logs out, or is ended elsewhere, is told nothing more', async () => {
    const other = await logIn(rig.test, 'member')
    await rig.device('casa', other)
    await rig.device()
    await rig.test.call('logout', {
      token: rig.member().token,
      body: { refreshToken: rig.member().refreshToken },
    })
    expect((await rig.list(other)).dispositivos).toHaveLength(1)
    await rig.again()
    const { body } = await rig.test.call('listSessoes', { token: other.token, params: { id: other.userId } })
    const own = (body['sessoes'] as { id: string; flagAtual: boolean }[]).find((one) => one.flagAtual)
    await rig.tell()
    await rig.test.call('deleteSessao', {
      token: rig.member().token,
      params: { id: rig.member().userId, idSessao: own!.id },
    })
    await rig.work()
    expect(rig.service.taken).toEqual([])
    expect((await rig.list()).dispositivos).toEqual([])
  })

  it('whose session has ended without a trace is not sent to', async () => {
    await rig.device()
    await rig.tell()
    await asOwner(rig.test.target, `update session set expires_at = now() where user_id = $1`, [
      rig.member().userId,
    ])
    await rig.work()
    expect(rig.service.taken).toEqual([])
    expect(await asOwner(rig.test.target, 'select id from push_dispositivo')).toEqual([])
  })

  it('that subscribes again replaces what it was, and the eleventh drops the oldest', async () => {
    await rig.device('um')
    await rig.device('um')
    expect((await rig.list()).dispositivos).toMatchObject([{ flagAtual: true }])
    for (let n = 0; n < 11; n += 1) {
      await rig.again()
      await rig.device(`aparelho-${n}`)
    }
    expect((await rig.list()).dispositivos).toHaveLength(10)
  })

  it('of a browser with another person now is theirs', async () => {
    await rig.device('dividido')
    const other = await logIn(rig.test, 'completeMember')
    await rig.device('dividido', other)
    expect((await rig.list()).dispositivos).toEqual([])
    expect((await rig.list(other)).dispositivos).toHaveLength(1)
  })

  it('goes on at a new address by what it was given, once it proves it', async () => {
    const { renovacao } = await rig.device('antes')
    const browser = rig.service.browser('depois')
    const renew = (given: string) =>
      rig.test.call('renewDispositivoPush', {
        params: { id: rig.igrejaId },
        body: { renovacao: given, assinatura: browser.assinatura, chave: rig.test.deps.push!.chave },
      })
    expect((await renew('x'.repeat(43))).status).toBe(404)
    expect((await renew(renovacao)).status).toBe(200)
    await rig.tell()
    await rig.work()
    expect(rig.service.taken.map(({ path }) => path)).toEqual(['/depois'])
    expect(browser.open(rig.service.taken[0]!.body)).toMatchObject({ titulo: 'Abriu uma vaga para você' })
  })

  it('404 for somebody else’s', async () => {
    const { id } = await rig.device()
    const other = await logIn(rig.test, 'completeMember')
    const given = { params: { id: rig.igrejaId, idDispositivo: id }, token: other.token }
    expect((await rig.test.call('deleteDispositivoPush', given)).status).toBe(404)
    expect((await rig.test.call('testDispositivoPush', { ...given, body: {} })).status).toBe(404)
    expect((await rig.list()).dispositivos).toHaveLength(1)
  })
})

describe('what a push service answers', () => {
  it.each([404, 410])('%i: the device is gone', async (status) => {
    await rig.device()
    rig.service.answer(status)
    await rig.tell()
    await rig.work()
    expect((await rig.list()).dispositivos).toEqual([])
  })

  it('429 with a time: again then; 500: again later', async () => {
    await rig.device()
    const due = () =>
      asOwner<{ falhas: number; seconds: number }>(
        rig.test.target,
        `select falhas, extract(epoch from vence_em - now())::int as seconds from agenda where tipo = 'push'`,
      )
    rig.service.answer(429, { 'retry-after': '600' })
    await rig.tell()
    await rig.work()
    expect((await due())[0]!.seconds).toBeGreaterThan(500)
    await asOwner(rig.test.target, `update agenda set vence_em = now() where tipo = 'push'`)
    rig.service.answer(500)
    await rig.work()
    expect((await due())[0]).toMatchObject({ falhas: 1 })
    await asOwner(rig.test.target, `update agenda set vence_em = now() where tipo = 'push'`)
    rig.service.answer(201)
    await rig.work()
    expect([rig.service.taken.length, await rig.waiting(), await due()]).toEqual([3, [], []])
  })

  it('400: the message is given up, and the device stays', async () => {
    await rig.device()
    rig.service.answer(400)
    await rig.tell()
    await rig.work()
    expect([await rig.waiting(), (await rig.list()).dispositivos.length]).toEqual([[], 1])
  })

  it('nothing is sent that is too old to be worth it', async () => {
    await rig.device()
    await rig.tell()
    await asOwner(rig.test.target, `update push_envio set vale_ate = now()`)
    await rig.work()
    expect([rig.service.taken.length, await rig.waiting()]).toEqual([0, []])
  })
})
