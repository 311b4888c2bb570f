import { demoChurches } from '@atrio/demo'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../files/sweep.ts'
import { readMedia } from '../../media.ts'
import { asOwner } from '../../testing/owner.ts'
import { readAjustes } from '../../testing/settings-cases.ts'
import { ajustes } from '../../testing/staff-inputs.ts'
import { openWorld, type World } from '../../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
})
afterAll(() => test.close())

type Save =
  | 'saveIgrejaEquipe'
  | 'saveContatoEquipe'
  | 'saveVisualEquipe'
  | 'saveModulosEquipe'
  | 'saveCadastroEquipe'
const save = (name: Save, body: object) =>
  test.call(name, { params: { slug: world.own.slug }, body, equipe: world.equipe })
const refusedBy = async (name: Save, body: object) => {
  const { status, body: answer } = await save(name, body)
  expect(status).toBe(400)
  return (answer['campos'] as { campo: string }[]).map(({ campo }) => campo)
}

describe('what a church says of itself', () => {
  it('is what visitors read, without what a browser would run', async () => {
    const { igreja } = await readAjustes(world)
    const historia = '<p>Uma <strong>varanda</strong>.</p><script>alert(1)</script>'
    const { status } = await save('saveIgrejaEquipe', { ...ajustes.igreja, versao: igreja.versao, historia })
    expect(status).toBe(200)
    const { body } = await test.call('getIgrejaByCodigo', { params: { code: world.own.codigo } })
    expect(body['igreja']).toMatchObject({
      nome: ajustes.igreja.nome,
      historia: '<p>Uma <strong>varanda</strong>.</p>',
    })
  })

  it('409 for who opened it before somebody else saved, and nothing is written', async () => {
    const { igreja } = await readAjustes(world)
    await save('saveIgrejaEquipe', { ...ajustes.igreja, versao: igreja.versao, descricao: 'Nova' })
    const late = await save('saveIgrejaEquipe', { ...ajustes.igreja, versao: igreja.versao, nome: 'Tarde' })
    expect([late.status, late.body['code']]).toEqual([409, 'VERSION_CONFLICT'])
    expect(late.body['conflito']).toMatchObject({
      alteradoPor: expect.stringContaining('Helena'),
      valores: { descricao: 'Nova' },
    })
    expect((await readAjustes(world)).igreja.nome).toBe(ajustes.igreja.nome)
  })

  it('offers the languages that it names, whatever other churches offer', async () => {
    const offered = async (at: 'full' | 'sparse') => {
      const { body } = await test.call('getIgrejaByCodigo', { at, params: { code: demoChurches[at].codigo } })
      return (body['igreja'] as { idiomas: string[] }).idiomas
    }
    const offer = async (idiomas: string[]) => {
      const { igreja } = await readAjustes(world)
      return save('saveIgrejaEquipe', { ...ajustes.igreja, versao: igreja.versao, idiomas })
    }
    expect((await offer(['pt_BR', 'es'])).status).toBe(200)
    expect([await offered('full'), await offered('sparse')]).toEqual([
      ['pt_BR', 'es'],
      ['pt_BR', 'en', 'es'],
    ])
    const { body } = await test.call('getEmailsEquipe', {
      params: { slug: world.own.slug },
      equipe: world.equipe,
    })
    expect((body['emails'] as { idiomas: string[] }).idiomas).toEqual(['pt-BR', 'es'])
    expect((await offer(['pt_BR', 'en', 'es'])).status).toBe(200)
  })

  it.each([
    ['a time zone that is none', { fusoHorario: 'Lua/Mar' }, 'fusoHorario'],
    ['a name of spaces', { nome: '  ' }, 'nome'],
    ['no language at all', { idiomas: [] }, 'idiomas'],
    ['a language twice', { idiomas: ['pt_BR', 'pt_BR'] }, 'idiomas'],
    ['a language that nobody translated', { idiomas: ['pt_BR', 'fr'] }, 'idiomas'],
    ['a main language that is not offered', { idioma: 'pt_BR', idiomas: ['en'] }, 'idioma'],
    ['a field that nobody knows', { flagAtivo: false }, 'flagAtivo'],
  ])('400 for %s', async (_, given, campo) => {
    const { igreja } = await readAjustes(world)
    const body = { ...ajustes.igreja, versao: igreja.versao, ...given }
    expect((await refusedBy('saveIgrejaEquipe', body)).join()).toContain(campo)
  })

  it('400 for an address that a browser would run, and for half a place', async () => {
    const { versao } = (await readAjustes(world)).contato
    const contato = { ...ajustes.contato, versao }
    expect(await refusedBy('saveContatoEquipe', { ...contato, site: 'javascript:alert(1)' })).toEqual([
      'site',
    ])
    expect(await refusedBy('saveContatoEquipe', { ...contato, latitude: 1 })).toEqual(['longitude'])
  })

  it('400 for an e-mail to which nobody could write', async () => {
    const { versao } = (await readAjustes(world)).contato
    for (const email of ['secretaria', 'a..b@igreja.com', 'a@igreja.c0m']) {
      expect(await refusedBy('saveContatoEquipe', { ...ajustes.contato, versao, email })).toEqual(['email'])
    }
  })
})

describe('lists', () => {
  it('modules go and come in the order that was given, and their data stay', async () => {
    const { modulos } = await readAjustes(world)
    const turned = modulos.codigos.filter((codigo) => codigo !== 'MOD_EVENTO').toReversed()
    expect((await save('saveModulosEquipe', { versao: modulos.versao, codigos: turned })).status).toBe(200)
    const { body } = await test.call('listModulos', { params: { slug: world.own.slug } })
    expect((body['modulos'] as { codigo: string }[]).map(({ codigo }) => codigo)).toEqual(turned)
    const [{ count } = { count: 0 }] = await asOwner<{ count: number }>(
      test.target,
      'select count(*)::int as count from evento where igreja_id = $1',
      [world.own.igreja],
    )
    expect(count).toBeGreaterThan(0)
    expect((await save('saveModulosEquipe', modulos)).status).toBe(409)
    const now = await readAjustes(world)
    const all = { versao: now.modulos.versao, codigos: modulos.codigos }
    expect((await save('saveModulosEquipe', all)).status).toBe(200)
    const twice = { ...all, codigos: ['MOD_EBD', 'MOD_EBD'] }
    expect(await refusedBy('saveModulosEquipe', twice)).toEqual(['codigos'])
  })

  it('registration asks for what is marked, and for nothing where nothing is', async () => {
    const { cadastro } = await readAjustes(world)
    const campos = [{ campo: 'telefone' as const, flagObrigatorio: true }]
    expect((await save('saveCadastroEquipe', { versao: cadastro.versao, campos })).status).toBe(200)
    const { body } = await test.call('getIgrejaByCodigo', { params: { code: world.own.codigo } })
    expect((body['igreja'] as { camposCadastro: object[] }).camposCadastro).toEqual(campos)
    const now = await readAjustes(world)
    expect((await save('saveCadastroEquipe', { versao: now.cadastro.versao, campos: [] })).status).toBe(200)
    expect((await readAjustes(world)).cadastro.campos).toEqual([])
  })
})

describe('how a church looks', () => {
  const look = async (given: object) => {
    const { visual } = await readAjustes(world)
    return save('saveVisualEquipe', { ...visual, ...given })
  }

  it('400 for a picture of another church, or that nobody sent', async () => {
    for (const logo of [
      '/media/999999/logo.webp',
      `/arquivo/${world.own.igreja}/00000000-0000-4000-8000-000000000000.webp`,
    ]) {
      const { status, body } = await look({ logo })
      expect([status, body['campos']]).toEqual([400, [{ campo: 'logo', regra: 'unknown' }]])
    }
  })

  it('an icon that was sent stays, and the portal draws its own icons from it', async () => {
    const id = '11111111-2222-4333-8444-555555555555'
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer()
    await test.deps.storage.put(`publico/${world.own.igreja}/${id}/64.webp`, png, 'image/webp')
    await asOwner(
      test.target,
      `insert into arquivo (igreja_id, id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, data_cadastro)
       values ($1, $2, 'conteudo', 'image/webp', $3, sha256('x'), 64, 64, true, $4, now() - interval '3 days')`,
      [
        world.own.igreja,
        id,
        png.length,
        JSON.stringify([{ largura: 64, tipo: 'image/webp', tamanho: png.length }]),
      ],
    )
    const icone = `/arquivo/${world.own.igreja}/${id}.webp#foco=50,50`
    expect((await look({ icone })).status).toBe(200)
    await sweepFiles(test.deps)
    expect(await readMedia(test.deps, demoChurches.full.hosts[0], icone)).toEqual(png)
    expect(await readMedia(test.deps, demoChurches.sparse.hosts[0], icone)).toBeNull()
  })
})
