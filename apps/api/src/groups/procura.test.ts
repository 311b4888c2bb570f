import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { groupsAgenda } from './agenda.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
let member: LoggedIn
let igreja: { igreja: number }

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '100' } })
  member = await logIn(test, 'member')
  const [row] = await rows<{ id: number }>(`select id from igreja where codigo = 'esperanca'`)
  igreja = { igreja: row!.id }
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
const mine = (name: Parameters<TestApp['call']>[0], given: object = {}) =>
  test.call(name, { query: igreja, token: member.token, ...given })

describe('what there is to choose among', () => {
  it('200 the neighbourhoods by name, in the middle of what is told of their groups, and the languages', async () => {
    const { body } = await test.call('listCelulaLugares', { params })
    const lugares = body['lugares'] as { bairro: string; latitude: number; longitude: number }[]
    const bairros = lugares.map(({ bairro }) => bairro)
    expect(bairros).toContain('Vila Mariana')
    expect(bairros).toEqual(bairros.toSorted((a, b) => a.localeCompare(b)))
    const [house] = await rows<{ latitude: number }>(
      `select latitude from celula where bairro = 'Ipiranga' and flag_listada limit 1`,
    )
    const ipiranga = lugares.find(({ bairro }) => bairro === 'Ipiranga')!
    expect(ipiranga.latitude).not.toBe(house!.latitude)
    expect(body['idiomas']).toEqual(expect.arrayContaining(['es', 'pt_BR']))
  })

  it('200 how many there would be without each filter, the most first', async () => {
    const query = { dia: '0', publico: 'homens' }
    const { body } = await test.call('listCelulaFolgas', { params, query })
    const folgas = body['folgas'] as { filtro: string; total: number }[]
    expect(folgas.map(({ filtro }) => filtro).toSorted()).toEqual(['dia', 'publico'])
    for (const { filtro, total } of folgas) {
      const others = Object.fromEntries(Object.entries(query).filter(([name]) => name !== filtro))
      const list = await test.call('listCelulas', { params, query: others })
      expect(total).toBe(list.body['total'])
    }
    expect(folgas[0]!.total).toBeGreaterThanOrEqual(folgas[1]!.total)
  })
})

describe('who waits for a group', () => {
  const waiting = async () => {
    const { body } = await mine('listAlertasCelula')
    return body['alertas'] as { id: number; filtros: object }[]
  }
  const told = () =>
    rows<{ titulo: string }>(`select titulo from notificacao n join usuario u on u.igreja_id = n.igreja_id
      and u.id = n.usuario_id where u.user_id = ${member.userId} and titulo like 'Tem vaga em%'`)
  const work = async () => {
    while ((await workAgenda(test.deps, groupsAgenda)) > 0);
  }

  it('is told once, when a group opens that is all they asked for and has room', async () => {
    const body = { publico: 'mulheres', dia: '4' }
    const first = await mine('createAlertaCelula', { body })
    const again = await mine('createAlertaCelula', { body: { ...body, vagas: 'true' } })
    expect(again.body['alerta']).toEqual(first.body['alerta'])
    const open = (nome: string, rest: string) =>
      rows(`insert into celula (igreja_id, nome, publico, dia_semana, hora, flag_listada, flag_aberta, capacidade)
        select id, '${nome}', ${rest} from igreja where codigo = 'esperanca'`)
    await open('Outro dia', `'mulheres', 3, '10:00', true, true, null`)
    await open('Fechada', `'mulheres', 4, '10:00', true, false, null`)
    await open('Oculta', `'mulheres', 4, '10:00', false, true, null`)
    await work()
    expect(await told()).toEqual([])
    expect(await waiting()).toHaveLength(1)
    await rows(`update celula set flag_aberta = true where nome = 'Fechada'`)
    await work()
    expect(await told()).toEqual([{ titulo: 'Tem vaga em Fechada' }])
    expect(await waiting()).toEqual([])
    await rows(`update celula set resumo = 'Outra vez' where nome = 'Fechada'`)
    await work()
    expect(await told()).toHaveLength(1)
    await rows(`delete from celula where nome in ('Outro dia', 'Fechada', 'Oculta')`)
  })

  it('hears of a place that somebody leaves, and of nothing once they called it off', async () => {
    const { body } = await mine('createAlertaCelula', { body: { publico: 'mulheres', criancas: 'true' } })
    const { id } = body['alerta'] as { id: number }
    await mine('createAlertaCelula', { body: { publico: 'mulheres', busca: 'roda' } })
    await mine('deleteAlertaCelula', { params: { idAlerta: id } })
    const before = await told()
    await rows(`delete from celula_membro where celula_id = (select id from celula where nome = 'Roda de mães')
      and papel = 'membro' and id = (select max(id) from celula_membro m
        where m.celula_id = (select id from celula where nome = 'Roda de mães'))`)
    await work()
    expect((await told()).slice(before.length)).toEqual([{ titulo: 'Tem vaga em Roda de mães' }])
  })

  it('waits no longer than half a year', async () => {
    await mine('createAlertaCelula', { body: { busca: 'xadrez' } })
    await work()
    expect(await waiting()).toHaveLength(1)
    await rows(`update agenda set vence_em = now() where tipo = 'celula_alerta_fim'`)
    await work()
    expect(await waiting()).toEqual([])
  })
})

describe('the meetings of the own groups', () => {
  const feed = async (url: string, at: DemoChurchName = 'full') => {
    const host = `${demoChurches[at].hosts[0]}:3000`
    const { statusCode: status, headers, body: text } = await test.app.inject({ url, headers: { host } })
    return { status, headers, text }
  }
  const address = async () => {
    const { body } = await mine('renovarAgendaCelula', { body: {} })
    return body['endereco'] as string
  }

  it('stand in a feed with one that was called off, until its address is renewed or ended', async () => {
    await rows(`insert into celula_reuniao (igreja_id, celula_id, data, tema, flag_cancelada)
      select igreja_id, id, current_date + ((dia_semana - extract(dow from current_date)::int + 7) % 7) + 14, 'Férias', true
      from celula where nome = 'Mesa de terça'`)
    expect((await mine('getAgendaCelula')).body['endereco']).toBeNull()
    const first = await address()
    expect((await mine('getAgendaCelula')).body['endereco']).toBe(first)
    const answer = await feed(first)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const text = answer.text.replace(/\r\n /g, '')
    expect(text).toMatch(/SUMMARY:Mesa de terça: Férias[^]*?STATUS:CANCELLED/)
    expect(text).toContain('Rua Joaquim Távora')
    // Weekly, whatever anybody wrote down.
    expect(text.split('BEGIN:VEVENT').length).toBeGreaterThan(20)
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(text.match(/^UID:.*$/gm)!.length)
    const second = await address()
    expect([(await feed(first)).status, (await feed(second)).status]).toEqual([404, 200])
    await mine('deleteAgendaCelula')
    expect((await feed(second)).status).toBe(404)
  })

  it('404 for an address of another person, another church, or nobody', async () => {
    const own = await address()
    const other = await logIn(test, 'contentAdmin')
    await mine('renovarAgendaCelula', { body: {}, token: other.token })
    expect((await feed(own.replace(/\d+\./, `${other.userId}.`))).status).toBe(404)
    expect((await feed(own, 'english')).status).toBe(404)
    expect((await feed('/agenda/nothing.ics')).status).toBe(404)
  })

  it('200 those of two weeks that take place, the soonest first', async () => {
    const { body } = await mine('listMinhasReunioes')
    const reunioes = body['reunioes'] as { celula: { nome: string }; inicio: string }[]
    expect(reunioes.map(({ celula }) => celula.nome)).toContain('Mesa de terça')
    expect(reunioes.map(({ inicio }) => inicio)).toEqual(reunioes.map(({ inicio }) => inicio).toSorted())
    expect(new Date(reunioes[0]!.inicio).getTime()).toBeGreaterThan(Date.now() - 86_400_000)
  })
})

it('finds a group that is listed by the search, and none that is not', async () => {
  const found = async (q: string) => {
    const { body } = await test.call('search', { params, query: { q } })
    return (body['achados'] as { tipo: string }[]).filter(({ tipo }) => tipo === 'celula').length
  }
  expect(await found('oficina de sexta')).toBe(1)
  await rows(`update celula set flag_listada = false where nome = 'Oficina de sexta'`)
  expect(await found('oficina de sexta')).toBe(0)
  await rows(`update celula set flag_listada = true where nome = 'Oficina de sexta'`)
})
