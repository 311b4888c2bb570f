import type { CallName, Importacao, LinhaImportacao } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../../jobs/agenda.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { inWindows1252, makeXlsx } from '../../testing/sheets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { importAgenda } from './agenda.ts'

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
const send = async (arquivo: Buffer | string, nome = 'membros.csv') => {
  const sent = await say('createImportacao', {}, { arquivo: Buffer.from(arquivo), body: { nome } })
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body))
  return sent.importacao
}
const rowsOf = async (id: number, query: object = {}) => {
  const { body } = await say('getImportacao', { id }, { query: { limit: 100, ...query } })
  return body['linhas'] as LinhaImportacao[]
}
const run = async (id: number, convidar = false) =>
  (await say('fazerImportacao', { id }, { body: { convidar } })).importacao
const undo = async (id: number) => (await say('desfazerImportacao', { id }, { body: {} })).importacao
const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, text, values)
const findUsuario = async (email: string) => {
  const [row] = await rows<{ id: number; userId: number; flagAtivo: boolean; telefone: string | null }>(
    `select u.id, u.user_id as "userId", u.flag_ativo as "flagAtivo", u.telefone from usuario u
     join "user" a on a.id = u.user_id where u.igreja_id = $1 and a.email = $2`,
    [igreja, email],
  )
  return row
}
const line = (...cells: string[]) => `${cells.join(';')}\r\n`

describe('a file is looked through before anybody is taken in', () => {
  it('columns are told by their headings, and what cannot be kept is said by row, field and reason', async () => {
    const text =
      line(
        'Nome completo',
        'Correo electrónico',
        'Celular',
        'Data de nasc.',
        'Estado civil',
        'CPF',
        'Bairro',
        'Foto',
      ) +
      line(
        'João Conceição',
        'Joao.C@example.com',
        '(11) 98765-4321',
        '7/5/1990',
        'Casado(a)',
        '390.533.447-05',
        'Sé',
        '',
      ) +
      line('Maria 2', 'maria', '123', '31/02/1990', 'enrolada', '111.111.111-11', '', '') +
      line('', 'sem.nome@example.com', '', '', '', '', '', '') +
      line('Outro João', 'joao.c@example.com', '', '', '', '', '', '') +
      line('=CMD()', 'formula@example.com', '', '', '', '', '', '')
    const importacao = await send(inWindows1252(text))
    expect(importacao.colunas.map(({ campo }) => campo)).toEqual([
      'nomeCompleto',
      'email',
      'telefone',
      'dataNascimento',
      'estadoCivil',
      'cpf',
      'endereco.bairro',
      null,
    ])
    expect(importacao.resumo).toMatchObject({ nova: 1, erro: 4 })
    const found = (await rowsOf(importacao.id)).map(
      ({ numero, erros }) =>
        `${numero} ${erros
          .map(({ campo, regra }) => `${campo}:${regra}`)
          .toSorted()
          .join(' ')}`,
    )
    expect(found).toEqual([
      '3 cpf:cpf dataNascimento:birthdate email:email estadoCivil:unknown nomeCompleto:regex telefone:brPhone',
      '4 nomeCompleto:required',
      '5 email:repeated',
      '6 nomeCompleto:formula',
      '2 ',
    ])
    expect(await findUsuario('joao.c@example.com')).toBeUndefined()
  })

  it('is repaired in place, read anew by other columns, and one of a kind in two tabs', async () => {
    const text = 'Quem;Mail;Outra coisa\nBeatriz;bia@@example.com;Beatriz\n'
    const { id, resumo, colunas } = await send(text)
    expect((await send(text)).id).toBe(id)
    expect([colunas[0]!.campo, resumo.erro]).toEqual([null, 1])
    const early = await say('fazerImportacao', { id }, { body: { convidar: false } })
    expect([early.status, early.body['campos']]).toEqual([400, [{ campo: 'nome', regra: 'required' }]])
    const twice = await say('saveColunasImportacao', { id }, { body: { campos: ['nome', 'email', 'nome'] } })
    expect(twice.status).toBe(400)
    await say('saveColunasImportacao', { id }, { body: { campos: ['nome', 'email', null] } })
    const celulas = [{ coluna: 1, valor: ' bia@example.com ' }]
    const saved = await say('saveLinhaImportacao', { id, numero: 2 }, { body: { celulas, escolha: null } })
    expect(saved.body['linha']).toMatchObject({ situacao: 'nova', erros: [] })
    const left = await say(
      'saveLinhaImportacao',
      { id, numero: 2 },
      { body: { celulas: [], escolha: 'fora' } },
    )
    expect(left.importacao.resumo).toMatchObject({ fora: 1, nova: 0 })
    expect((await say('deleteImportacao', { id })).status).toBe(200)
    expect((await say('getImportacao', { id })).status).toBe(404)
  })

  it('who is here is found by e-mail, by CPF, and perhaps by the name; what they said themselves stays', async () => {
    const { email, nome, sobrenome } = demoPeople.completeMember
    const [known] = await rows<{ numero: string; telefone: string }>(
      `select d.numero, u.telefone from usuario u join "user" a on a.id = u.user_id
       join usuario_documento d on d.igreja_id = u.igreja_id and d.usuario_id = u.id
       where u.igreja_id = $1 and a.email = $2`,
      [igreja, email],
    )
    const text =
      'Nome;Sobrenome;E-mail;CPF;Telefone\n' +
      `Joaquim;N;${email.toUpperCase()};;11 90000-0000\n` +
      `Joaquim;N;outro@example.com;${known!.numero};\n` +
      `${nome};${sobrenome};mesmo.nome@example.com;;\n`
    const { id, resumo } = await send(text)
    expect(resumo).toMatchObject({ igual: 2, parecida: 1 })
    const done = await run(id)
    expect(done.resumo).toMatchObject({ igual: 2, parecida: 1, nova: 0 })
    expect((await findUsuario(email))!.telefone).toBe(known!.telefone)
    expect(await findUsuario('mesmo.nome@example.com')).toBeUndefined()
  })
})

describe('an import', () => {
  it('takes in all at once whoever can be, twice is once, and nobody is mailed', async () => {
    const { id } = await send(
      makeXlsx([
        ['Nome', 'E-mail', 'Nascimento', 'CEP', 'Cidade', 'CPF'],
        ['Rute', 'rute@import.example', { day: 33_000 }, '01310-100', 'São Paulo', '390.533.447-05'],
        ['Noemi', 'noemi', '', '', '', ''],
      ]),
      'rol.xlsx',
    )
    const before = await rows('select id from "user"')
    const done = await Promise.all([run(id), run(id)])
    expect(done.map(({ situacao, resumo }) => [situacao, resumo.nova, resumo.erro])).toEqual([
      ['feita', 1, 1],
      ['feita', 1, 1],
    ])
    expect((await rows('select id from "user"')).length).toBe(before.length + 1)
    const rute = await findUsuario('rute@import.example')
    expect(rute).toMatchObject({ flagAtivo: false })
    const beside = await rows(
      `select e.cep, e.cidade, d.numero from usuario_endereco e join usuario u using (igreja_id, user_id)
       join usuario_documento d on d.igreja_id = u.igreja_id and d.usuario_id = u.id where u.id = $1`,
      [rute!.id],
    )
    expect(beside).toEqual([{ cep: '01310100', cidade: 'São Paulo', numero: '39053344705' }])
    expect(await rows(`select from one_time_code where user_id = $1`, [rute!.userId])).toEqual([])
    const kept = await rows(
      `select situacao, cardinality(celulas) as n from importacao_linha where importacao_id = $1 order by numero`,
      [id],
    )
    expect(kept).toEqual([
      { situacao: 'nova', n: 0 },
      { situacao: 'erro', n: 6 },
    ])
    const trail = await rows(`select acao from auditoria where alvo = $1 order by seq`, [`importacao:${id}`])
    expect(trail).toEqual([{ acao: 'importacaoLida' }, { acao: 'importacaoFeita' }])
  })

  it('mails links where that is asked for', async () => {
    const { id } = await send('Nome;E-mail\nConvidada;convidada@import.example\n')
    await run(id, true)
    expect((await test.mailTo('convidada@import.example')).text).toContain('/access/activate?codigo=')
  })

  it('of two files with the same people the second finds them here', async () => {
    const files = ['Nome;E-mail\nGêmea;gemea@import.example\n', 'E-mail;Nome\ngemea@import.example;Gêmea\n']
    const [one, two] = await Promise.all(files.map((file) => send(file)))
    const done = await Promise.all([run(one!.id), run(two!.id)])
    expect(done.map(({ resumo }) => resumo.nova + resumo.igual)).toEqual([1, 1])
    expect(done[0].resumo.nova + done[1].resumo.nova).toBe(1)
  })

  it('is another church’s as little as what is not there', async () => {
    const { id } = await send('Nome;E-mail\nDaqui;daqui@import.example\n')
    const other = await findIds(test, 'english')
    const there = await openEquipe(test, (await logIn(test, 'superAdmin')).userId)
    for (const name of ['getImportacao', 'desfazerImportacao', 'deleteImportacao'] as const) {
      const body = name === 'desfazerImportacao' ? { body: {} } : {}
      const { status } = await test.call(name, { params: { slug: other.slug, id }, equipe: there, ...body })
      expect([name, status]).toEqual([name, 404])
    }
    await say('deleteImportacao', { id })
  })
})

describe('undoing an import', () => {
  it('takes back who came by it and has done nothing since; who stays is named, and twice is once', async () => {
    const people = ['fica.aberta', 'fica.mudada', 'fica.grupo', 'sai'].map((name) => `${name}@undo.example`)
    const { id } = await send(
      `Nome;E-mail;Cidade\n${people.map((email) => `Pessoa;${email};Santos`).join('\n')}\n`,
    )
    await run(id)
    const [open, changed, grouped, leaving] = await Promise.all(people.map(findUsuario))
    await rows(`update usuario set flag_ativo = true where id = $1`, [open!.id])
    await rows(`update usuario set telefone = '+5511987654321' where id = $1`, [changed!.id])
    await rows(
      `insert into celula_membro (igreja_id, celula_id, user_id, data_entrada)
       select $1, min(id), $2, current_date from celula where igreja_id = $1`,
      [igreja, grouped!.userId],
    )
    const undone = await undo(id)
    expect(undone.situacao).toBe('desfeita')
    expect(new Set(undone.ficaram.map((one) => one.id))).toEqual(
      new Set([open!.id, changed!.id, grouped!.id]),
    )
    expect(await findUsuario('sai@undo.example')).toBeUndefined()
    expect(await rows('select from "user" where id = $1', [leaving!.userId])).toEqual([])
    expect(
      await rows(`select from revisao where recurso = 'usuario' and registro_id = $1`, [String(leaving!.id)]),
    ).toEqual([])
    expect((await undo(id)).ficaram).toHaveLength(3)
  })

  it('empties what it filled in, and nothing else', async () => {
    const first = await send('Nome;E-mail\nDébora;debora@undo.example\n')
    await run(first.id)
    const second = await send(
      'Nome;E-mail;Celular;Cidade;CPF\nD;debora@undo.example;11987654321;Santos;111.444.777-35\n',
    )
    expect(second.resumo.completada).toBe(1)
    expect((await rowsOf(second.id))[0]!.completa.toSorted()).toEqual(['cpf', 'endereco.cidade', 'telefone'])
    await run(second.id)
    expect((await findUsuario('debora@undo.example'))!.telefone).toBe('+5511987654321')
    await undo(second.id)
    const debora = await findUsuario('debora@undo.example')
    expect(debora!.telefone).toBeNull()
    expect(await rows('select from usuario_documento where usuario_id = $1', [debora!.id])).toEqual([])
    expect(await rows('select from usuario_endereco where user_id = $1', [debora!.userId])).toEqual([])
  })

  it('leaves an account alone that is something elsewhere, and is over after 14 days', async () => {
    const { id } = await send('Nome;E-mail\nDois Lugares;dois@undo.example\n')
    await run(id)
    const { userId } = (await findUsuario('dois@undo.example'))!
    const other = await findIds(test, 'english')
    await rows(
      `insert into usuario (igreja_id, user_id, nome, sobrenome) values ($1, $2, 'Dois', 'Lugares')`,
      [other.igreja, userId],
    )
    await undo(id)
    expect(await findUsuario('dois@undo.example')).toBeUndefined()
    expect(await rows('select from "user" where id = $1', [userId])).toHaveLength(1)
    await rows(`update importacao set apagar_em = now() where id = $1`, [id])
    expect((await say('desfazerImportacao', { id }, { body: {} })).status).toBe(404)
    await workAgenda(test.deps, importAgenda)
    expect(await rows('select from importacao where id = $1', [id])).toEqual([])
  })
})

it('five hundred people are looked through and taken in within ten seconds', async () => {
  const text = Array.from({ length: 500 }, (_, n) =>
    line(
      `Pessoa Número`,
      `p${n}@quinhentas.example`,
      `(11) 9${String(10_000_000 + n)}`,
      '07/05/1990',
      'Santos',
    ),
  )
  const begin = performance.now()
  const { id, resumo } = await send(line('Nome', 'E-mail', 'Celular', 'Nascimento', 'Cidade') + text.join(''))
  expect(resumo.nova).toBe(500)
  expect((await run(id)).resumo.nova).toBe(500)
  const taken = performance.now() - begin
  expect(taken).toBeLessThan(10_000)
  expect((await undo(id)).ficaram).toEqual([])
  process.stdout.write(
    `500 people: ${Math.round(taken)} ms, undone after ${Math.round(performance.now() - begin)} ms\n`,
  )
}, 60_000)
