import { randomUUID } from 'node:crypto'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countPendencia, openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { ringHosts } from './atendimento-espera.ts'

const { slug } = demoChurches.full
let test: TestApp
let equipe: string
let id: number
beforeAll(async () => {
  test = await createTestApp()
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  const { status, body } = await test.call('createTransmissao', {
    equipe,
    params: { slug },
    body: {
      titulo: 'Vigília',
      inicio: new Date(Date.now() + 3_600_000).toISOString(),
      fimPrevisto: new Date(Date.now() + 7_200_000).toISOString(),
      endereco: 'https://youtu.be/aqz-KE-bpKQ',
    },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  id = (body['transmissao'] as { id: number }).id
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
type Name = Parameters<TestApp['call']>[0]
const desk = (name: Name, body: object, more: object = {}) =>
  test.call(name, { equipe, params: { slug, id, ...more }, body })
const seen = async () => {
  const { body } = await test.call('getTransmissao', { params: { slug, id } })
  return body['transmissao'] as {
    comando: string
    sala: string
    fimPrevisto: string
  }
}

describe('the desk of a broadcast', () => {
  it('begins, goes on and ends it, and its room hears of each', async () => {
    await desk('comandarTransmissao', { comando: 'iniciar' })
    const begun = await seen()
    expect(begun.comando).toBe('no_ar')
    await desk('comandarTransmissao', { comando: 'prolongar' })
    expect(Date.parse((await seen()).fimPrevisto) - Date.parse(begun.fimPrevisto)).toBe(15 * 60_000)
    await desk('comandarTransmissao', { comando: 'encerrar' })
    expect((await seen()).comando).toBe('encerrada')
    const said = await rows<{ estado: string }>(
      `select corpo ->> 'estado' as estado from sala_evento e join sala s on s.id = e.sala_id and s.igreja_id = e.igreja_id
        where s.codigo = $1 and e.tipo = 'estado' order by seq`,
      [begun.sala],
    )
    expect(said.map(({ estado }) => estado)).toEqual(['ao_vivo', 'ao_vivo', 'replay'])
  })

  it('takes one of the church’s videos as its recording, with its chapters and cover, and none of another church', async () => {
    const { body } = await test.call('listGravacoesTransmissao', { equipe, params: { slug, id } })
    const [first] = body['videos'] as { idVideo: string; titulo: string }[]
    const [video] = await rows<{ idVideo: string; capitulos: object[] }>(
      `select v.video_id as "idVideo", v.capitulos from video v join igreja i on i.id = v.igreja_id
        where i.slug = $1 and jsonb_array_length(v.capitulos) > 0 and v.arquivado_em is null and v.publicar_em is null
          and v.data_publicacao <= current_date limit 1`,
      [slug],
    )
    expect(first).toBeDefined()
    const saved = await desk('saveTransmissao', { idVideo: video!.idVideo })
    expect(saved.body['transmissao']).toMatchObject({ gravacao: { idVideo: video!.idVideo } })
    const page = await test.call('getTransmissao', { params: { slug, id } })
    expect(page.body['transmissao']).toMatchObject({
      idVideo: video!.idVideo,
      capitulos: video!.capitulos,
      flagReplay: true,
    })
    const [foreign] = await rows<{ idVideo: string }>(
      `select v.video_id as "idVideo" from video v join igreja i on i.id = v.igreja_id where i.slug <> $1
        and not exists (select from video o join igreja p on p.id = o.igreja_id where p.slug = $1 and o.video_id = v.video_id)
        limit 1`,
      [slug],
    )
    const refused = await desk('saveTransmissao', { idVideo: foreign!.idVideo })
    expect([refused.status, refused.body['campos']]).toEqual([400, [{ campo: 'idVideo', regra: 'unknown' }]])
    const without = await desk('saveTransmissao', { idVideo: null })
    expect(without.body['transmissao']).toMatchObject({ gravacao: null })
  })

  it('takes no link that leads to no film', async () => {
    const { status, body } = await desk('saveTransmissao', { endereco: 'http://192.168.0.1/admin' })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'endereco', regra: 'url' }]])
  })
})

describe('a raised hand', () => {
  const raise = (given: object) =>
    test.call('createAtendimento', { params: { slug, id }, body: { tipo: 'conversa', ...given } })

  it('is one for each device, and what somebody said of themselves is sealed', async () => {
    const chave = randomUUID()
    const first = await raise({ chave, nome: 'Marta Segredo', contato: '11 98888-7777' })
    const again = await raise({ chave, nome: 'Marta Segredo' })
    expect(first.status).toBe(201)
    const codeOf = ({ body }: typeof first) => (body['atendimento'] as { codigo: string }).codigo
    expect(codeOf(again)).toBe(codeOf(first))
    const [row] = await rows<{ text: string }>(
      'select a::text as text from atendimento a where codigo = $1',
      [codeOf(first)],
    )
    expect(row!.text).not.toContain(Buffer.from('Marta').toString('hex'))
    expect(row!.text).not.toContain('Marta')
  })

  it('is taken by one of twenty hosts who reach for it at once, and only that one is told the room', async () => {
    await raise({ chave: randomUUID(), nome: 'Otávio' })
    const [hand] = await rows<{ id: number }>('select max(id) as id from atendimento')
    const people = await rows<{ userId: number }>(
      `select u.user_id as "userId" from usuario u join igreja i on i.id = u.igreja_id
        where i.slug = $1 and u.flag_ativo order by u.user_id limit 20`,
      [slug],
    )
    expect(people).toHaveLength(20)
    await rows(
      `insert into equipe_funcao (igreja_id, user_id, funcao)
        select igreja_id, user_id, 'moderacao' from usuario where user_id = any($1) and igreja_id = (select id from igreja where slug = $2)
        on conflict do nothing`,
      [people.map(({ userId }) => userId), slug],
    )
    const hosts = await Promise.all(people.map(({ userId }) => openEquipe(test, userId)))
    const answers = await Promise.all(
      hosts.map((equipe) =>
        test.call('assumirAtendimento', { equipe, params: { slug, id: hand!.id }, body: {} }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const taken = answers.map(({ body }) => body['atendimento'] as { flagMeu: boolean; sala: string | null })
    expect(taken.filter(({ flagMeu }) => flagMeu)).toHaveLength(1)
    expect(taken.filter(({ sala }) => sala !== null)).toHaveLength(1)
  })

  it('is passed on: whoever takes it then has it and its room, and who passed it on neither', async () => {
    await raise({ chave: randomUUID(), nome: 'Noemi' })
    const [hand] = await rows<{ id: number }>('select max(id) as id from atendimento')
    const params = { slug, id: hand!.id }
    const other = await openEquipe(test, (await logIn(test, 'contentAdmin')).userId)
    const take = async (equipe: string) => {
      const { body } = await test.call('assumirAtendimento', { equipe, params, body: {} })
      return body['atendimento'] as { flagMeu: boolean; nome: string | null; sala: string | null }
    }
    const first = await take(equipe)
    expect((await take(other)).flagMeu).toBe(false)
    await test.call('saveAtendimento', { equipe, params, body: { estado: 'encaminhado' } })
    expect(await take(other)).toMatchObject({ flagMeu: true, nome: 'Noemi', sala: first.sala })
    expect(await take(equipe)).toMatchObject({ flagMeu: false, nome: null, sala: null })
    expect((await test.call('getConversaAtendimento', { equipe, params })).status).toBe(404)
  })

  it('goes on only with who has taken it', async () => {
    await raise({ chave: randomUUID() })
    const [hand] = await rows<{ id: number }>('select max(id) as id from atendimento')
    const params = { slug, id: hand!.id }
    const before = await test.call('saveAtendimento', { equipe, params, body: { estado: 'concluido' } })
    expect(before.status).toBe(404)
    await test.call('assumirAtendimento', { equipe, params, body: {} })
    const after = await test.call('saveAtendimento', { equipe, params, body: { estado: 'concluido' } })
    expect(after.body['atendimento']).toMatchObject({ estado: 'concluido', flagMeu: true })
  })

  it('is talked to in a room of the two, which who raised it comes into by its code and no other host reads', async () => {
    const { body: raised } = await raise({ chave: randomUUID(), nome: 'Marta' })
    const { codigo } = raised['atendimento'] as { codigo: string }
    const [hand] = await rows<{ id: number }>('select id from atendimento where codigo = $1', [codigo])
    const params = { slug, id: hand!.id }
    await test.call('assumirAtendimento', { equipe, params, body: {} })
    const say = (texto: string, chave: string) =>
      test.call('createMensagemAtendimento', { equipe, params, body: { chave, texto } })
    const key = randomUUID()
    await say('Oi, Marta', key)
    await say('Oi, Marta', key)
    const own = (await test.call('getAtendimento', { params: { slug, codigo } })).body['atendimento'] as {
      estado: string
      sala: string
    }
    expect(own.estado).toBe('em_conversa')
    const room = { codigo: own.sala }
    const ticket = await test.call('createBilheteSala', { params: room, body: { nome: 'Marta' } })
    await test.call('createSalaMensagem', {
      params: room,
      body: { bilhete: ticket.body['bilhete'], chave: randomUUID(), texto: 'Oi! Que bom' },
    })
    const { body } = await test.call('getConversaAtendimento', { equipe, params })
    const said = (body['mensagens'] as { texto: string; flagMinha: boolean }[]).map(
      ({ texto, flagMinha }) => [texto, flagMinha],
    )
    expect(said).toEqual([
      ['Oi, Marta', true],
      ['Oi! Que bom', false],
    ])
    const other = await openEquipe(test, (await logIn(test, 'contentAdmin')).userId)
    const answers = await Promise.all([
      test.call('getConversaAtendimento', { equipe: other, params }),
      test.call('createMensagemAtendimento', {
        equipe: other,
        params,
        body: { chave: randomUUID(), texto: 'Eu também' },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it('waits on Today of who may answer until somebody takes it, also when its half hour is over', async () => {
    // One of those whom the race made a moderator.
    const [guard] = await rows<{ id: number }>(
      `update equipe_funcao set funcao = 'portaria' where (igreja_id, user_id) = (select igreja_id, max(user_id)
       from equipe_funcao where funcao = 'moderacao' group by igreja_id) returning user_id as id`,
    )
    const door = await openEquipe(test, guard!.id)
    const waiting = (who = equipe) => countPendencia(test, { slug, equipe: who, tipo: 'maos' })
    const before = await waiting()
    await raise({ chave: randomUUID() })
    expect([await waiting(), await waiting(door)]).toEqual([before + 1, 0])
    const [hand] = await rows<{ id: number }>(
      `update atendimento set estado = 'sem_resposta' where id = (select max(id) from atendimento) returning id`,
    )
    expect(await waiting()).toBe(before + 1)
    const params = { slug, id: hand!.id }
    await test.call('assumirAtendimento', { equipe, params, body: {} })
    await test.call('saveAtendimento', { equipe, params, body: { estado: 'sem_resposta' } })
    expect(await waiting()).toBe(before)
  })

  it('rings who may answer after a minute, once for all that wait, and says in the end that nobody has', async () => {
    await rows(`update atendimento set estado = 'concluido', assumido_em = now() where estado = 'aberto'`)
    const hands: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const { body } = await raise({ chave: randomUUID() })
      hands.push((body['atendimento'] as { codigo: string }).codigo)
    }
    const due = () =>
      rows<{ referencia: string }>(
        `select referencia from agenda where tipo = 'atendimento_espera' and vence_em <= now() + interval '1 minute'
        and referencia in (select id::text from atendimento where codigo = any($1))`,
        [hands],
      )
    expect(await due()).toHaveLength(3)
    const [church] = await rows<{ id: number }>('select id from igreja where slug = $1', [slug])
    const ring = async () => {
      for (const { referencia } of await rows<{ referencia: string }>(
        'select id::text as referencia from atendimento where codigo = any($1)',
        [hands],
      )) {
        await ringHosts(test.deps, { igrejaId: church!.id, referencia })
      }
    }
    const told = () => rows(`select from notificacao where titulo like '%mão%' or titulo like '%hand%'`)
    await ring()
    const first = (await told()).length
    expect(first).toBeGreaterThan(0)
    const people = await rows(
      `select distinct usuario_id from notificacao where titulo like '%mão%' or titulo like '%hand%'`,
    )
    expect(people).toHaveLength(first)
    await rows(
      `update atendimento set data_cadastro = now() - interval '31 minutes' where codigo = any($1)`,
      [hands],
    )
    await ring()
    expect(await told()).toHaveLength(first)
    for (const codigo of hands) {
      const { body } = await test.call('getAtendimento', { params: { slug, codigo } })
      expect(body['atendimento']).toMatchObject({ estado: 'sem_resposta' })
    }
    expect(await due()).toEqual([])
  })

  it('goes after 30 days, with the room of the two', async () => {
    const due = await rows<{ days: number }>(
      `select round(extract(epoch from vence_em - now()) / 86400)::int as days from agenda where tipo = 'atendimento'`,
    )
    expect(due.length).toBeGreaterThan(0)
    expect(new Set(due.map(({ days }) => days))).toEqual(new Set([30]))
    const [withRoom] = await rows<{ id: number; sala_id: number }>(
      'select id, sala_id from atendimento where sala_id is not null limit 1',
    )
    await rows('delete from atendimento where id = $1', [withRoom!.id])
    expect(
      await rows('select from sala where id = $1 and codigo like $2', [withRoom!.sala_id, 'conversa-%']),
    ).toEqual([])
  })
})
