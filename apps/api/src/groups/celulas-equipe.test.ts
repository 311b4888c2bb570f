import { demoChurches, demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { openEquipe } from '../testing/equipe.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { groupsAgenda } from './agenda.ts'

/** Who looks after groups, and is nothing else. */
const COORDENADOR = { email: 'rosa.tavares@vizinhos.example', password: demoPassword }

let rig: ContentRig
let params: { slug: string }
let ana: LoggedIn
let rosa: LoggedIn
let cuidado: string

beforeAll(async () => {
  rig = await openContentRig()
  params = { slug: rig.slug }
  ana = await logIn(rig.test, 'member')
  rosa = await logIn(rig.test, COORDENADOR)
  await rows(`insert into equipe_funcao (igreja_id, user_id, funcao)
    select ${rig.igreja}, ${rosa.userId}, 'grupos' on conflict do nothing`)
  cuidado = await openEquipe(rig.test, rosa.userId)
})
afterAll(() => rig.test.close())

const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(rig.test.target, statement, values)
const said = {
  nome: 'Grupo da Ladeira',
  resumo: 'Sopa e Salmos',
  descricao: null,
  imagem: null,
  imagemAlt: null,
  publico: 'todos',
  diaSemana: 3,
  hora: '20:15',
  duracaoMinutos: 90,
  frequencia: 'semanal',
  idioma: null,
  bairro: 'Ladeira',
  cidade: 'São Paulo',
  cep: null,
  rua: 'Rua do Portão Azul',
  numero: '7',
  complemento: null,
  latitude: -23.5612,
  longitude: -46.6401,
  flagOnline: false,
  linkOnline: null,
  flagCriancas: true,
  flagAcessivel: false,
  capacidade: 12,
  flagAberta: true,
  flagListada: true,
}
const asCuidado = (name: Parameters<ContentRig['test']['call']>[0], given: object = {}) =>
  rig.test.call(name, { params, equipe: cuidado, ...given })
async function publish(valores: object = {}) {
  const begun = await asCuidado('createCelulaEquipe', { body: { valores: {} } })
  const { id } = begun.body['registro'] as { id: number }
  const body = { versao: 0, valores: { ...said, ...valores } }
  return { id, ...(await asCuidado('publishCelulaEquipe', { params: { ...params, id }, body })) }
}
const seen = async (busca: string) => {
  const { body } = await rig.test.call('listCelulas', { params, query: { busca } })
  return body['celulas'] as { id: number; area: { latitude: number } | null; situacao: string }[]
}
const usuario = async (userId: number, igreja = rig.igreja) => {
  const [row] = await rows<{ id: number }>('select id from usuario where igreja_id = $1 and user_id = $2', [
    igreja,
    userId,
  ])
  return row!.id
}
const lead = (id: number, idUsuario: number, flagLider: boolean) =>
  asCuidado('saveLiderEquipe', { params: { ...params, id, idUsuario }, body: { flagLider } })

describe('a group that staff make', () => {
  it('is on the portal once it is published, with its area and not its place, until it is archived', async () => {
    expect(await seen('ladeira')).toEqual([])
    const { id, status, body } = await publish()
    expect([status, body['campos']]).toEqual([200, undefined])
    const [listed] = await seen('ladeira')
    expect(listed).toMatchObject({ id, situacao: 'aberta', hora: '20:15', diaSemana: 3, lideres: [] })
    expect(listed!.area!.latitude).not.toBe(said.latitude)
    expect(JSON.stringify(listed)).not.toContain('Portão Azul')
    const { versao } = body['registro'] as { versao: number }
    const archived = await asCuidado('archiveCelulaEquipe', {
      params: { ...params, id },
      body: { versao, arquivado: true },
    })
    expect(archived.status).toBe(200)
    expect(await seen('ladeira')).toEqual([])
    const back = { versao: (archived.body['registro'] as { versao: number }).versao, arquivado: false }
    await asCuidado('archiveCelulaEquipe', { params: { ...params, id }, body: back })
    expect(await seen('ladeira')).toHaveLength(1)
  })

  it.each([
    ['a day without an hour', { hora: null }, 'hora'],
    ['an hour without a day', { diaSemana: null }, 'diaSemana'],
    ['half a place', { longitude: null }, 'longitude'],
    ['a place beyond the map', { latitude: 91 }, 'latitude'],
    ['a meeting at an address that is no page', { linkOnline: 'javascript:alert(1)' }, 'linkOnline'],
  ])('400 %s, and nothing of it is there', async (_what, valores, campo) => {
    const { id, status, body } = await publish({ nome: 'Grupo pela metade', ...valores })
    expect([status, body['campos']]).toMatchObject([400, [{ campo: `valores.${campo}` }]])
    expect(await rows('select 1 from celula where id = $1', [id])).toEqual([])
  })

  it('is told to who waits for one, like any other', async () => {
    await rig.test.call('createAlertaCelula', {
      query: { igreja: rig.igreja },
      token: ana.token,
      body: { publico: 'idosos', dia: '1' },
    })
    await publish({ nome: 'Café das Avós', publico: 'idosos', diaSemana: 1 })
    while ((await workAgenda(rig.test.deps, groupsAgenda)) > 0);
    expect(
      await rows(
        `select 1 from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
        where u.user_id = $1 and titulo like '%Café das Avós%'`,
        [ana.userId],
      ),
    ).toHaveLength(1)
  })
})

describe('who leads a group', () => {
  it('is named from the church’s people, told, in the trail once, and reads what is asked', async () => {
    const { id } = await publish({ nome: 'Grupo do Largo' })
    const { userId } = await logIn(rig.test, 'completeMember')
    const idUsuario = await usuario(userId)
    const named = await lead(id, idUsuario, true)
    expect([named.status, named.body['lideres']]).toMatchObject([200, [{ id: idUsuario }]])
    await lead(id, idUsuario, true)
    const trail = () =>
      rows<{ acao: string; alvo: string }>(
        `select acao, alvo from auditoria where igreja_id = $1 and dados ->> 'celula' = $2 order by seq`,
        [rig.igreja, String(id)],
      )
    expect(await trail()).toEqual([{ acao: 'liderDado', alvo: `user:${userId}` }])
    const bells = await rows(`select 1 from notificacao where titulo = 'Você agora lidera Grupo do Largo'`)
    expect(bells).toHaveLength(1)
    expect(await seen('largo')).toMatchObject([{ lideres: [demoPeople.completeMember.nome.split(' ')[0]] }])
    // Staff may leave a group to nobody; whoever led it stays in it.
    const taken = await lead(id, idUsuario, false)
    expect(taken.body['lideres']).toEqual([])
    expect(await trail()).toHaveLength(2)
    expect(await rows('select papel from celula_membro where celula_id = $1', [id])).toEqual([
      { papel: 'membro' },
    ])
  })

  it('who had asked to take part waits no more', async () => {
    const { id } = await publish({ nome: 'Grupo da Praça' })
    await rows(`insert into celula_solicitacao (igreja_id, celula_id, user_id) values ($1, $2, $3)`, [
      rig.igreja,
      id,
      ana.userId,
    ])
    await lead(id, await usuario(ana.userId), true)
    expect(await rows('select situacao from celula_solicitacao where celula_id = $1', [id])).toEqual([
      { situacao: 'aceita' },
    ])
  })

  it('404 for somebody of another church, for an account that is closed, and for a group that is a draft', async () => {
    const { id } = await publish({ nome: 'Grupo do Alto' })
    const [stranger] = await rows<{ id: number }>(
      'select id from usuario where igreja_id <> $1 order by id limit 1',
      [rig.igreja],
    )
    const [closed] = await rows<{ id: number }>(
      `with made as (insert into "user" (email, password_hash) values ('porta.fechada@people.example', 'x') returning id)
       insert into usuario (igreja_id, user_id, nome, sobrenome, flag_ativo)
       select $1, id, 'Porta', 'Fechada', false from made returning id`,
      [rig.igreja],
    )
    expect((await lead(id, stranger!.id, true)).status).toBe(404)
    expect((await lead(id, closed!.id, true)).status).toBe(404)
    const shut = await asCuidado('listPessoasCelula', { query: { busca: 'porta fechada' } })
    expect(shut.body['pessoas']).toEqual([])
    const begun = await asCuidado('createCelulaEquipe', { body: { valores: {} } })
    const draft = (begun.body['registro'] as { id: number }).id
    expect((await lead(draft, await usuario(ana.userId), true)).status).toBe(404)
  })

  it('people are found by every word of their names, and no more of them is told than that', async () => {
    const find = async (busca: string) => {
      const { body } = await asCuidado('listPessoasCelula', { query: { busca } })
      return body['pessoas'] as { nome: string; sobrenome: string }[]
    }
    const { nome, sobrenome } = demoPeople.member
    const found = await find(`${sobrenome} ${nome}`.toLowerCase())
    expect(found.map((one) => Object.keys(one).toSorted())).toContainEqual([
      'congregacao',
      'id',
      'nome',
      'sobrenome',
    ])
    expect(found).toMatchObject([{ nome, sobrenome }])
    expect(await find('%%')).toEqual([])
    expect(await find(demoPeople.member.email)).toEqual([])
  })
})

describe('a study that staff write', () => {
  const valores = {
    titulo: 'Pão e memória',
    serie: null,
    referencia: 'Lc 24.13-35',
    dataPublicacao: '2026-01-06',
    resumo: null,
    conteudo: '<p>Dois no caminho.</p>',
    perguntas: 'O que aqueceu o coração?\n\n  Quem ficou?  ',
    arquivo: null,
    autor: null,
    imagem: null,
    imagemAlt: null,
  }

  it('is read with its questions by those whom the church lets read', async () => {
    const begun = await asCuidado('createEstudoEquipe', { body: { valores: {} } })
    const { id } = begun.body['registro'] as { id: number }
    const one = { params: { ...params, id } }
    const done = await asCuidado('publishEstudoEquipe', { ...one, body: { versao: 0, valores } })
    expect(done.status).toBe(200)
    expect(done.body['registro']).toMatchObject({
      valores: { perguntas: 'O que aqueceu o coração?\nQuem ficou?' },
    })
    const open = (flagConteudoPublico: boolean) =>
      asCuidado('saveConfiguracaoEstudoEquipe', { body: { flagConteudoPublico } })
    expect((await open(false)).status).toBe(200)
    expect((await rig.test.call('getEstudo', one)).status).toBe(401)
    expect((await open(true)).body).toEqual({ flagConteudoPublico: true })
    expect((await asCuidado('getConfiguracaoEstudoEquipe')).body).toEqual({ flagConteudoPublico: true })
    const read = await rig.test.call('getEstudo', one)
    expect(read.body['estudo']).toMatchObject({
      titulo: 'Pão e memória',
      perguntas: ['O que aqueceu o coração?', 'Quem ficou?'],
    })
  })
})

it('404 for staff of another church, 403 for who writes content alone', async () => {
  const tiago = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
  const given = { params, query: { busca: 'ana' }, equipe: tiago }
  expect((await rig.test.call('listPessoasCelula', given)).status).toBe(403)
  const there = { ...given, params: { slug: demoChurches.english.slug } }
  expect((await rig.test.call('listPessoasCelula', there)).status).toBe(404)
})
