import type { Bilheteria, Evento, EventoAberto, Valores } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { eventoValores, simples } from '../../testing/event-values.ts'
import { openMoneyRig, type MoneyRig } from '../../testing/money-rig.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { registro } from '../../testing/sent-values.ts'

let rig: MoneyRig
let slug: string
let equipe: string
let outra: string
beforeAll(async () => {
  rig = await openMoneyRig()
  slug = (await findIds(rig.test, 'full')).slug
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  outra = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
})
afterAll(() => rig?.close())

type Name = Parameters<MoneyRig['test']['call']>[0]
const ask = (name: Name, params: object, body?: object, as = equipe) =>
  rig.test.call(name, { params: { slug, ...params }, equipe: as, ...(body && { body }) })
const begin = async (valores: object = {}) =>
  (await ask('createEventoEquipe', {}, { valores })).body['id'] as number
const publish = (id: number, versao: number, valores: Valores, more: object = {}) =>
  ask('publishEventoEquipe', { id }, { versao, valores, ...more })
const open = async (id: number, as = equipe) =>
  (await ask('getEventoEquipe', { id }, undefined, as)).body as unknown as EventoAberto
const ticketsOf = ({ registro: { valores } }: EventoAberto) => valores!['bilheteria'] as unknown as Bilheteria
const seen = async (id: number) => {
  const { status, body } = await rig.test.call('getEvento', { params: { slug, id } })
  return { status, evento: body['evento'] as Evento }
}
const buyOne = ({ id, ingressos: [ticket], formVersion }: Evento, given: object = {}) =>
  rig.test.call('createInscricao', {
    params: { id: rig.member.userId, idEvento: id },
    token: rig.member.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { ...registro({ ingresso: ticket!.id, valorTotal: 3_000 }), formVersion, ...given },
  })

describe('an event', () => {
  it('names a contact to whom one can write', async () => {
    const id = await begin()
    for (const contatoEmail of ['secretaria', '.ana@igreja.com', 'ana@igreja.c0m']) {
      const { status, body } = await publish(id, 0, { ...eventoValores(), contatoEmail })
      expect([status, body['campos']]).toEqual([400, [{ campo: 'valores.contatoEmail', regra: 'email' }]])
    }
    expect((await publish(id, 0, eventoValores({ contatoEmail: 'a@b.co' }))).status).toBe(200)
  })

  it('is nobody’s but the staff’s while it is typed, and is then what the portal sells', async () => {
    const id = await begin({
      nome: 'Rasc',
      bilheteria: { ingressos: [{ nome: '', lotes: [{ valor: '3,' }] }] },
    })
    expect((await seen(id)).status).toBe(404)
    const draft = (await open(id)).registro
    expect(draft).toMatchObject({ versao: 0, valores: null, rascunho: { valores: { nome: 'Rasc' } } })
    const valores = eventoValores(
      { imagem: null },
      {
        flagOnline: true,
        capacidade: 25,
        perguntas: [
          {
            id: null,
            rotulo: 'Ônibus?',
            ajuda: null,
            tipo: 'opcao',
            opcoes: ['Sim', 'Não'],
            flagObrigatoria: true,
          },
        ],
        ingressos: [
          {
            ...simples,
            lotes: [...simples.lotes, { ...simples.lotes[0]!, nome: 'Segundo', valor: 4_000 }],
            conteudos: [
              {
                id: null,
                titulo: 'Apostila',
                resumo: null,
                conteudo: '<p>Leia<script>1</script></p>',
                url: null,
                dataLiberacao: null,
              },
            ],
          },
        ],
      },
    )
    const { status, body } = await publish(id, 0, valores)
    expect([status, body]).toMatchObject([200, { registro: { situacao: 'publicado', rascunho: null } }])
    const { evento } = await seen(id)
    expect(evento).toMatchObject({
      nome: 'Noite do Umbuzeiro',
      flagOnline: true,
      inscricaoInicio: null,
      valorMinimo: 3_000,
      perguntas: [{ rotulo: 'Ônibus?', opcoes: ['Sim', 'Não'] }],
      ingressos: [
        { valor: 3_000, qtdeDisponivel: 20, proximoLote: { valor: 4_000 }, flagConteudoExclusivo: true },
      ],
    })
    const tickets = ticketsOf(await open(id))
    expect(tickets).toMatchObject({
      capacidade: 25,
      ingressos: [{ conteudos: [{ conteudo: '<p>Leia</p>' }] }],
    })
    // The same again changes nothing, no version of a form either.
    const again = await publish(id, (await open(id)).registro.versao, {
      ...valores,
      bilheteria: tickets as never,
    })
    expect(again.status).toBe(200)
    expect((await seen(id)).evento).toMatchObject({
      formVersion: evento.formVersion,
      ingressos: [{ id: evento.ingressos[0]!.id, rulesVersion: evento.ingressos[0]!.rulesVersion }],
    })
  })

  it('keeps the price and the places of what is sold, says so, and lets the rest change', async () => {
    const id = await begin()
    await publish(id, 0, eventoValores({}, { capacidade: 30 }))
    const { evento } = await seen(id)
    expect((await buyOne(evento)).status).toBe(201)
    const aberto = await open(id)
    expect(aberto.vendas.map(({ vendido, retido }) => vendido + retido)).toEqual([1, 1])
    const tickets = ticketsOf(aberto)
    const [ticket] = tickets.ingressos
    const [lote] = ticket!.lotes
    const change = (given: Partial<Bilheteria>) =>
      publish(id, aberto.registro.versao, eventoValores({}, { ...tickets, ...given }))
    const withLote = (given: object, more: object[] = []) =>
      change({ ingressos: [{ ...ticket!, lotes: [{ ...lote!, ...given }, ...(more as [])] }] })
    const at = 'valores.bilheteria.ingressos.0.lotes.0'
    for (const [campo, regra, answer] of [
      [`${at}.valor`, 'sold', await withLote({ valor: 3_500 })],
      [`${at}.capacidade`, 'soldMin', await withLote({ capacidade: 0 })],
      ['valores.bilheteria.capacidade', 'limitStays', await change({ capacidade: null })],
      [
        `${at}.nome`,
        'lotStays',
        await change({ ingressos: [{ ...ticket!, lotes: [{ ...lote!, id: null }] }] }),
      ],
    ] as const)
      expect([answer.status, answer.body['campos']]).toMatchObject([400, [{ campo, regra }]])
    const other = { ...lote!, id: null, nome: 'Segundo', valor: 5_000 }
    expect((await withLote({ capacidade: 1 }, [other])).status).toBe(200)
    expect((await seen(id)).evento.ingressos[0]).toMatchObject({ valor: 5_000, qtdeDisponivel: 20 })
    // A kind that is sold is sold no more, and who has one keeps it.
    const now = await open(id)
    expect(
      (await publish(id, now.registro.versao, eventoValores({}, { ...tickets, ingressos: [] }))).status,
    ).toBe(200)
    expect((await seen(id)).evento.ingressos).toEqual([])
    const own = await rig.test.call('listInscricoes', {
      params: { id: rig.member.userId, idEvento: id },
      token: rig.member.token,
    })
    expect(own.body['inscricoes']).toHaveLength(1)
    expect(await rig.violations()).toEqual([])
  })

  it('counts no limit of the whole event that comes after a sale', async () => {
    const id = await begin()
    await publish(id, 0, eventoValores())
    expect((await buyOne((await seen(id)).evento)).status).toBe(201)
    const aberto = await open(id)
    const late = await publish(
      id,
      aberto.registro.versao,
      eventoValores({}, { ...ticketsOf(aberto), capacidade: 30 }),
    )
    expect([late.status, late.body['campos']]).toMatchObject([
      400,
      [{ campo: 'valores.bilheteria.capacidade', regra: 'limitLate', params: { vendido: 1 } }],
    ])
  })

  it('is paid as it says, of what the church takes, and keeps its own deadlines', async () => {
    const id = await begin()
    const given = { metodos: ['pix' as const], diasDinheiro: 2, diasBoleto: 4, ofertaHoras: 12 }
    expect((await publish(id, 0, eventoValores({}, given))).status).toBe(200)
    const aberto = await open(id)
    expect(ticketsOf(aberto)).toMatchObject(given)
    expect(aberto.metodos).toEqual(expect.arrayContaining(['pix', 'cartao_credito']))
    const { body } = await rig.test.call('listMetodosEvento', {
      params: { slug, id },
      query: { valor: 3_000 },
    })
    expect(JSON.stringify(body)).not.toContain('cartao_credito')
    const wrong = await publish(
      id,
      aberto.registro.versao,
      eventoValores({}, { metodos: [], diasBoleto: 61, ofertaHoras: 0 }),
    )
    expect((wrong.body['campos'] as { campo: string }[]).map(({ campo }) => campo.split('.').at(-1))).toEqual(
      ['metodos', 'diasBoleto', 'ofertaHoras'],
    )
  })

  it('takes no numbers of another event’s rows, and no dates that end before they begin', async () => {
    const [one, two] = [await begin(), await begin()]
    await publish(one, 0, eventoValores())
    await publish(two, 0, eventoValores())
    const theirs = ticketsOf(await open(two)).ingressos
    const stolen = await publish(one, 1, eventoValores({}, { ingressos: theirs }))
    expect([stolen.status, stolen.body['campos']]).toMatchObject([
      400,
      expect.arrayContaining([{ campo: 'valores.bilheteria.ingressos', regra: 'unknown' }]),
    ])
    const wrong = await publish(one, 1, eventoValores({ dataFim: '2026-01-01T10:00:00.000Z' }))
    expect(wrong.body['campos']).toEqual([{ campo: 'valores.dataFim', regra: 'after' }])
  })

  it('is somebody else’s where they changed its tickets meanwhile', async () => {
    const id = await begin()
    await publish(id, 0, eventoValores())
    const { versao } = (await open(id)).registro
    const tickets = ticketsOf(await open(id))
    const theirs = { ...tickets, diasReembolso: 30 }
    await ask('publishEventoEquipe', { id }, { versao, valores: eventoValores({}, theirs) }, outra)
    const stale = await publish(id, versao, eventoValores({}, { ...tickets, diasReembolso: 14 }))
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        conflito: {
          alteradoPor: expect.stringMatching(/^Tiago/),
          valores: { bilheteria: { diasReembolso: 30 } },
        },
      },
    ])
  })

  it('is copied to another day with every date moved, and nothing of it sold', async () => {
    const id = await begin()
    const dataInicio = '2026-12-06T22:00:00.000Z'
    const encontros = [{ inicio: dataInicio, fim: '2026-12-07T00:00:00.000Z' }]
    await publish(
      id,
      0,
      eventoValores(
        { dataInicio, dataFim: '2026-12-07T00:00:00.000Z', inscricaoFim: '2026-12-05T22:00:00.000Z' },
        { encontros },
      ),
    )
    const { body } = await ask('copyEventoEquipe', { id }, { dataInicio: '2026-12-13T22:00:00.000Z' })
    const { registro } = await open(body['id'] as number)
    expect(registro.rascunho!.valores).toMatchObject({
      nome: 'Noite do Umbuzeiro',
      dataInicio: '2026-12-13T22:00:00.000Z',
      dataFim: '2026-12-14T00:00:00.000Z',
      inscricaoFim: '2026-12-12T22:00:00.000Z',
      bilheteria: {
        encontros: [{ inicio: '2026-12-13T22:00:00.000Z' }],
        ingressos: [{ id: null, lotes: [{ id: null, valor: 3_000 }] }],
      },
    })
    expect((await seen(registro.id)).status).toBe(404)
  })
})

describe('who came', () => {
  it('is said by name, counted, and given as a file that the trail knows of', async () => {
    const id = await begin()
    await publish(
      id,
      0,
      eventoValores({}, { ingressos: [{ ...simples, lotes: [{ ...simples.lotes[0]!, valor: 0 }] }] }),
    )
    const { evento } = await seen(id)
    expect((await buyOne(evento, { metodoPagamento: 'gratuito', valorTotal: 0 })).status).toBe(201)
    const list = (query: object = {}) =>
      rig.test.call('listPresentesEvento', { params: { slug, id }, equipe, query: query as never })
    expect((await list()).body).toMatchObject({
      presentes: [{ nome: 'Ana', situacao: 'ativa', entrada: null }],
      totais: { ingressos: 1, entradas: 0 },
    })
    await rig.rows(
      `insert into presenca (igreja_id, uuid, evento_id, inscricao_id, situacao, data_entrada)
       select igreja_id, gen_random_uuid(), evento_id, id, 'aceita', now() from inscricao where evento_id = $1`,
      [id],
    )
    expect((await list({ busca: 'ANA', presenca: 'veio' })).body).toMatchObject({
      presentes: [{ entrada: expect.any(String) }],
      totais: { entradas: 1 },
    })
    expect((await list({ presenca: 'falta' })).body['presentes']).toEqual([])
    const file = await ask('exportPresentesEvento', { id }, {})
    expect(file.bytes.toString()).toContain('Ana')
    const trail = await rig.rows(`select 1 from auditoria where acao = 'exportacao' and alvo = $1`, [
      `evento:${id}`,
    ])
    expect(trail).toHaveLength(1)
    expect((await ask('exportPresentesEvento', { id }, {}, outra)).status).toBe(403)
  })
})
