import { randomUUID } from 'node:crypto'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { playAddress, readPasse } from './play-address.ts'
import { filmKey } from '../files/film-key.ts'

const { slug, hosts } = demoChurches.full
const SECRET = 'a film that was paid for'
let test: TestApp
let igreja: number
let member: LoggedIn
let film: { id: number; filme: string }
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, query, values)

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  igreja = (await rows<{ id: number }>(`select id from igreja where slug = $1`, [slug]))[0]!.id
  member = await logIn(test, 'member')
  film = await filmOf('Antes do amanhecer')
  await write(film.filme, 'hls/master.m3u8', '#EXTM3U\n')
  await write(film.filme, 'hls/360.mp4', SECRET)
  await write((await filmOf('A primeira vela')).filme, 'hls/360.mp4', SECRET)
})
afterAll(() => test.close())
beforeEach(() => rows(`delete from reproducao_sessao`))

async function filmOf(titulo: string): Promise<typeof film> {
  const [row] = await rows<typeof film>(
    `select c.id, f.id as filme from plano_assinatura_conteudo c join filme f on f.conteudo_id = c.id
      and f.igreja_id = c.igreja_id where c.titulo = $1 and c.igreja_id = $2`,
    [titulo, igreja],
  )
  return row!
}
const write = (id: string, file: string, bytes: string) =>
  test.deps.storage.put(filmKey({ igrejaId: igreja, id }, file), Buffer.from(bytes), 'video/mp4')
const begin = (aparelho: string = randomUUID(), id = film.id, { token } = member) =>
  test.call('createSessaoPlay', { token, params: { id }, body: { aparelho } })
const opened = async (aparelho?: string) => {
  const { body } = await begin(aparelho)
  return body['aberta'] as { sessao: string; url: string; legendas: { url: string }[]; progresso: unknown }
}
const signal = (sessao: string, posicao: number, { duracao = 24, token = member.token } = {}) =>
  test.call('saveSinalPlay', { token, params: { sessao }, body: { posicao, duracao } })
const get = (url: string, headers: Record<string, string> = {}, host: string = hosts[0]) =>
  test.app.inject({ url, headers: { host: `${host}:3000`, ...headers } })

describe('POST /play/:id/sessao', () => {
  it('201 with an address that plays, its captions, and parts of its files', async () => {
    const { url, legendas } = await opened()
    expect(url).toMatch(/^\/play-media\/\d+\.[\da-f-]{36}\.[\w-]{43}\/[\da-f-]{36}\/hls\/master\.m3u8$/)
    expect(legendas[0]!.url).toMatch(/legendas\/pt-BR\.vtt$/)
    const master = await get(url)
    expect([master.statusCode, master.headers['cache-control']]).toEqual([200, 'no-store'])
    const file = url.replace('master.m3u8', '360.mp4')
    const part = await get(file, { range: 'bytes=2-5' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      SECRET.slice(2, 6),
      `bytes 2-5/${SECRET.length}`,
    ])
    expect((await get(file, { range: 'bytes=900-' })).statusCode).toBe(416)
  })

  it('403 PLAN_REQUIRED without a plan, and open with one while it lasts', async () => {
    const { id } = await filmOf('A segunda vela')
    expect((await begin(undefined, id)).body).toMatchObject({ code: 'PLAN_REQUIRED' })
    await subscribe(`now() + interval '1 day'`)
    expect((await begin(undefined, id)).status).toBe(201)
    await rows(`update usuario_plano_assinatura set acesso_ate = now() - interval '1 second'`)
    expect((await begin(undefined, id)).status).toBe(403)
  })

  it('403 for what is in another plan alone', async () => {
    await subscribe(`now() + interval '1 day'`)
    const { id } = await filmOf('Deixem as redes')
    await rows(`update plano_assinatura_conteudo set plano_ids = array[999999] where id = $1`, [id])
    expect((await begin(undefined, id)).body).toMatchObject({ code: 'PLAN_REQUIRED' })
  })

  it('409 FILM_NOT_READY before its film is there, 404 for a series, a stranger and what is not out', async () => {
    const [soon] = await rows<{ id: number }>(
      `update plano_assinatura_conteudo set acesso = 'gratis' where titulo = 'À sombra da árvore' returning id`,
    )
    expect((await begin(undefined, soon!.id)).body).toMatchObject({ code: 'FILM_NOT_READY' })
    const others = await rows<{ id: number }>(
      `select id from plano_assinatura_conteudo where titulo in ('Mesa posta', 'Ainda não', 'The Keepers')`,
    )
    for (const { id } of others) expect((await begin(undefined, id)).status).toBe(404)
  })
})

async function subscribe(until: string) {
  await rows(`delete from usuario_plano_assinatura`)
  await rows(
    `with p as (insert into plano_assinatura (igreja_id, nome) values ($1, 'Todo') returning id),
      v as (insert into plano_assinatura_preco (igreja_id, plano_id, valor, meses) select $1, id, 1990, 1 from p returning id, plano_id)
    insert into usuario_plano_assinatura (igreja_id, codigo, user_id, plano_id, preco_id, acesso_ate, locale)
      select $1, '0123456789ABCDEF', $2, plano_id, id, ${until}, 'pt-BR' from v`,
    [igreja, member.userId],
  )
}

describe('screens of one person', () => {
  it('no more than two play of a hundred that ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => begin()))
    expect(answers.filter(({ body }) => body['aberta'])).toHaveLength(2)
    const { cheia } = answers.find(({ body }) => body['cheia'])!.body as never as {
      cheia: { limite: number; telas: { titulo: string }[] }
    }
    expect(cheia).toMatchObject({ limite: 2, telas: [{ titulo: 'Antes do amanhecer' }, {}] })
  }, 120_000)

  it('a device has one, however often it begins, and a silent one counts no longer', async () => {
    const [here, there] = [randomUUID(), randomUUID()]
    await begin(here)
    await begin(here)
    await begin(there)
    expect((await begin()).body['cheia']).toBeDefined()
    await rows(
      `update reproducao_sessao set sinal_em = now() - interval '76 seconds' where aparelho = '${there}'`,
    )
    expect((await begin()).body['aberta']).toBeDefined()
  })

  it('one is stopped from another, hears of it, and begins no more; a stranger stops none', async () => {
    const { sessao, url } = await opened()
    const other = await logIn(test, 'completeMember')
    const end = (token: string) => test.call('endSessaoPlay', { token, params: { sessao } })
    expect((await end(other.token)).status).toBe(404)
    expect((await signal(sessao, 3)).body).toMatchObject({ flagEncerrada: false })
    expect((await end(member.token)).status).toBe(200)
    expect((await signal(sessao, 4)).body).toMatchObject({ flagEncerrada: true })
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('where a person stopped', () => {
  it('is what came last from any device, and done at 95 %', async () => {
    const [phone, tv] = [await opened(), await opened()]
    await signal(phone.sessao, 3)
    const { body: told } = await signal(tv.sessao, 12)
    expect((await opened(randomUUID()))?.progresso).toBeUndefined()
    await rows(`update reproducao_sessao set encerrada_em = now()`)
    const { progresso } = await opened()
    expect(progresso).toMatchObject({ posicao: 12, duracao: 24, flagConcluido: false })
    // By this a device knows later whether another one was heard after it.
    expect(progresso).toMatchObject({ em: told['em'] })
    await signal(phone.sessao, 23)
    await signal(tv.sessao, 23)
    const { body } = await test.call('listAssistindoPlay', { token: member.token, query: { igreja } })
    expect(body['itens']).toMatchObject([
      { posicao: 23, flagConcluido: true, planoAssinaturaConteudo: { titulo: 'Antes do amanhecer' } },
    ])
  })

  it('404 from somebody else', async () => {
    const { sessao } = await opened()
    const { token } = await logIn(test, 'completeMember')
    expect((await signal(sessao, 9, { token })).status).toBe(404)
  })
})

describe('a pass', () => {
  const pass = { sessao: randomUUID(), duracao: 60 }
  const at = (given: { igrejaId?: number; filme?: string; now?: number } = {}) =>
    playAddress(
      test.deps.secrets,
      { igrejaId: igreja, filme: film.filme, ...pass, ...given },
      'hls/360.mp4',
      given.now,
    )

  it('opens its film for as long as it lasts', async () => {
    expect((await get(at())).body).toBe(SECRET)
  })

  it('gives not a byte when it is over, of another film, church or session, and to another host', async () => {
    const other = await filmOf('A primeira vela')
    const [, token] = /^\/play-media\/([^/]+)/.exec(at())!
    const [exp, sessao, mac] = token!.split('.') as [string, string, string]
    const to = (parts: string[], filme = film.filme) => `/play-media/${parts.join('.')}/${filme}/hls/360.mp4`
    const tried = [
      at({ now: Date.now() - 8 * 3_600_000 }),
      to([exp, sessao, mac], other.filme),
      at({ igrejaId: igreja + 1 }),
      to([exp, randomUUID(), mac]),
      to([String(Number(exp) + 1), sessao, mac]),
      to([exp, sessao, `${mac.slice(0, -2)}AA`]),
      at().replace('hls/360.mp4', '../../../secrets/master'),
      at().replace('hls/360.mp4', '%2e%2e/%2e%2e/x.mp4'),
    ]
    for (const url of tried) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode, body.includes(SECRET)]).toEqual([url, 404, false])
    }
    expect((await get(at(), {}, demoChurches.english.hosts[0])).statusCode).toBe(404)
    expect((await get(`/media/${igreja}/${film.filme}/hls/360.mp4`)).statusCode).toBe(404)
  })

  it('reads as what was signed alone', () => {
    const [, token] = /^\/play-media\/([^/]+)/.exec(at())!
    const read = (given: object) =>
      readPasse(test.deps.secrets, { igrejaId: igreja, filme: film.filme, token: token!, ...given })
    expect(read({})).toMatchObject({ sessao: pass.sessao })
    expect([read({ igrejaId: igreja + 1 }), read({ filme: randomUUID() })]).toEqual([null, null])
  })
})
