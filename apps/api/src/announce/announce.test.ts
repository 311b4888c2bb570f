import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTenant } from '../db/tenant.ts'
import { temporaryPassword } from '../access/kinds.ts'
import { esperaOferta } from '../payments/waiting/waiting-kinds.ts'
import { asOwner } from '../testing/owner.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Facts, Kind } from './kind.ts'
import { signOff } from './off-token.ts'

let test: TestApp
let world: World
let igrejaId: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
  igrejaId = world.own.igreja
})
afterAll(() => test.close())

const offer = {
  url: '/event/1/waiting/ABC',
  item: 'Retiro',
  eventoId: 1,
  lugares: '2 × Inteira',
  pessoa: 'Ana',
  posicao: null,
  prazo: '2026-12-12T12:30:00.000Z',
}

/** How many rows of the bell and mails in the queue came of telling the member this. */
async function tell<F extends Facts>(
  kind: Kind<F>,
  facts: NoInfer<F>,
): Promise<[bell: number, mails: number]> {
  const before = await count()
  await withTenant(test.deps.db, { igrejaId }, (trx) =>
    test.deps.announce<F>(trx, {
      kind,
      igrejaId,
      to: { email: demoPeople.member.email, locale: 'pt-BR', userId: world.member.userId },
      facts,
    }),
  )
  const after = await count()
  return [after[0] - before[0], after[1] - before[1]]
}

async function count(): Promise<[number, number]> {
  const [row] = await asOwner<{ bell: number; mails: number }>(
    test.target,
    `select (select count(*)::int from notificacao where usuario_id is not null) as bell,
      (select count(*)::int from pgboss.job where name = 'mail') as mails`,
  )
  return [row!.bell, row!.mails]
}

function prefer(canal: 'email' | 'notificacao', flagAtivo: boolean, tipo = esperaOferta.codigo) {
  return test.call('savePreferenciaAviso', {
    params: { id: igrejaId },
    body: { tipo, canal, flagAtivo },
    token: world.member.token,
  })
}

describe('announce', () => {
  it('tells by the bell and by mail', async () => {
    expect(await tell(esperaOferta, offer)).toEqual([1, 1])
    const { body } = await test.call('listNotificacoes', {
      params: { id: igrejaId },
      token: world.member.token,
    })
    const [newest] = body['notificacoes'] as { titulo: string; corpo: string; tipo: { codigo: string } }[]
    expect(newest).toMatchObject({ titulo: 'Abriu uma vaga para você', tipo: { codigo: 'EVENTO' } })
    expect(newest!.corpo).toContain('09:30')
  })

  it('sends no mail of a kind that is switched off there, and keeps the notification; and the reverse', async () => {
    expect((await prefer('email', false)).status).toBe(200)
    expect(await tell(esperaOferta, offer)).toEqual([1, 0])
    await prefer('email', true)
    await prefer('notificacao', false)
    expect(await tell(esperaOferta, offer)).toEqual([0, 1])
    await prefer('notificacao', true)
    expect(await tell(esperaOferta, offer)).toEqual([1, 1])
  })

  it('sends what may not be switched off in any case', async () => {
    expect((await prefer('email', false, temporaryPassword.codigo)).status).toBe(400)
    // As if it had been allowed once.
    await asOwner(
      test.target,
      `insert into preferencia_aviso (igreja_id, user_id, tipo, canal, flag_ativo)
       values ($1, $2, 'temporary-password', 'email', false)`,
      [igrejaId, world.member.userId],
    )
    const facts = { url: '/access', senha: 'vale-rio-42', validoAte: offer.prazo }
    expect(await tell(temporaryPassword, facts)).toEqual([0, 1])
  })

  it('speaks what the church offers, whatever the person prefers', async () => {
    const offers = (idioma: string, idiomas: string) =>
      asOwner(test.target, 'update igreja set idioma = $2, idiomas = $3 where id = $1', [
        igrejaId,
        idioma,
        idiomas,
      ])
    const bell = async () => {
      expect(await tell(esperaOferta, offer)).toEqual([1, 1])
      const [told] = await asOwner<{ titulo: string }>(
        test.target,
        'select titulo from notificacao order by id desc limit 1',
      )
      return told!.titulo
    }
    // What the person prefers is Portuguese.
    await offers('es', '{es,en}')
    expect(await bell()).toBe('Hay un lugar para ti')
    const mail = await test.mailTo(demoPeople.member.email, /^Hay un lugar para ti: Retiro/)
    expect(mail.text).toContain('Hola, Ana')
    await offers('pt_BR', '{pt_BR,en,es}')
    expect(await bell()).toBe('Abriu uma vaga para você')
  })

  it('queues and writes nothing where the transaction fails', async () => {
    const before = await count()
    const to = { email: demoPeople.member.email, locale: 'pt-BR', userId: world.member.userId } as const
    const failing = withTenant(test.deps.db, { igrejaId }, async (trx) => {
      await test.deps.announce(trx, { kind: esperaOferta, igrejaId, to, facts: offer })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await count()).toEqual(before)
  })
})

describe('POST /aviso/:token', () => {
  const press = (token: string, method: 'POST' | 'GET' = 'POST') =>
    test.app.inject({
      method,
      url: `/aviso/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    })
  const tokenOf = (tipo: string) =>
    signOff(test.deps.secrets, { igrejaId, userId: world.member.userId, tipo })

  it('200 switches mails of the kind off without a log-in, and nothing else', async () => {
    expect((await press(tokenOf('espera-oferta'), 'GET')).statusCode).toBe(303)
    expect(await tell(esperaOferta, offer)).toEqual([1, 1])
    expect((await press(tokenOf('espera-oferta'))).statusCode).toBe(200)
    expect(await tell(esperaOferta, offer)).toEqual([1, 0])
    await prefer('email', true)
  })

  it('404 for a token that was changed, and for a kind that is always sent', async () => {
    const token = tokenOf('espera-oferta')
    const other = token.replace(`.${world.member.userId}.`, `.${world.member.userId + 1}.`)
    expect((await press(other)).statusCode).toBe(404)
    expect((await press(token.replace('espera-oferta', 'espera-perdida'))).statusCode).toBe(404)
    expect((await press('nada')).statusCode).toBe(404)
    expect((await press(tokenOf('temporary-password'))).statusCode).toBe(404)
    expect(await tell(esperaOferta, offer)).toEqual([1, 1])
  })
})
