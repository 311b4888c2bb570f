import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIds, logIn } from '../testing/people.ts'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('GET /user/:id/role', () => {
  it('200 gives the roles at this church, and none at another', async () => {
    const admin = await logIn(test, 'admin')
    const { body } = await test.call('listRoles', { token: admin.token, params: { id: admin.userId } })
    expect(body['userIgrejaRoles']).toEqual([
      { role: 'ROLE_ADMIN', igreja: { id: expect.any(Number), codigo: 'esperanca' } },
    ])
    const elsewhere = await logIn(test, 'admin', 'english')
    const there = await test.call('listRoles', {
      at: 'english',
      token: elsewhere.token,
      params: { id: admin.userId },
    })
    expect(there.body['userIgrejaRoles']).toEqual([])
  })
})

describe('GET /user/:id/campo-personalizado', () => {
  it('200 lists every field of the church with the own answers', async () => {
    const { igreja } = await findIds(test, 'full')
    const answersOf = async (name: 'member' | 'completeMember') => {
      const person = await logIn(test, name)
      const { body } = await test.call('listCamposPersonalizados', {
        token: person.token,
        params: { id: person.userId },
        query: { igreja },
      })
      return body['camposPersonalizados'] as { tipo: string; valor: string | null }[]
    }
    const [complete, other] = [await answersOf('completeMember'), await answersOf('member')]
    expect(new Set(complete.map(({ tipo }) => tipo))).toEqual(new Set(['texto', 'numero', 'data', 'opcao']))
    expect(complete.every(({ valor }) => valor !== null)).toBe(true)
    expect(other.map(({ tipo }) => tipo)).toEqual(complete.map(({ tipo }) => tipo))
    expect(other.some(({ valor }, i) => valor !== null && valor === complete[i]!.valor)).toBe(false)
  })
})

describe('GET /igreja/:id/notificacao/', () => {
  it('200 is public, and shows with a token also what is for this person alone', async () => {
    const { igreja } = await findIds(test, 'full')
    const [row] = await asOwner<{ id: number; user_id: number; email: string }>(
      test.target,
      `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo)
       select igreja_id, usuario.id, 'Só para você', 'Texto', 'EVENTO' from usuario join "user" u on u.id = user_id
       where igreja_id = $1 and email like 'ana.albuquerque%' returning id`,
      [igreja],
    )
    const list = async (token?: string) => {
      const { body } = await test.call('listNotificacoes', { params: { id: igreja }, token })
      return body['notificacoes'] as { id: number; dataCadastro: string }[]
    }
    const [anonymous, own, other] = [
      await list(),
      await list((await logIn(test, 'member')).token),
      await list((await logIn(test, 'admin')).token),
    ]
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    expect(ids(own)).toContain(row!.id)
    expect(ids(anonymous)).not.toContain(row!.id)
    expect(ids(other)).not.toContain(row!.id)
    const dates = own.map(({ dataCadastro }) => dataCadastro)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('200 page by page', async () => {
    const { igreja } = await findIds(test, 'full')
    const page = async (number: number) =>
      (await test.call('listNotificacoes', { params: { id: igreja }, query: { page: number, limit: 1 } }))
        .body['notificacoes'] as { id: number }[]
    const [first, second] = [await page(1), await page(2)]
    expect([first.length, second.length]).toEqual([1, 1])
    expect(first[0]!.id).not.toBe(second[0]!.id)
  })
})

describe('PUT /igreja/:id/notificacao/leitura/', () => {
  it('200 counts what is left, for this person alone', async () => {
    const { igreja } = await findIds(test, 'full')
    const reader = await logIn(test, 'contentAdmin')
    const list = async (token: string) =>
      (await test.call('listNotificacoes', { params: { id: igreja }, token })).body as {
        notificacoes: { id: number; flagLida: boolean }[]
        naoLidas: number
      }
    const mark = async (body: Record<string, unknown>) =>
      (await test.call('readNotificacoes', { params: { id: igreja }, token: reader.token, body })).body
    const before = await list(reader.token)
    expect(before.naoLidas).toBe(before.notificacoes.length)
    const [newest, second, third] = before.notificacoes.map(({ id }) => id)
    expect(await mark({ ids: [second, second] })).toEqual({ naoLidas: before.naoLidas - 1 })
    expect(await mark({ ids: [second] })).toEqual({ naoLidas: before.naoLidas - 1 })
    const flags = async () => (await list(reader.token)).notificacoes.map(({ flagLida }) => flagLida)
    expect((await flags()).slice(0, 3)).toEqual([false, true, false])
    expect(await mark({ ate: third })).toEqual({ naoLidas: 1 })
    expect(await mark({ ate: newest })).toEqual({ naoLidas: 0 })
    // An older moment takes nothing back.
    expect(await mark({ ate: third })).toEqual({ naoLidas: 0 })
    const other = await logIn(test, 'admin')
    expect((await list(other.token)).naoLidas).toBeGreaterThan(0)
  })

  it('a notification written to the person at another church comes along, and to nobody else', async () => {
    const [here, there] = [await findIds(test, 'full'), await findIds(test, 'spanish')]
    const [row] = await asOwner<{ id: number }>(
      test.target,
      `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo)
       select igreja_id, usuario.id, 'Del otro lado', 'Texto', 'NOTICIA' from usuario join "user" u on u.id = user_id
       where igreja_id = $1 and email like 'camila.torres%' returning id`,
      [there.igreja],
    )
    const find = async (person: 'twoChurchesMember' | 'member') => {
      const { token } = await logIn(test, person)
      const { body } = await test.call('listNotificacoes', { params: { id: here.igreja }, token })
      const rows = body['notificacoes'] as { id: number; igreja: { codigo: string } }[]
      return rows.find(({ id }) => id === row!.id)?.igreja.codigo
    }
    expect([await find('twoChurchesMember'), await find('member')]).toEqual(['camino', undefined])
    const { token } = await logIn(test, 'twoChurchesMember')
    const { body } = await test.call('readNotificacoes', {
      params: { id: here.igreja },
      token,
      body: { ids: [row!.id] },
    })
    expect(body['naoLidas']).toEqual(expect.any(Number))
    // What was announced there to all stays there.
    const { body: mine } = await test.call('listNotificacoes', { params: { id: here.igreja }, token })
    const elsewhere = (mine['notificacoes'] as { titulo: string; igreja: { codigo: string } }[]).filter(
      ({ igreja }) => igreja.codigo !== 'esperanca',
    )
    expect(elsewhere.map(({ titulo }) => titulo)).toContain('Del otro lado')
    expect(elsewhere.every(({ igreja }) => igreja.codigo === 'camino')).toBe(true)
  })
})

describe('GET /utils/…', () => {
  const list = async (name: 'listPaises' | 'listOcupacoes' | 'listEstadosCivis', language: string) =>
    Object.values((await test.call(name, { headers: { 'accept-language': language } })).body)[0] as Record<
      string,
      string
    >[]

  it('200 names countries in the language asked for, in its order', async () => {
    const [pt, en] = [await list('listPaises', 'pt-BR'), await list('listPaises', 'en')]
    expect(pt.find(({ codigo }) => codigo === 'DE')).toEqual({ codigo: 'DE', nome: 'Alemanha' })
    expect([pt.length, en.length]).toEqual([249, 249])
    expect(pt.map(({ nome }) => nome!)).toEqual(
      pt.map(({ nome }) => nome!).toSorted(new Intl.Collator('pt-BR').compare),
    )
    expect(pt.every(({ codigo, nome }) => codigo !== nome)).toBe(true)
  })

  it('200 names occupations and marital statuses in three languages', async () => {
    for (const name of ['listOcupacoes', 'listEstadosCivis'] as const) {
      const lists = await Promise.all(['pt-BR', 'en', 'es'].map((language) => list(name, language)))
      const names = lists.map((items) => items.map(({ nome }) => nome).join())
      expect(new Set(names).size).toBe(3)
      expect(new Set(lists.map(({ length }) => length)).size).toBe(1)
      expect(lists.flat().every(({ nome }) => nome && nome.trim() !== '')).toBe(true)
    }
    expect(await list('listEstadosCivis', 'es')).toHaveLength(8)
  })
})
