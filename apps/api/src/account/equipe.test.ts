import type { CallResult, accountCalls, UsuarioEquipe } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { listEstadosCivis } from '../estados-civis.ts'
import { peopleColumns, peopleWords } from '../people-table.ts'
import { guessCampos } from './importacao/guess-campos.ts'
import { readCell } from './importacao/read-cell.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let equipe: string
let slug: string
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  slug = (await findIds(test, 'full')).slug
})
afterAll(() => test.close())

type List = CallResult<typeof accountCalls.listUsuariosEquipe>
const find = async (query: Record<string, unknown>) => {
  const { body } = await test.call('listUsuariosEquipe', { params: { slug }, equipe, query })
  return (body as unknown as List).usuarios
}
const idOf = async (email: string) => (await find({ busca: email }))[0]!.id
const get = async (id: number) => {
  const { body } = await test.call('getUsuarioEquipe', { params: { slug, id }, equipe })
  return body['usuario'] as UsuarioEquipe
}

describe('people', () => {
  it('are found by words of the name without accents, by e-mail and by the end of the telephone', async () => {
    const { email, nome, sobrenome } = demoPeople.completeMember
    for (const busca of [email.toUpperCase(), `${sobrenome} ${nome}`]) {
      expect((await find({ busca })).map((one) => one.email)).toEqual([email])
    }
    const { telefone } = await get(await idOf(email))
    expect((await find({ busca: telefone!.slice(-6) })).map((one) => one.email)).toContain(email)
    expect(await find({ busca: '%' })).toEqual([])
  })

  it('are shown without health notes and documents, and reading a CPF is in the trail', async () => {
    const id = await idOf(demoPeople.completeMember.email)
    const usuario = await get(id)
    expect(usuario).toMatchObject({ flagDocumento: true, flagAtivo: true })
    const { body } = await test.call('lerDocumentoUsuario', { params: { slug, id }, equipe, body: {} })
    expect(JSON.stringify(usuario)).not.toContain(body['cpf'])
    expect(Object.keys(usuario)).not.toContain('observacoes')
    const trail = await asOwner<{ alvo: string }>(
      test.target,
      `select alvo from auditoria where acao = 'documentoLido'`,
    )
    expect(trail).toEqual([{ alvo: `usuario:${id}` }])
  })

  it('are invited by a link that opens an account which nobody could log in to before', async () => {
    const body = { email: 'Nova.Pessoa@example.com', nome: 'Nova', sobrenome: 'Pessoa' }
    const made = await test.call('convidarUsuario', { params: { slug }, equipe, body })
    expect(made.status).toBe(201)
    const id = made.body['id'] as number
    expect((await get(id)).flagAtivo).toBe(false)
    expect((await test.mailTo('nova.pessoa@example.com')).text).toContain('/access/activate?codigo=')
    const again = await test.call('convidarUsuario', { params: { slug }, equipe, body })
    expect([again.status, again.body['code']]).toEqual([409, 'ACCOUNT_EXISTS'])
    const wrong = { ...body, email: 'x', dataNascimento: '2999-01-01' }
    const refused = await test.call('convidarUsuario', { params: { slug }, equipe, body: wrong })
    expect(refused.status).toBe(400)
  })

  it('are corrected, and not over what somebody else corrected meanwhile', async () => {
    const id = await idOf(demoPeople.completeMember.email)
    const { versao, nome, sobrenome } = await get(id)
    const save = (body: Record<string, unknown>) =>
      test.call('saveUsuarioEquipe', { params: { slug, id }, equipe, body: { nome, sobrenome, ...body } })
    expect((await save({ telefone: '11 3333-4444', versao })).status).toBe(200)
    const late = await save({ telefone: '11 5555-6666', versao })
    expect([late.status, late.body['code']]).toEqual([409, 'VERSION_CONFLICT'])
  })

  it('are shown and corrected with what the church asks, and what is left out stays', async () => {
    const id = await idOf(demoPeople.member.email)
    const before = await get(id)
    const { nome, sobrenome, telefone, dataNascimento, congregacao } = before
    const texto = before.respostas.find(({ tipo }) => tipo === 'texto')!
    const data = before.respostas.find(({ tipo }) => tipo === 'data')!
    expect(data.valor).toBe('2019-06-16')
    const known = { nome, sobrenome, telefone, dataNascimento, congregacao: congregacao?.id ?? null }
    const save = async (more: object) => {
      const body = { ...known, versao: (await get(id)).versao, ...more }
      return test.call('saveUsuarioEquipe', { params: { slug, id }, equipe, body })
    }
    const saved = await save({
      estadoCivil: 'casado',
      ocupacao: ' Pedreiro ',
      endereco: { cep: '01001-000', rua: 'Praça da Sé', cidade: 'São Paulo' },
      respostas: { [texto.id]: ' Batizado em 2019 ' },
    })
    expect(saved.status).toBe(200)
    const answer = (usuario: UsuarioEquipe, pergunta: number) =>
      usuario.respostas.find((one) => one.id === pergunta)!.valor
    const after = await get(id)
    expect(after).toMatchObject({
      estadoCivil: 'casado',
      ocupacao: 'Pedreiro',
      endereco: { rua: 'Praça da Sé', cidade: 'São Paulo', pais: 'BR' },
    })
    expect([answer(after, texto.id), answer(after, data.id)]).toEqual(['Batizado em 2019', '2019-06-16'])
    await save({})
    expect(await get(id)).toMatchObject({ estadoCivil: 'casado', endereco: { rua: 'Praça da Sé' } })
    const refused = await save({
      ocupacao: 'Nada disto fica',
      respostas: { [data.id]: 'ontem' },
    })
    expect(refused.status).toBe(400)
    expect((await save({ ocupacao: 'Nem isto', respostas: { 900000000: 'x' } })).status).toBe(404)
    expect((await get(id)).ocupacao).toBe('Pedreiro')
    const early = { dataNascimento: '1990-05-01', dataCasamento: '1980-01-01' }
    expect((await save(early)).body['campos']).toEqual([{ campo: 'dataCasamento', regra: 'date' }])
  })

  it('are taken along as the list shows them, without documents and formulas, by a second factor and in the trail', async () => {
    const { email } = demoPeople.member
    const id = await idOf(email)
    await asOwner(test.target, `update usuario set ocupacao = '=1+1', sexo = 'feminino' where id = $1`, [id])
    await asOwner(
      test.target,
      `insert into usuario_documento (igreja_id, usuario_id, tipo, numero)
       select igreja_id, id, 'CPF', '39053344705' from usuario where id = $1 on conflict do nothing`,
      [id],
    )
    const take = async (body: object) => {
      const answer = await test.call('exportUsuariosEquipe', { params: { slug }, equipe, body })
      expect(answer.status).toBe(200)
      return answer.bytes.toString().replace('\uFEFF', '').trim().split('\r\n')
    }
    const [heads, ...rows] = await take({ busca: email })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(email)
    expect(rows[0]).toContain('2019-06-16')
    expect(rows[0]).toContain(`'=1+1`)
    expect(rows[0]).not.toContain('39053344705')
    expect(heads).not.toContain('CPF')
    const all = await take({})
    const { body } = await test.call('listUsuariosEquipe', { params: { slug }, equipe, query: {} })
    expect(all).toHaveLength(1 + (body['total'] as number))
    expect((await find({ congregacao: 2_000_000_000 })).length).toBe(0)
    expect(await take({ congregacao: 2_000_000_000 })).toHaveLength(1)
    const trail = await asOwner<{ dados: { linhas: number } }>(
      test.target,
      `select dados from auditoria where acao = 'exportacao' and alvo = 'pessoas'`,
    )
    expect(trail.map(({ dados }) => dados.linhas).toSorted((a, b) => a - b)).toEqual([0, 1, all.length - 1])
  })

  it('can be brought in again from what was taken along, in every language', () => {
    for (const locale of ['pt-BR', 'en', 'es'] as const) {
      const heads = peopleColumns.map((column) => peopleWords.say(locale, column))
      const known = guessCampos(heads)
      expect([locale, known.slice(0, -2).every((campo) => campo !== null)]).toEqual([locale, true])
      for (const { codigo, nome } of listEstadosCivis(locale)) {
        const read = readCell('estadoCivil', nome, {
          coluna: 0,
          congregacoes: new Map(),
          monthFirst: () => false,
          year: 2026,
        })
        expect([nome, read]).toEqual([nome, { value: codigo }])
      }
    }
  })

  it('are closed with every session, and who is of the staff is not', async () => {
    const { token } = await logIn(test, 'completeMember')
    const id = await idOf(demoPeople.completeMember.email)
    const close = (whom: number) =>
      test.call('desativarUsuario', { params: { slug, id: whom }, equipe, body: {} })
    expect((await close(await idOf(demoPeople.contentAdmin.email))).status).toBe(409)
    expect((await close(id)).body['usuario']).toMatchObject({ flagAtivo: false })
    expect((await test.call('getMe', { token })).status).toBe(401)
    const login = { username: demoPeople.completeMember.email, password: demoPassword }
    expect((await test.call('login', { body: login })).status).toBe(403)
    const invited = await test.call('reconvidarUsuario', { params: { slug, id }, equipe, body: {} })
    expect(invited.status).toBe(200)
  })

  it('of another church are not there', async () => {
    const abroad = await findIds(test, 'otherOrganisation')
    const [foreign] = await asOwner<{ id: number }>(
      test.target,
      `select id from usuario where igreja_id = $1 and id not in (select id from usuario where igreja_id <> $1) limit 1`,
      [abroad.igreja],
    )
    for (const name of ['getUsuarioEquipe', 'lerDocumentoUsuario'] as const) {
      const body = name === 'getUsuarioEquipe' ? undefined : {}
      const answer = await test.call(name, { params: { slug, id: foreign!.id }, equipe, body })
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})
