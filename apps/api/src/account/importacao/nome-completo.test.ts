import type { CallName, Importacao, LinhaImportacao } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { guessCampos } from './guess-campos.ts'
import { splitName } from './split-name.ts'

let test: TestApp
let equipe: string
let slug: string
let igreja: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  ;({ slug, igreja } = await findIds(test, 'full'))
})
afterAll(() => test.close())
const say = async (name: CallName, params: object, given: object = {}) => {
  const { status, body } = await test.call(name, { params: { slug, ...params }, equipe, ...given })
  return { status, body, importacao: body['importacao'] as Importacao }
}
const send = async (text: string) =>
  (await say('createImportacao', {}, { arquivo: Buffer.from(text), body: { nome: 'rol.csv' } })).importacao
const rowsOf = async (id: number) => (await say('getImportacao', { id })).body['linhas'] as LinhaImportacao[]
const run = (id: number) => say('fazerImportacao', { id }, { body: { convidar: false } })
const peopleAt = (host: string) =>
  asOwner<{ nome: string; sobrenome: string }>(
    test.target,
    `select u.nome, u.sobrenome from usuario u join "user" a on a.id = u.user_id
     where u.igreja_id = $1 and a.email like $2 order by a.email`,
    [igreja, `%@${host}`],
  )

it.each([
  ['Ana Maria da Silva', { nome: 'Ana', sobrenome: 'Maria da Silva' }],
  ['João dos Santos', { nome: 'João', sobrenome: 'dos Santos' }],
  ['  Rui\u00a0 de   Sá ', { nome: 'Rui', sobrenome: 'de Sá' }],
  ['Débora', { nome: 'Débora' }],
  ['', { nome: '' }],
])('%s is a name and a surname', (whole, parts) => {
  expect(splitName(whole)).toEqual(parts)
})

it.each([
  [
    ['Nome completo', 'E-mail'],
    ['nomeCompleto', 'email'],
  ],
  [
    ['Nome e Sobrenome', 'Membro desde'],
    ['nomeCompleto', null],
  ],
  [
    ['Full name', 'Last name'],
    ['nomeCompleto', null],
  ],
  [
    ['Nombre y apellidos', 'Correo'],
    ['nomeCompleto', 'email'],
  ],
  [
    ['Nome', 'Sobrenome', 'Nome completo'],
    ['nome', 'sobrenome', null],
  ],
  [['Nome'], ['nome']],
])('%j is read as %j', (titulos, campos) => {
  expect(guessCampos(titulos)).toEqual(campos)
})

describe('a column with the whole name', { timeout: 60_000 }, () => {
  it('says so, shows both before anybody is taken in, and becomes both', async () => {
    const { id, colunas } = await send(
      'Nome completo;E-mail\nAna Maria da Silva;1@inteiro.example\nDébora;2@inteiro.example\nX9 Y;3@inteiro.example\n',
    )
    expect(colunas.map(({ campo }) => campo)).toEqual(['nomeCompleto', 'email'])
    const linhas = await rowsOf(id)
    expect(linhas.map(({ nomeDividido }) => nomeDividido)).toEqual([
      { nome: 'X9', sobrenome: 'Y' },
      { nome: 'Ana', sobrenome: 'Maria da Silva' },
      { nome: 'Débora', sobrenome: '' },
    ])
    // What is wrong is said of the column that it stands in, once.
    expect(linhas[0]!.erros).toMatchObject([{ campo: 'nomeCompleto', regra: 'regex' }])
    expect((await run(id)).importacao.resumo).toMatchObject({ nova: 2, erro: 1 })
    expect(await peopleAt('inteiro.example')).toEqual([
      { nome: 'Ana', sobrenome: 'Maria da Silva' },
      { nome: 'Débora', sobrenome: '' },
    ])
  })

  it('can be said of any column, and of none beside a name or a surname', async () => {
    const { id } = await send('Quem;Mail;Apelido\nLia de Sá;lia@dividida.example;Sá\n')
    const mean = (campos: (string | null)[]) => say('saveColunasImportacao', { id }, { body: { campos } })
    for (const other of ['nome', 'sobrenome', 'nomeCompleto'])
      expect((await mean(['nomeCompleto', 'email', other])).status).toBe(400)
    expect((await mean([null, 'email', 'nomeCompleto'])).status).toBe(200)
    expect((await mean(['nome', 'email', null])).status).toBe(200)
    expect((await rowsOf(id)).map(({ nomeDividido }) => nomeDividido)).toEqual([null])
    expect((await mean(['nomeCompleto', 'email', null])).status).toBe(200)
    await run(id)
    expect(await peopleAt('dividida.example')).toEqual([{ nome: 'Lia', sobrenome: 'de Sá' }])
    // And the next file of the same program is read so.
    const next = await send('Quem;Mail;Nome\nBia Luz;bia@dividida.example;Bia\n')
    expect(next.colunas.map(({ campo }) => campo)).toEqual(['nomeCompleto', 'email', null])
  })

  it('finds who is here by both, and changes both where that was asked for', async () => {
    await run((await send('Nome;Sobrenome;E-mail\nRosa;Ipê;rosa@conhecida.example\n')).id)
    const { id, resumo } = await send(
      'Nome completo;E-mail\nRosa Ipê;outra@conhecida.example\nRosa Ipê Roxo;rosa@conhecida.example\n',
    )
    expect(resumo).toMatchObject({ parecida: 1, igual: 1 })
    await say('saveModoImportacao', { id }, { body: { atualiza: true } })
    expect((await rowsOf(id)).map(({ troca }) => troca)).toEqual([[], ['sobrenome']])
    await run(id)
    expect(await peopleAt('conhecida.example')).toEqual([{ nome: 'Rosa', sobrenome: 'Ipê Roxo' }])
  })
})
