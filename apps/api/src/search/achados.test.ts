import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Marked = { texto: string; marcas: [number, number][] }
type Answer = {
  status: number
  achados: {
    tipo: string
    chave: string
    pai: string | null
    titulo: Marked
    trecho: Marked | null
    data: string | null
  }[]
  total: number
  tipos: { tipo: string; total: number }[]
  correcao: string | null
  parcial: boolean
}

async function search(q: string, query: Record<string, unknown> = {}, at: DemoChurchName = 'full') {
  const { slug } = demoChurches[at]
  const { status, body } = await test.call('search', { at, params: { slug }, query: { q, ...query } })
  return { ...body, status } as unknown as Answer
}

const own = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
const igreja = `(select id from igreja where slug = '${demoChurches.full.slug}')`
const titles = ({ achados }: Answer) => achados.map(({ titulo }) => titulo.texto)
const marked = ({ texto, marcas }: Marked) => marcas.map(([start, end]) => texto.slice(start, end))

describe('GET /igreja/:slug/busca/', () => {
  it('200 without regard to accents and case, and shows where', async () => {
    const found = await search('ORACAO')
    expect(found.status).toBe(200)
    expect(found.total).toBeGreaterThan(0)
    const words = found.achados.flatMap(({ titulo, trecho }) => [
      ...marked(titulo),
      ...(trecho ? marked(trecho) : []),
    ])
    expect(words.map((word) => word.toLowerCase())).toContain('oração')
    expect(await search('oração')).toEqual(found)
  })

  it('200 every kind that the church publishes', async () => {
    const kinds = {
      devocional: 'Levante os olhos',
      noticia: 'A rampa da rua lateral está pronta',
      evento: 'Noite de coral',
      ebd: 'Parábolas à mesa',
      publicacao: 'A casa que tem lugar',
      ministerio: 'Sopa e conversa',
      video: 'Antes do sol',
      projeto: 'Cozinha nova',
    }
    for (const [tipo, titulo] of Object.entries(kinds)) {
      const found = await search(titulo, { tipo })
      expect(titles(found)[0]).toBe(titulo)
      expect(found.achados.every((achado) => achado.tipo === tipo)).toBe(true)
    }
    const [song] = await own<{ titulo: string }>(
      `select titulo from louvor where igreja_id = ${igreja} and arquivado_em is null limit 1`,
    )
    expect(titles(await search(song!.titulo, { tipo: 'louvor' }))).toContain(song!.titulo)
    const [item] = await own<{ title: string; codigo: string }>(
      `select title, podcast_codigo as codigo from podcast_item where igreja_id = ${igreja} and arquivado_em is null
        and published_at < now() limit 1`,
    )
    expect((await search(item!.title, { tipo: 'podcast_item' })).achados[0]).toMatchObject({
      pai: item!.codigo,
    })
    expect((await search('culto', { tipo: 'culto' })).total).toBeGreaterThan(0)
    expect(
      (await search(demoChurches.full.slug.replaceAll('-', ' '), { tipo: 'igreja' })).achados[0],
    ).toMatchObject({
      chave: 'about',
    })
    expect((await search('mesa', { tipo: 'ebd_licao' })).achados[0]).toMatchObject({
      pai: 'parabolas-da-mesa',
    })
  })

  it('200 while the last word is being typed, and by plural and stem', async () => {
    await own(
      `insert into noticia (igreja_id, titulo, conteudo) values (${igreja}, 'Orações pelos animais', '<p>Celebrações &amp; bênçãos</p>')`,
    )
    for (const q of ['orações pelos anim', 'oração animal', 'celebracao bencao', 'oracao pelos animais']) {
      expect(titles(await search(q))).toContain('Orações pelos animais')
    }
  })

  it('200 with what was probably meant', async () => {
    const typed = await search('paraboals')
    expect(typed.correcao).toBe('parábolas')
    expect(titles(typed)).toContain('Parábolas à mesa')
    expect(await search('xyzzyx')).toMatchObject({
      total: 0,
      achados: [],
      tipos: [],
      correcao: null,
      parcial: false,
    })
  })

  it('200 with a wrong first letter, and no word that is written nowhere', async () => {
    await own(`insert into noticia (igreja_id, titulo, conteudo) values
      (${igreja}, 'Quermesse de primavera', '<p>Na praça</p>')`)
    const typed = await search('quermesse de brimavera')
    expect([typed.correcao, titles(typed)]).toEqual(['quermesse de primavera', ['Quermesse de primavera']])
    // The nearest is the stem of `quermesse`, which nobody writes.
    expect((await search('kuermess')).correcao).toBe('quermesse')
  })

  it('200 no beginning of other words for a word of no weight', async () => {
    await own(
      `insert into noticia (igreja_id, titulo, conteudo) values (${igreja}, 'Degustação', '<p>x</p>')`,
    )
    for (const q of ['de', 'zzyzx de', 'zzyzx de qqwqq'])
      expect(titles(await search(q, { limit: 50 }))).not.toContain('Degustação')
    expect((await search('zzyzx de qqwqq')).total).toBe(0)
    expect(titles(await search('degus'))).toEqual(['Degustação'])
  })

  it('200 a whole word before the beginning of another', async () => {
    await own(`insert into noticia (igreja_id, titulo, resumo, conteudo) values
      (${igreja}, 'Umbuzeiro', 'umbuzada', '<p>umbuzal</p>'), (${igreja}, 'Doces', 'x', '<p>Um doce de umbu</p>')`)
    expect(titles(await search('umbu'))).toEqual(['Doces', 'Umbuzeiro'])
  })

  it('200 a service by what is noted for a day of it', async () => {
    await own(`insert into culto_alteracao (igreja_id, culto_id, data, observacao)
      select igreja_id, min(id), current_date + 40, 'Piquenique no jambeiro' from culto where igreja_id = ${igreja} group by 1`)
    const [found] = (await search('jambeiro')).achados
    expect(found).toMatchObject({ tipo: 'culto' })
    expect(found!.trecho!.texto).toMatch(/\d{2}\/\d{2}\/\d{4}: Piquenique no jambeiro/)
    await own(`delete from culto_alteracao where observacao like 'Piquenique%'`)
    expect((await search('jambeiro')).total).toBe(0)
  })

  it('200 some of the words where none holds all of them', async () => {
    const found = await search('rampa parábolas')
    expect(found.parcial).toBe(true)
    expect(titles(found)).toEqual(
      expect.arrayContaining(['Parábolas à mesa', 'A rampa da rua lateral está pronta']),
    )
  })

  it('200 the title before the summary before the text', async () => {
    await own(`insert into noticia (igreja_id, titulo, resumo, conteudo) values
      (${igreja}, 'Um', 'Nada', '<p>jabuticaba jabuticaba jabuticaba</p>'),
      (${igreja}, 'Dois', 'A jabuticaba', '<p>Nada</p>'),
      (${igreja}, 'A jabuticaba', 'Nada', '<p>Nada</p>')`)
    expect(titles(await search('jabuticaba'))).toEqual(['A jabuticaba', 'Dois', 'Um'])
  })

  it('200 the words of a song without its chords', async () => {
    await own(`insert into louvor (igreja_id, titulo, conteudo)
      values (${igreja}, 'Buriti', 'Am  F/G#  Dm7(9)\nDia de [G]buritizal\n\n{c: Refrão}\nE Deus')`)
    expect((await search('buritizal')).achados[0]!.trecho!.texto).toBe('Dia de buritizal E Deus')
  })

  it('200 page by page', async () => {
    const whole = await search('de', { limit: 50 })
    const [first, second] = [await search('de', { limit: 2 }), await search('de', { limit: 2, page: 2 })]
    expect([...first.achados, ...second.achados]).toEqual(whole.achados.slice(0, 4))
    expect(whole.total).toBe(whole.tipos.reduce((sum, { total }) => sum + total, 0))
  })

  it('200 nothing that is switched off, before its day, deleted, or of a module that is off', async () => {
    await own(
      `insert into devocional (igreja_id, data, titulo, conteudo) values (${igreja}, current_date - 3, 'Pitangueira', '<p>x</p>')`,
    )
    const count = async () => (await search('pitangueira')).total
    expect(await count()).toBe(1)
    await own(`delete from igreja_modulo where igreja_id = ${igreja} and codigo = 'MOD_DEVOCIONAL'`)
    expect(await count()).toBe(0)
    await own(
      `insert into igreja_modulo (igreja_id, codigo, nome) values (${igreja}, 'MOD_DEVOCIONAL', 'Devocionais')`,
    )
    expect(await count()).toBe(1)
    const one = `where igreja_id = ${igreja} and titulo = 'Pitangueira'`
    await own(`update devocional set data = current_date + 3 ${one}`)
    expect(await count()).toBe(0)
    await own(`update devocional set data = current_date - 3, arquivado_em = now() ${one}`)
    expect(await count()).toBe(0)
    await own(`update devocional set arquivado_em = null ${one}`)
    expect(await count()).toBe(1)
    await own(`delete from devocional ${one}`)
    expect(await count()).toBe(0)
  })

  it('200 no lesson of a series that is off, no project of such a ministry', async () => {
    const lessons = async () => (await search('mesa', { tipo: 'ebd_licao' })).total
    expect(await lessons()).toBeGreaterThan(0)
    await own(`update ebd set arquivado_em = now() where slug = 'parabolas-da-mesa'`)
    expect((await search('mesa', { tipo: 'ebd_licao' })).achados.map(({ pai }) => pai)).not.toContain(
      'parabolas-da-mesa',
    )
    await own(`update ebd set arquivado_em = null where slug = 'parabolas-da-mesa'`)
    await own(`update ministerio set arquivado_em = now() where nome = 'Sopa e conversa'`)
    expect((await search('cozinha nova', { tipo: 'projeto' })).total).toBe(0)
    await own(`update ministerio set arquivado_em = null where nome = 'Sopa e conversa'`)
    expect((await search('cozinha nova', { tipo: 'projeto' })).total).toBe(1)
  })

  it('200 an event on its own day, and nothing of one that is off or of who holds it', async () => {
    await own(`insert into evento (igreja_id, nome, resumo, descricao, organizador, link_online, data_inicio, data_fim)
      values (${igreja}, 'Xaxado na praça', 'Dança', '<p>Traga um banquinho</p>', 'Zeferina Quixadá',
        'https://sala.example/pitombeira', '2031-03-02 01:30Z', '2031-03-02 04:00Z')`)
    const one = `where igreja_id = ${igreja} and nome = 'Xaxado na praça'`
    const [{ id } = { id: 0 }] = await own<{ id: number }>(`select id from evento ${one}`)
    expect((await search('banquinho', { tipo: 'evento' })).achados).toMatchObject([
      // Half past ten in the evening in São Paulo.
      { tipo: 'evento', chave: String(id), pai: null, data: '2031-03-01' },
    ])
    for (const q of ['Zeferina', 'pitombeira']) expect((await search(q)).total).toBe(0)
    expect((await search('banquinho', {}, 'english')).total).toBe(0)
    await own(`update evento set arquivado_em = now() ${one}`)
    expect((await search('banquinho')).total).toBe(0)
    await own(`update evento set arquivado_em = null ${one}`)
    await own(`delete from igreja_modulo where igreja_id = ${igreja} and codigo = 'MOD_EVENTO'`)
    expect((await search('banquinho')).total).toBe(0)
    await own(
      `insert into igreja_modulo (igreja_id, codigo, nome) values (${igreja}, 'MOD_EVENTO', 'Eventos')`,
    )
    expect((await search('banquinho')).total).toBe(1)
    await own(`delete from evento ${one}`)
    expect((await search('banquinho')).total).toBe(0)
  })

  it('200 never people, and never what another church has', async () => {
    await own(
      `insert into ministerio (igreja_id, nome, lider) values (${igreja}, 'Zabumba', 'Zoroastra Quixeramobim')`,
    )
    expect((await search('zabumba')).total).toBe(1)
    for (const q of ['Zoroastra', 'quixeramobim', 'zoroastrra']) expect((await search(q)).total).toBe(0)
    expect((await search('cushion')).total).toBe(0)
    expect((await search('cushion', {}, 'english')).total).toBeGreaterThan(0)
  })

  it('200 in the language that the church changes to', async () => {
    await own(`insert into noticia (igreja_id, titulo, conteudo) values (${igreja}, 'Running', '<p>x</p>')`)
    const stems = async () =>
      (await own<{ vetor: string }>(`select vetor::text from busca_documento where titulo = 'Running'`))[0]!
        .vetor
    expect(await stems()).not.toContain("'run'")
    await own(`update igreja set idioma = 'en' where id = ${igreja}`)
    expect(await stems()).toContain("'run'")
    await own(`update igreja set idioma = 'pt_BR' where id = ${igreja}`)
  })

  it.each(['', '   ', '!&|:*()', "x' or 1=1 --", '<script>', 'a'.repeat(100), 'de', 'q:*&!x'])(
    '200 for %j, whatever it finds',
    async (q) => {
      expect((await search(q)).status).toBe(200)
    },
  )

  it.each([{ q: '\u0000' }, { limit: 51 }, { page: 0 }, { tipo: 'usuario' }, { outra: 1 }])(
    '400 for %j',
    async (query) => {
      expect((await search('a', query)).status).toBe(400)
    },
  )

  it("404 for another church's slug", async () => {
    const params = { slug: demoChurches.english.slug }
    expect((await test.call('search', { params, query: { q: 'a' } })).status).toBe(404)
  })
})
