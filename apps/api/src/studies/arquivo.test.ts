import { resources, type Resource } from '@atrio/contract'
import { demoChurches, demoPassword } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../files/sweep.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { mp3, pdf } from '../testing/small-files.ts'

const estudo = resources.estudo as unknown as Resource
const HOST = demoChurches.full.hosts[0]

let rig: ContentRig
let member: string
let stranger: string
beforeAll(async () => {
  rig = await openContentRig()
  member = (await logIn(rig.test, 'member')).token
  stranger = (await logIn(rig.test, 'sameOrganisationMember', 'full')).token
  await readers(false)
})
afterAll(() => rig.test.close())

const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(rig.test.target, statement, values)
const readers = (areAll: boolean) =>
  rows(
    `insert into estudo_configuracao (igreja_id, flag_conteudo_publico) values ($1, $2)
     on conflict (igreja_id) do update set flag_conteudo_publico = $2`,
    [rig.igreja, areAll],
  )
const open = (url: string, host: string = HOST) => rig.test.app.inject({ url, headers: { host } })
const ask = (id: number, token?: string) =>
  rig.test.call('getArquivoEstudo', { params: { slug: rig.slug, id }, ...(token && { token }) })

async function send(bytes = pdf()): Promise<string> {
  const { body } = await rig.send('estudo', bytes, 'helena')
  return (JSON.parse(body) as { arquivo: string }).arquivo
}

async function publish(arquivo: string | null) {
  const { id } = (await rig.ask('estudo', 'create', { body: { valores: { arquivo } } })).registro
  const valores = { ...(await validValues(rig.test, estudo, rig.igreja)), arquivo }
  return { id, ...(await rig.ask('estudo', 'publish', { id, body: { versao: 0, valores } })) }
}

describe('a file of a study', () => {
  it('is sent by who looks after groups alone, as a whole document', async () => {
    expect((await rig.begin('estudo', 10, 'tiago')).statusCode).toBe(403)
    for (const [code, bytes] of [
      ['FILE_TYPE', mp3()],
      ['FILE_TYPE', Buffer.from('<html><script>alert(1)</script></html>')],
      ['FILE_DAMAGED', pdf().subarray(0, 60)],
    ] as const) {
      const { body } = await rig.send('estudo', bytes, 'helena')
      expect(JSON.parse(body)).toMatchObject({ status: false, code })
    }
    expect((await rig.begin('estudo', 31 * 1024 * 1024, 'helena')).statusCode).toBe(413)
  })

  it('lies where no address by itself leads, and goes to the readers of its study alone', async () => {
    const bytes = pdf()
    const arquivo = await send(bytes)
    expect(arquivo).toMatch(new RegExp(`^/arquivo/${rig.igreja}/[\\da-f-]{36}\\.pdf$`))
    const bare = arquivo.replace('.pdf', '')
    for (const url of [arquivo, bare, arquivo.replace('/arquivo/', '/media/')])
      for (const host of [HOST, 'admin.atrio.localhost'])
        expect([url, host, (await open(url, host)).statusCode]).toEqual([url, host, 404])

    const { id, status } = await publish(arquivo)
    expect(status).toBe(200)
    expect((await ask(id)).status).toBe(401)
    expect((await ask(id, stranger)).status).toBe(403)
    const { status: asked, body } = await ask(id, member)
    expect(asked).toBe(200)
    const shown = await open(String(body['url']))
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment',
    ])
    expect(shown.rawPayload).toEqual(bytes)
    expect(shown.headers['cache-control']).toMatch(/^private, max-age=[1-9]/)
    expect((await open(String(body['url']), demoChurches.english.hosts[0])).statusCode).toBe(404)
    const read = await rig.test.call('getEstudo', { params: { slug: rig.slug, id }, token: member })
    expect(read.body['estudo']).toMatchObject({ arquivo: { formato: 'pdf', tamanho: bytes.length } })
    expect(JSON.stringify(read.body)).not.toContain('assinatura')

    await readers(true)
    const [everybody, elsewhere] = [await ask(id), await ask(2_000_000_000)]
    await readers(false)
    expect([everybody.status, elsewhere.status]).toEqual([200, 404])
  })

  it('404 before its study is out, after it is archived, and where it has none', async () => {
    const arquivo = await send()
    const { id } = (await rig.ask('estudo', 'create', { body: { valores: { arquivo } } })).registro
    expect((await ask(id, member)).status).toBe(404)
    const out = await publish(arquivo)
    const body = { versao: out.registro.versao, arquivado: true }
    await rig.ask('estudo', 'archive', { id: out.id, body })
    expect((await ask(out.id, member)).status).toBe(404)
    expect((await ask((await publish(null)).id, member)).status).toBe(404)
  })

  it('is a document that was sent for studies: no address elsewhere, no picture, nobody’s photo', async () => {
    const { body } = await rig.send('documento', pdf())
    const open = (JSON.parse(body) as { arquivo: string }).arquivo
    const foto = await photo()
    const own = await send()
    for (const arquivo of [
      open,
      'https://umbu.example/estudo.pdf',
      foto,
      own.replace(/[\da-f]{12}\.pdf$/, '000000000000.pdf'),
      own.replace(`/arquivo/${rig.igreja}/`, '/arquivo/999/'),
    ]) {
      const answer = await publish(arquivo)
      expect([arquivo, answer.status, answer.body['campos']]).toMatchObject([
        arquivo,
        400,
        [{ campo: 'valores.arquivo' }],
      ])
    }
  })

  it('no photo of a person is handed out, even where a study names it', async () => {
    const { id } = await publish(await send())
    await rows('update estudo set arquivo = $2 where id = $1', [id, await photo()])
    expect((await ask(id, member)).status).toBe(404)
  })

  it('staff open it by what they look after', async () => {
    const arquivo = await send()
    const asStaff = async (as: Parameters<typeof logIn>[1], address = arquivo) =>
      rig.test.call('getArquivoEquipe', {
        params: { slug: rig.slug },
        equipe: await openEquipe(rig.test, (await logIn(rig.test, as)).userId),
        query: { arquivo: address },
      })
    const rosa = { email: 'rosa.tavares@vizinhos.example', password: demoPassword }
    const { userId } = await logIn(rig.test, rosa)
    await rows(
      `insert into equipe_funcao (igreja_id, user_id, funcao) values ($1, $2, 'grupos') on conflict do nothing`,
      [rig.igreja, userId],
    )
    const { status, body } = await asStaff(rosa)
    expect(status).toBe(200)
    expect((await open(String(body['url']), 'admin.atrio.localhost')).statusCode).toBe(200)
    expect((await asStaff('contentAdmin')).status).toBe(404)
    expect((await asStaff('admin', await photo())).status).toBe(404)
  })

  it('stays while a study or a draft names it, and goes with its bytes when none did', async () => {
    const [used, drafted, left] = [await send(), await send(), await send()]
    const { id } = await publish(used)
    await rig.ask('estudo', 'create', { body: { valores: { arquivo: drafted } } })
    await rows(`update arquivo set data_cadastro = data_cadastro - interval '36 hours'`)
    await sweepFiles(rig.test.deps, Date.now() + 2 * 3_600_000)
    const idOf = (arquivo: string) => arquivo.split('/').at(-1)!.replace('.pdf', '')
    const there = await rows<{ id: string }>('select id::text from arquivo where id = any($1::uuid[])', [
      [used, drafted, left].map(idOf),
    ])
    expect(there.map((one) => one.id).toSorted()).toEqual([used, drafted].map(idOf).toSorted())
    const keys: string[] = []
    for await (const { key } of rig.test.deps.storage.list(`privado/${rig.igreja}`)) keys.push(key)
    expect(keys.some((key) => key.includes(idOf(left)))).toBe(false)
    expect((await open(String((await ask(id, member)).body['url']))).statusCode).toBe(200)
  })
})

/** The address by which a record would name the photo of a person. */
async function photo(): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `insert into arquivo (igreja_id, user_id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, pronto)
     select igreja_id, user_id, 'foto', 'image/png', 1, decode(repeat('00', 32), 'hex'), 1, 1, false,
       '[{"largura": 1, "tipo": "image/webp", "tamanho": 1}]', true
     from usuario where igreja_id = $1 order by user_id limit 1 returning id`,
    [rig.igreja],
  )
  return `/arquivo/${rig.igreja}/${row!.id}.pdf`
}
