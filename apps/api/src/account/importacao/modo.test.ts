import type { CallName, Importacao, LinhaImportacao } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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
  const { body } = await test.call(name, { params: { slug, ...params }, equipe, ...given })
  return { body, importacao: body['importacao'] as Importacao }
}
const send = async (text: string) =>
  (await say('createImportacao', {}, { arquivo: Buffer.from(text), body: { nome: 'rol.csv' } })).importacao
const rowsOf = async (id: number) => (await say('getImportacao', { id })).body['linhas'] as LinhaImportacao[]
const run = async (id: number) =>
  (await say('fazerImportacao', { id }, { body: { convidar: false } })).importacao
const undo = async (id: number) => (await say('desfazerImportacao', { id }, { body: {} })).importacao
const rows = <Row extends object>(text: string, values: unknown[]) => asOwner<Row>(test.target, text, values)
const line = (...cells: string[]) => `${cells.join(';')}\r\n`

it('columns of the next file with the same headings mean what they were said to', async () => {
  const first = await send('Quem é;Correio;Coluna 7;Obs\nAna Juá;ana.jua@example.com;1990-05-07;x\n')
  expect(first.colunas.map(({ campo }) => campo)).toEqual([null, null, null, null])
  const campos = ['nome', 'email', 'dataNascimento', null]
  await say('saveColunasImportacao', { id: first.id }, { body: { campos } })
  const next = await send('OBS;correio;Cidade;Quem é\ny;bia.jua@example.com;Natal;Bia Juá\n')
  expect(next.colunas.map(({ campo }) => campo)).toEqual([null, 'email', 'endereco.cidade', 'nome'])
})

it('puts back what it has replaced, where that was asked for', async () => {
  const text =
    line('Nome', 'E-mail', 'Celular', 'Profissão') +
    line('Rosa Ipê', 'rosa.ipe@example.com', '11987650001', 'padeira')
  await run((await send(text)).id)
  const other =
    line('Nome', 'E-mail', 'Celular', 'Profissão') +
    line('Rosa Ipê Amarelo', 'rosa.ipe@example.com', '11987650002', '')
  const { id, resumo } = await send(other)
  // Unless it is asked for, what is known stays.
  expect(resumo).toMatchObject({ igual: 1, completada: 0 })
  const asked = await say('saveModoImportacao', { id }, { body: { atualiza: true } })
  expect(asked.importacao).toMatchObject({ atualiza: true, resumo: { completada: 1 } })
  expect((await rowsOf(id))[0]).toMatchObject({ troca: ['nome', 'telefone'], completa: [] })
  const now = () =>
    rows(
      `select u.nome, u.telefone, u.ocupacao from usuario u join "user" a on a.id = u.user_id
       where u.igreja_id = $1 and a.email = 'rosa.ipe@example.com'`,
      [igreja],
    )
  const [before] = await now()
  await run(id)
  // An empty cell changes nothing.
  expect(await now()).toEqual([{ nome: 'Rosa Ipê Amarelo', telefone: '+5511987650002', ocupacao: 'padeira' }])
  await undo(id)
  expect(await now()).toEqual([before])

  const again = await send(other.replace('Amarelo', 'Roxo'))
  await say('saveModoImportacao', { id: again.id }, { body: { atualiza: true } })
  await run(again.id)
  await rows(`update usuario set ocupacao = 'confeiteira' where igreja_id = $1 and nome = 'Rosa Ipê Roxo'`, [
    igreja,
  ])
  // Whoever has changed since stays as they are, and is named.
  expect((await undo(again.id)).ficaram.map(({ nome }) => nome)).toEqual(['Rosa Ipê Roxo'])
  expect(await now()).toMatchObject([{ nome: 'Rosa Ipê Roxo', ocupacao: 'confeiteira' }])
})
