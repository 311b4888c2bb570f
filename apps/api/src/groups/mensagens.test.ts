import { demoChurches, demoPassword } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { openEquipe } from '../testing/equipe.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
let mesa: number
let tiago: LoggedIn
let rosa: LoggedIn
let ana: LoggedIn

beforeAll(async () => {
  test = await createTestApp()
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `select id from celula where nome = 'Mesa de terça'`,
  )
  mesa = row!.id
  tiago = await logIn(test, 'contentAdmin')
  rosa = await logIn(test, { email: 'rosa.tavares@vizinhos.example', password: demoPassword })
  ana = await logIn(test, 'member')
})
afterAll(() => test.close())

const bells = async ({ userId }: LoggedIn) =>
  asOwner<{ titulo: string; corpo: string }>(
    test.target,
    `select titulo, corpo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
     where u.user_id = $1 and n.tipo = 'CELULA' order by n.id desc limit 1`,
    [userId],
  )
const write = (texto: string, { token }: LoggedIn) =>
  test.call('createMensagemCelula', { params: { ...params, id: mesa }, token, body: { texto } })
const list = async ({ token }: LoggedIn) => {
  const { body } = await test.call('listMensagensCelula', { params: { ...params, id: mesa }, token })
  return body['mensagens'] as { id: number; texto: string; autor: string; flagPodeApagar: boolean }[]
}
const remove = (idMensagem: number, { token }: LoggedIn) =>
  test.call('deleteMensagemCelula', { params: { ...params, id: mesa, idMensagem }, token })

describe('a message to a group', () => {
  it('reaches everybody in it but its author, and the bell does not say what', async () => {
    expect((await write('Terça tem sopa.', tiago)).status).toBe(201)
    expect(await bells(ana)).toEqual([
      { titulo: 'Tiago escreveu a Mesa de terça', corpo: 'A mensagem está na página do grupo.' },
    ])
    expect(await bells(tiago)).toEqual([])
    expect(await list(ana)).toMatchObject([
      { texto: 'Terça tem sopa.', autor: 'Tiago', flagPodeApagar: false },
    ])
    const outside = await logIn(test, 'completeMember')
    const seen = await test.call('listMensagensCelula', {
      params: { ...params, id: mesa },
      token: outside.token,
    })
    expect(seen.status).toBe(404)
  })

  it('is not told by a way that somebody switched off', async () => {
    const [row] = await asOwner<{ id: number }>(test.target, 'select max(id) as id from notificacao')
    for (const canal of ['notificacao', 'email']) {
      await asOwner(
        test.target,
        `insert into preferencia_aviso (igreja_id, user_id, tipo, canal, flag_ativo)
         select id, $1, 'celula-mensagem', $2, false from igreja where codigo = 'esperanca'`,
        [ana.userId, canal],
      )
    }
    await write('Traga uma fruta.', tiago)
    const later = await asOwner(
      test.target,
      `select from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
       where u.user_id = $1 and n.id > $2`,
      [ana.userId, row!.id],
    )
    expect(later).toEqual([])
  })

  it('is deleted by its author alone, and within minutes', async () => {
    const { id } = (await list(tiago))[0]!
    expect((await remove(id, rosa)).body['code']).toBe('FORBIDDEN')
    await asOwner(
      test.target,
      `update celula_mensagem set data_cadastro = now() - interval '16 minutes' where id = $1`,
      [id],
    )
    expect((await remove(id, tiago)).body['code']).toBe('GROUP_MESSAGE_SENT')
    await asOwner(test.target, `update celula_mensagem set data_cadastro = now() where id = $1`, [id])
    expect((await remove(id, tiago)).status).toBe(200)
    expect((await remove(id, tiago)).status).toBe(404)
  })
})

describe('the desk of groups', () => {
  const deskOf = async (who: Parameters<typeof logIn>[1]) => openEquipe(test, (await logIn(test, who)).userId)

  it('has who waits and since when, and nothing that was written to who leads a group', async () => {
    const { body } = await test.call('listCelulasEquipe', { params, equipe: await deskOf('admin') })
    const celulas = body['celulas'] as { nome: string; pedidos: object[] }[]
    expect(celulas[0]).toMatchObject({
      nome: 'Mesa de terça',
      pedidos: [{ nome: 'Luísa' }, { nome: 'Edson' }],
    })
    const told = JSON.stringify(body)
    for (const secret of ['+55 11 90000-2231', 'Mudei para o bairro', 'Rua Joaquim', 'Bianca', 'convite']) {
      expect(told).not.toContain(secret)
    }
  })

  it('says how many are in a group, and neither who they are nor who came', async () => {
    const { body } = await test.call('listCelulasEquipe', { params, equipe: await deskOf('admin') })
    const [celula] = body['celulas'] as object[]
    // Decision 265: what is added here is looked at with it.
    expect(Object.keys(celula!).toSorted()).toEqual([
      'flagAberta',
      'flagListada',
      'id',
      'lideres',
      'nome',
      'pedidos',
      'pessoas',
      'ultimaReuniao',
    ])
  })

  it('is open to who is charged with groups, and to nobody who is charged with prayer', async () => {
    const open = async (name: string) => {
      const equipe = await deskOf({ email: `${name}@vizinhos.example`, password: demoPassword })
      return (await test.call('listCelulasEquipe', { params, equipe })).status
    }
    expect([await open('neide.barros'), await open('rosa.tavares')]).toEqual([200, 403])
  })

  it('takes a group off the list, and the group stays for its people', async () => {
    const equipe = await deskOf('admin')
    const save = (flagListada: boolean) =>
      test.call('saveCelulaEquipe', { params: { ...params, id: mesa }, equipe, body: { flagListada } })
    expect((await save(false)).status).toBe(200)
    expect((await test.call('getCelula', { params: { ...params, id: mesa } })).status).toBe(404)
    expect((await test.call('getCelula', { params: { ...params, id: mesa }, token: ana.token })).status).toBe(
      200,
    )
    await save(true)
  })
})

describe('who leads a group', () => {
  it('sees who was missing how often, and nobody of another group', async () => {
    const { body } = await test.call('listMembrosCelula', {
      params: { ...params, id: mesa },
      token: tiago.token,
    })
    const membros = body['membros'] as { nome: string; faltasSeguidas: number }[]
    expect(membros.map(({ nome }) => nome).toSorted()).toEqual(
      ['Tiago', 'Rosa', 'Ana Beatriz', 'Celina', 'Davi', 'Samuel', 'Bianca'].toSorted(),
    )
    expect(membros.find(({ nome }) => nome === 'Samuel')).toMatchObject({ faltasSeguidas: 4 })
    expect(Object.keys(membros[0]!).toSorted()).toEqual(
      ['desde', 'faltasSeguidas', 'flagEu', 'id', 'nome', 'papel', 'sobrenome', 'telefone'].toSorted(),
    )
  })

  it('tells who is taken out, with the reason in the mail alone', async () => {
    const { token, userId } = await logIn(test, {
      email: 'celina.amorim@vizinhos.example',
      password: demoPassword,
    })
    const [row] = await asOwner<{ id: number }>(
      test.target,
      'select id from celula_membro where celula_id = $1 and user_id = $2',
      [mesa, userId],
    )
    const gone = await test.call('deleteMembroCelula', {
      params: { ...params, id: mesa, idMembro: row!.id },
      token: tiago.token,
      body: { motivo: 'Mudou de cidade' },
    })
    expect(gone.status).toBe(200)
    const [told] = await bells({ userId, token } as LoggedIn)
    expect(told).toMatchObject({ titulo: 'Você não está mais em Mesa de terça' })
    expect(JSON.stringify(told)).not.toContain('Mudou de cidade')
  })
})
