import type { Carteirinha, VerificacaoCarteirinha } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { signCard } from './card-signature.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp()
  world = await openWorld(test)
})
afterAll(() => test.close())

describe('GET /usuario-carteirinha/', () => {
  it('200 with what the church and the account say, the rest empty', async () => {
    const { body } = await list(await logIn(test, 'completeMember'))
    expect(body['carteirinhas']).toEqual([
      expect.objectContaining({
        numero: '0087',
        situacao: 'ativa',
        nome: 'Joaquim Nogueira dos Santos',
        dataBatismo: '1997-12-21',
        dataNascimento: '1979-08-23',
        congregacao: { id: expect.any(Number), nome: 'Congregação Ipiranga' },
        documento: { tipo: 'CPF', numero: '52998224725' },
        sexo: 'masculino',
        estadoCivil: 'casado_civil_religioso',
        telefone: '+55 11 90000-1212',
        funcao: 'Diácono',
        responsavel: 'Pr. Marcos Vidigal',
        imagem: null,
        igreja: expect.objectContaining({ id: world.own.igreja }),
      }),
    ])
    const own = (await list(world.member)).body['carteirinhas'] as Carteirinha[]
    expect(own[0]).toMatchObject({ numero: '0412', documento: null, sexo: null, congregacao: null })
  })

  it('200 with none for who has none', async () => {
    expect((await list(await logIn(test, 'superAdmin'))).body['carteirinhas']).toEqual([])
  })

  it.each([
    ['admin', 'vencida'],
    ['contentAdmin', 'revogada'],
  ] as const)('200 without a code for the card of %s, which is %s', async (person, situacao) => {
    const { body } = await list(await logIn(test, person))
    expect(body['carteirinhas']).toMatchObject([{ situacao, qrCode: null, qrCodeAte: null }])
  })

  it('200 with the card that is good first', async () => {
    const { usuarioId } = await accountOf(world.member)
    await asOwner(
      test.target,
      `insert into carteirinha (igreja_id, usuario_id, numero, situacao, data_emissao)
       values ($1, $2, '9999', 'revogada', current_date)`,
      [world.own.igreja, usuarioId],
    )
    const cards = (await list(world.member)).body['carteirinhas'] as Carteirinha[]
    expect(cards.map(({ numero }) => numero)).toEqual(['0412', '9999'])
  })

  it("404 for another person's, also for staff, and for another church's", async () => {
    const { userId } = await logIn(test, 'completeMember')
    const admin = await logIn(test, 'admin')
    for (const { token } of [world.member, admin]) {
      expect(await list({ userId, token })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    const { token, userId: own } = world.member
    const query = { usuario: own, igreja: world.own.igreja + 1 }
    expect((await test.call('listCarteirinhas', { query, token })).status).toBe(404)
  })
})

describe('POST /igreja/:slug/carteirinha/verificacao', () => {
  it('200 with a first name and nothing else of the person', async () => {
    const { qrCode } = await cardOf(world.member)
    expect(await check(qrCode!)).toEqual({
      situacao: 'valida',
      geradoEm: null,
      pessoa: { nome: 'Ana', imagem: null },
    })
    const [, code] = qrCode!.split('#')
    expect(code).not.toMatch(/ana|albuquerque|0412/i)
    expect(await check(code!)).toMatchObject({ situacao: 'valida' })
  })

  it('200 with the photo, which its address alone opens', async () => {
    const own = await logIn(test, 'completeMember')
    await test.call('saveImagem', { params: { slug: world.own.slug, userId: own.userId }, token: own.token })
    const { qrCode } = await cardOf(own)
    const { pessoa } = await check(qrCode!)
    expect(pessoa).toMatchObject({ nome: 'Joaquim' })
    expect(
      (await test.app.inject({ url: pessoa!.imagem!, headers: { host: world.own.host } })).statusCode,
    ).toBe(200)
  })

  it('200 expirada for a code of a screen after two minutes, and says since when', async () => {
    const ate = Math.floor(Date.now() / 1_000) - 1
    const codigo = await signed({ ate })
    expect(await check(codigo)).toEqual({
      situacao: 'expirada',
      geradoEm: new Date((ate - 120) * 1_000).toISOString(),
      pessoa: null,
    })
    expect(Date.parse((await cardOf(world.member)).qrCodeAte!) - Date.now()).toBeLessThanOrEqual(120_000)
  })

  it('200 valida for a code on paper long after, and sem_validade once the card is taken back or has ended', async () => {
    const own = await logIn(test, 'sameOrganisationMember', 'english')
    const { igreja } = await findIds(test, 'english')
    const query = { usuario: own.userId, igreja, impressa: 'true' }
    const { body } = await test.call('listCarteirinhas', { query, token: own.token, at: 'english' })
    const [card] = body['carteirinhas'] as Carteirinha[]
    const ask = async () =>
      (
        await test.call('verificarCarteirinha', {
          params: { slug: 'harbor-light-church' },
          body: { codigo: card!.qrCode! },
          at: 'english',
        })
      ).body
    expect(Date.parse(card!.qrCodeAte!) - Date.now()).toBeGreaterThan(600 * 86_400_000)
    expect(await ask()).toMatchObject({ situacao: 'valida', pessoa: { nome: 'Grace' } })
    const change = (set: string) =>
      asOwner(test.target, `update carteirinha set ${set} where numero = 'HL-208' returning 1`)
    await change(`validade = current_date - 2`)
    expect(await ask()).toMatchObject({ situacao: 'sem_validade', pessoa: null })
    await change(`validade = null, situacao = 'revogada'`)
    expect(await ask()).toMatchObject({ situacao: 'sem_validade', pessoa: null })
    await change(`situacao = 'ativa'`)
    expect(await ask()).toMatchObject({ situacao: 'valida' })
    await asOwner(test.target, `update usuario set flag_ativo = false where user_id = $1`, [own.userId])
    expect(await ask()).toMatchObject({ situacao: 'sem_validade', pessoa: null })
  })

  it('200 outra_igreja for a card of another church, sem_validade for one that is not there', async () => {
    expect(await check(await signed({ igreja: world.own.igreja + 1 }))).toMatchObject({
      situacao: 'outra_igreja',
      pessoa: null,
    })
    expect(await check(await signed({ carteirinha: 2_000_000_000 }))).toMatchObject({ pessoa: null })
  })

  it('200 desconhecida for what nobody of ours signed; 429 for who goes on, and none for who has a card', async () => {
    const { qrCode } = await cardOf(world.member)
    const forged = qrCode!.replace('.t.', '.p.')
    const otherSignature = `${qrCode!.slice(0, -22)}${'A'.repeat(22)}`
    for (const codigo of ['', 'https://example.com', forged, otherSignature]) {
      expect(await check(codigo)).toMatchObject({ situacao: 'desconhecida', pessoa: null })
    }
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(otherSignature)))
    expect(answers.map(({ status }) => status)).toContain(429)
    expect(await check(qrCode!)).toMatchObject({ situacao: 'valida' })
  })
})

const list = ({ userId, token }: Pick<LoggedIn, 'userId' | 'token'>) =>
  test.call('listCarteirinhas', { query: { usuario: userId, igreja: world.own.igreja }, token })

async function cardOf(person: LoggedIn): Promise<Carteirinha> {
  return ((await list(person)).body['carteirinhas'] as Carteirinha[])[0]!
}

const send = (codigo: string) =>
  test.call('verificarCarteirinha', { params: { slug: world.own.slug }, body: { codigo }, ip: '203.0.113.9' })

async function check(codigo: string): Promise<VerificacaoCarteirinha> {
  const { status, body } = await send(codigo)
  expect(status).toBe(200)
  return body as VerificacaoCarteirinha
}

async function signed(changed: { igreja?: number; carteirinha?: number; ate?: number }): Promise<string> {
  const { id } = await cardOf(world.member)
  const ate = Math.floor(Date.now() / 1_000) + 60
  const code = { igreja: world.own.igreja, carteirinha: id, onde: 'tela', ate, ...changed } as const
  return signCard(test.deps.secrets, code)
}

async function accountOf({ userId }: LoggedIn): Promise<{ usuarioId: number }> {
  const [row] = await asOwner<{ usuarioId: number }>(
    test.target,
    `select id as "usuarioId" from usuario where user_id = $1 and igreja_id = $2`,
    [userId, world.own.igreja],
  )
  return row!
}
