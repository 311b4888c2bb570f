import { churchCalls, devotionalsCalls, resources, type Resource, type Valores } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { ROSA } from '../testing/role-matrix.ts'
import { openPreview } from './preview/open-preview.ts'

let rig: ContentRig
let tiago: string
beforeAll(async () => {
  rig = await openContentRig()
  tiago = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
})
afterAll(() => rig.test.close())
afterEach(() => void vi.useRealTimers())

const [host] = demoChurches.full.hosts

async function make(
  registro: { nome: string; id: number } | null,
  momento: string | null = null,
  equipe = tiago,
) {
  const { status, body } = await rig.test.call('createPreviaEquipe', {
    params: { slug: rig.slug },
    equipe,
    body: { registro, momento },
  })
  const url = new URL((body['url'] as string | undefined) ?? 'http://x.invalid/')
  return { status, body, url, pagina: url.pathname, token: url.searchParams.get('visita') ?? '' }
}

/** What who has a ticket is answered at a host, as a page of the portal asks for it; null where nothing opens. */
async function look(given: { pagina: string; token: string; host?: string }) {
  const opened = await openPreview(rig.test.deps, { host, ...given })
  if (!opened) return null
  const { readings, momento } = opened
  const visitor = { host, requestId: 'preview', ip: '192.0.2.7', log: rig.test.app.log }
  return { api: rig.test.local({ ...visitor, readings }), momento }
}

async function devotional(given: { pagina: string; token: string; host?: string }, id: number) {
  const opened = await look(given)
  if (!opened) return 'closed'
  try {
    const { devocional } = await opened.api(devotionalsCalls.getDevocional, {
      params: { slug: rig.slug, id },
    })
    return devocional.titulo
  } catch (error) {
    return (error as { httpStatus: number }).httpStatus
  }
}

const seen = async (id: number) =>
  (await rig.test.call('getDevocional', { params: { slug: rig.slug, id } })).status

async function begin(nome: keyof typeof resources, changes: Valores = {}) {
  const valid = await validValues(rig.test, resources[nome] as unknown as Resource, rig.igreja)
  const { registro } = await rig.ask(nome, 'create', { body: { valores: { ...valid, ...changes } } })
  return { nome, id: registro.id, valores: { ...valid, ...changes } }
}

describe('a preview of a draft', () => {
  it('shows what is typed to who has its address, and leaves everything as it was', async () => {
    const { id } = await begin('devocional', { titulo: 'Ainda rascunho' })
    const made = await make({ nome: 'devocional', id })
    expect([made.status, made.pagina, made.url.host]).toEqual([
      200,
      `/devotionals/${id}`,
      expect.stringContaining(host),
    ])
    expect(await devotional(made, id)).toBe('Ainda rascunho')
    expect(await seen(id)).toBe(404)
    const { registro } = await rig.ask('devocional', 'get', { id })
    expect(registro).toMatchObject({
      versao: 0,
      situacao: 'rascunho',
      rascunho: { valores: { titulo: 'Ainda rascunho' } },
    })
    const rows = await asOwner(
      rig.test.target,
      `select 1 from devocional where id = $1 union all select 1 from revisao where recurso = 'devocional' and registro_id = $1::text
       union all select 1 from busca_documento where tipo = 'devocional' and origem = $1::text`,
      [id],
    )
    expect(rows).toEqual([])
  })

  it('of something published shows the newer words, and visitors the older ones', async () => {
    const { id, valores } = await begin('devocional', { titulo: 'Como era' })
    await rig.ask('devocional', 'publish', { id, body: { versao: 0, valores } })
    await rig.ask('devocional', 'keep', {
      id,
      body: { versao: 1, valores: { ...valores, titulo: 'Como fica' } },
    })
    const made = await make({ nome: 'devocional', id })
    expect(await devotional(made, id)).toBe('Como fica')
    const { body } = await rig.test.call('getDevocional', { params: { slug: rig.slug, id } })
    expect(body['devocional']).toMatchObject({ titulo: 'Como era' })
    // A colleague has typed nothing: what is published.
    const helena = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
    expect(await devotional(await make({ nome: 'devocional', id }, null, helena), id)).toBe('Como era')
  })

  it('400 with its fields for what could not be published as it is', async () => {
    const { id } = await begin('devocional', { titulo: '' })
    const { status, body } = await make({ nome: 'devocional', id })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'valores.titulo', regra: 'type' }]])
  })

  it('403 for who may not see what is typed, 404 for nothing', async () => {
    const { id } = await begin('devocional')
    const rosa = await openEquipe(rig.test, (await logIn(rig.test, ROSA)).userId)
    expect((await make({ nome: 'devocional', id }, null, rosa)).status).toBe(403)
    expect((await make({ nome: 'pedido', id }, null)).status).toBe(404)
    expect((await make({ nome: 'devocional', id: 2_000_000_000 })).status).toBe(404)
  })

  it.each([
    'devocional',
    'noticia',
    'ministerio',
    'projeto',
    'louvor',
    'ebd',
    'ebdLicao',
    'publicacao',
    'publicacaoTipo',
    'video',
    'videoPlaylist',
    'podcast',
    'podcastItem',
    'planoAssinaturaConteudo',
    'planoAssinaturaTag',
    'banner',
    'igrejaAppMenu',
  ] as const)('of %s has an address', async (nome) => {
    const { id } = await begin(nome)
    const { status, body, pagina } = await make({ nome, id })
    expect([status, body['campos']]).toEqual([200, undefined])
    expect(await look({ pagina, token: '' })).toBeNull()
  })

  it('of an event shows its words', async () => {
    const event = await rig.test.call('createEventoEquipe', {
      params: { slug: rig.slug },
      equipe: tiago,
      body: {
        valores: {
          nome: 'Sarau',
          dataInicio: '2027-01-10T22:00:00.000Z',
          dataFim: '2027-01-11T01:00:00.000Z',
        },
      },
    })
    const id = Number(event.body['id'])
    const made = await make({ nome: 'evento', id })
    expect([made.status, made.pagina]).toEqual([200, `/event/${id}`])
  })
})

describe('a preview at a time', () => {
  const at = async (id: number, momento: string) =>
    devotional(await make({ nome: 'devocional', id }, momento), id)

  it('of what waits for six in the morning has nothing at 5:59, and it by 6:01', async () => {
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const { id, valores } = await begin('devocional', { titulo: 'Às seis' })
    // Six at the church is nine in Greenwich.
    const publicarEm = `${day}T09:00:00.000Z`
    await rig.ask('devocional', 'publish', { id, body: { versao: 0, valores, publicarEm } })
    expect(await at(id, `${day}T08:59:00.000Z`)).toBe(404)
    expect(await at(id, `${day}T09:01:00.000Z`)).toBe('Às seis')
    expect(await seen(id)).toBe(404)
    // Nobody said when: as it appears first.
    const made = await make({ nome: 'devocional', id })
    expect([made.body['momento'], await devotional(made, id)]).toEqual([publicarEm, 'Às seis'])
  })

  it('knows the day of the church', async () => {
    const { id, valores } = await begin('devocional', { titulo: 'Do dia', data: '2031-03-02' })
    await rig.ask('devocional', 'publish', { id, body: { versao: 0, valores } })
    expect(await at(id, '2031-03-02T02:59:00.000Z')).toBe(404)
    expect(await at(id, '2031-03-02T03:00:00.000Z')).toBe('Do dia')
    expect((await make({ nome: 'devocional', id })).body['momento']).toBe('2031-03-02T03:00:00.000Z')
  })

  it('of the home has the banners of that day', async () => {
    const { id, valores } = await begin('banner', { titulo: 'Só em março' })
    await rig.ask('banner', 'publish', {
      id,
      body: {
        versao: 0,
        valores,
        publicarEm: '2031-03-01T03:00:00.000Z',
        retirarEm: '2031-04-01T03:00:00.000Z',
      },
    })
    const banners = async (momento: string) => {
      const opened = await look(await make(null, momento))
      const { banners: all } = await opened!.api(churchCalls.listBanners, { query: { igreja: rig.igreja } })
      return all.some(({ titulo }) => titulo === 'Só em março')
    }
    expect(await banners('2031-03-15T12:00:00.000Z')).toBe(true)
    expect(await banners('2031-04-15T12:00:00.000Z')).toBe(false)
  })
})

describe('a ticket', () => {
  it('ends after ten minutes', async () => {
    const { id } = await begin('devocional', { titulo: 'Dez minutos' })
    const made = await make({ nome: 'devocional', id })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9.9 * 60_000 })
    expect(await devotional(made, id)).toBe('Dez minutos')
    vi.setSystemTime(Date.now() + 0.2 * 60_000)
    expect(await devotional(made, id)).toBe('closed')
  })

  it('opens no other church, no other page, and nothing that was written by hand', async () => {
    const [one, other] = [
      await begin('devocional', { titulo: 'Um' }),
      await begin('devocional', { titulo: 'Outro' }),
    ]
    const made = await make({ nome: 'devocional', id: one.id })
    const [elsewhere] = demoChurches.english.hosts
    expect(await devotional({ ...made, host: elsewhere }, one.id)).toBe('closed')
    expect(await devotional({ ...made, pagina: `/devotionals/${other.id}` }, other.id)).toBe('closed')
    const [body, signature] = made.token.split('.')
    const ticket = JSON.parse(Buffer.from(body!, 'base64url').toString()) as { registro: { id: number } }
    ticket.registro.id = other.id
    const forged = Buffer.from(JSON.stringify(ticket)).toString('base64url')
    expect(await devotional({ ...made, token: `${forged}.${signature}` }, one.id)).toBe('closed')
    expect(await devotional({ ...made, token: 'nada' }, one.id)).toBe('closed')
    // Of one record, and no other is shown as it is typed.
    expect(await devotional(made, other.id)).toBe(404)
  })

  it('opens nothing of a draft that was thrown away', async () => {
    const { id } = await begin('devocional')
    const made = await make({ nome: 'devocional', id })
    await rig.ask('devocional', 'discard', { id })
    expect(await devotional(made, id)).toBe('closed')
  })
})
