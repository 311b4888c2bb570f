import type { Carteirinha } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let world: World
let otavio: LoggedIn
beforeAll(async () => {
  test = await createTestApp()
  world = await openWorld(test)
  otavio = await logIn(test, 'superAdmin')
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
const idOf = async ({ userId }: Pick<LoggedIn, 'userId'>, igreja = world.own.igreja) => {
  const [row] = await rows<{ id: number }>(
    `select id from usuario where user_id = ${userId} and igreja_id = ${igreja}`,
  )
  return row!.id
}
const issue = async (who: LoggedIn, body: object) =>
  test.call('emitirCarteirinha', {
    params: { slug: world.own.slug, id: await idOf(who) },
    equipe: world.equipe,
    body,
  })
const cardsOf = async ({ userId, token }: LoggedIn) => {
  const query = { usuario: userId, igreja: world.own.igreja }
  const { body } = await test.call('listCarteirinhas', { query, token })
  return body['carteirinhas'] as Carteirinha[]
}
const check = async (codigo: string) => {
  const { body } = await test.call('verificarCarteirinha', {
    params: { slug: world.own.slug },
    body: { codigo },
  })
  return body['situacao']
}
const told = async (who: LoggedIn) => {
  const found = await rows<{ titulo: string }>(
    `select titulo from notificacao where tipo = 'CARTEIRINHA' and usuario_id = ${await idOf(who)} order by id`,
  )
  return found.map(({ titulo }) => titulo)
}

describe('a member card', () => {
  it('is issued to who has none, told to them, and written down', async () => {
    expect(await cardsOf(otavio)).toEqual([])
    const missing = await issue(otavio, {})
    expect([missing.status, missing.body['campos']]).toEqual([400, [{ campo: 'numero', regra: 'required' }]])
    const { status, body } = await issue(otavio, { numero: ' 0900 ', funcao: 'Diácono' })
    expect([status, body]).toMatchObject([
      200,
      { flagRenovada: false, carteirinha: { numero: '0900', funcao: 'Diácono', validade: null } },
    ])
    const [card] = await cardsOf(otavio)
    expect(card).toMatchObject({ numero: '0900', situacao: 'ativa', funcao: 'Diácono' })
    expect(await check(card!.qrCode!)).toBe('valida')
    expect(await told(otavio)).toEqual(['Sua carteirinha está pronta'])
    const mail = await test.mailTo(demoPeople.superAdmin.email, /carteirinha de membro está pronta/)
    expect(mail.text).not.toContain('0900')
    const trail = await rows(`select acao, alvo from auditoria where acao like 'carteirinha%' order by seq`)
    expect(trail).toEqual([{ acao: 'carteirinhaEmitida', alvo: `user:${otavio.userId}` }])
  })

  it('is renewed with what it said before, and the code of the one before is dead', async () => {
    const [before] = await cardsOf(world.member)
    const renewed = await issue(world.member, { validade: '2031-12-31' })
    expect(renewed.body).toMatchObject({
      flagRenovada: true,
      carteirinha: { numero: '0412', funcao: 'Recepção', dataBatismo: '2015-04-05', validade: '2031-12-31' },
    })
    expect(await check(before!.qrCode!)).toBe('sem_validade')
    const cards = await cardsOf(world.member)
    expect(cards.map(({ situacao }) => situacao)).toEqual(['ativa', 'revogada'])
    expect(await check(cards[0]!.qrCode!)).toBe('valida')
    expect(await told(world.member)).toEqual(['Sua carteirinha foi renovada'])
  })

  it('has a number of its own, and days that can be; nothing ends by what is refused', async () => {
    const refused: [object, string, string][] = [
      [{ numero: '0087' }, 'numero', 'inUse'],
      [{ validade: '2020-01-01' }, 'validade', 'date'],
      [{ dataBatismo: '2999-01-01' }, 'dataBatismo', 'date'],
    ]
    for (const [body, campo, regra] of refused) {
      const answer = await issue(world.member, body)
      expect([answer.status, answer.body['campos']]).toEqual([400, [{ campo, regra }]])
    }
    expect((await cardsOf(world.member))[0]).toMatchObject({ situacao: 'ativa', validade: '2031-12-31' })
  })

  it('is one, also when it is issued twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => issue(otavio, {})))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const good = (await cardsOf(otavio)).filter(({ situacao }) => situacao === 'ativa')
    expect(good).toHaveLength(1)
  })

  it('is taken back, told, and then there is none to take', async () => {
    const params = { slug: world.own.slug, id: await idOf(otavio) }
    const take = () => test.call('revogarCarteirinha', { params, equipe: world.equipe, body: {} })
    expect([(await take()).status, (await take()).status]).toEqual([200, 404])
    expect((await cardsOf(otavio)).map(({ situacao }) => situacao)).not.toContain('ativa')
    expect((await told(otavio)).at(-1)).toBe('Sua carteirinha não vale mais')
  })

  it('is issued to nobody of another church, and by nobody who does not look after people', async () => {
    const [elsewhere] = await rows<{ id: number }>(
      `select max(id) as id from usuario where igreja_id <> ${world.own.igreja}
         and id not in (select id from usuario where igreja_id = ${world.own.igreja})`,
    )
    const params = { slug: world.own.slug, id: elsewhere!.id }
    const foreign = { params, equipe: world.equipe, body: { numero: '1' } }
    expect((await test.call('emitirCarteirinha', foreign)).status).toBe(404)
    const writer = await openEquipe(test, (await logIn(test, 'contentAdmin')).userId)
    const own = { ...foreign, params: { ...params, id: await idOf(otavio) }, equipe: writer }
    expect((await test.call('emitirCarteirinha', own)).status).toBe(403)
  })
})
