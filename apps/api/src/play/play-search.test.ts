import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { slug } = demoChurches.full
let test: TestApp
let igreja: number
beforeAll(async () => {
  test = await createTestApp()
  const [row] = await own<{ id: number }>(`select id from igreja where slug = $1`, [slug])
  igreja = row!.id
})
afterAll(() => test.close())

const own = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, query, values)
type Achado = { tipo: string; chave: string; pai: string; titulo: { texto: string } }
/** What anybody finds of Play. */
async function search(q: string): Promise<Achado[]> {
  const query = { q, tipo: 'plano_assinatura_conteudo' }
  return (await test.call('search', { params: { slug }, query })).body['achados'] as Achado[]
}
const finds = async (titulo: string) =>
  (await search(titulo)).some(({ titulo: { texto } }) => texto === titulo)
const see = (tipo: string) =>
  own(
    `insert into plano_assinatura_configuracao (igreja_id, tipo_visibilidade_conteudo) values ($1, $2)
      on conflict (igreja_id) do update set tipo_visibilidade_conteudo = $2`,
    [igreja, tipo],
  )

const FREE = 'Antes do amanhecer'
const OF_PLAN = 'Como ler os Salmos'
const SERIES = 'Mesa posta'

it('finds films and series by title and by what is written of them, and names their page', async () => {
  const [film] = await search(OF_PLAN)
  expect(film).toMatchObject({ tipo: 'plano_assinatura_conteudo', pai: 'video', titulo: { texto: OF_PLAN } })
  const [serie] = await search(SERIES)
  expect(serie).toMatchObject({ pai: 'collection', titulo: { texto: SERIES } })
  await own(
    `update plano_assinatura_conteudo set descricao = '<p>Sobre o jequitibá.</p>' where titulo = $1`,
    [OF_PLAN],
  )
  expect((await search('jequitiba')).map(({ titulo }) => titulo.texto)).toEqual([OF_PLAN])
  expect(await finds('Ainda não')).toBe(false)
})

it.each([
  ['publico', true],
  ['cadeado', true],
  ['oculto', false],
])('of a church whose content is %s, what needs a plan is found: %s', async (tipo, shown) => {
  await see(tipo)
  expect([await finds(FREE), await finds(OF_PLAN), await finds(SERIES)]).toEqual([true, shown, shown])
  // What staff write meanwhile is held to it too.
  await own(`update plano_assinatura_conteudo set resumo = 'Um araçá.' where titulo = $1`, [OF_PLAN])
  expect((await search('araça')).length).toBe(shown ? 1 : 0)
  await see('cadeado')
  expect(await finds(OF_PLAN)).toBe(true)
})

it('what stands in a series goes with it, and all of it with the module', async () => {
  const [row] = await own<{ titulo: string }>(
    `select p.titulo from plano_assinatura_conteudo as p join plano_assinatura_conteudo as s on s.id = p.coletanea_id
      and s.igreja_id = p.igreja_id where s.titulo = $1 and s.igreja_id = $2 order by p.numero desc limit 1`,
    [SERIES, igreja],
  )
  const { titulo } = row!
  expect(await finds(titulo)).toBe(true)
  const archive = (when: string) =>
    own(`update plano_assinatura_conteudo set arquivado_em = ${when} where titulo = $1`, [SERIES])
  await archive('now()')
  expect(await finds(titulo)).toBe(false)
  await archive('null')
  expect(await finds(titulo)).toBe(true)
  await own(`delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_ASSINATURA'`, [igreja])
  expect(await search(FREE)).toEqual([])
})
