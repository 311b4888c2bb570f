import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { fillPadrao, padrao } from './textos-padrao.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Texto = {
  versao: number
  idioma: string
  conteudo: string
  mudancas: string | null
  flagProprio: boolean
}

const read = async (at: DemoChurchName, tipo: string, more: { versao?: number; locale?: string } = {}) => {
  const { versao, locale } = more
  const answer = await test.call('getTexto', {
    at,
    params: { slug: demoChurches[at].slug, tipo },
    ...(versao && { query: { versao } }),
    ...(locale && { headers: { 'accept-language': locale } }),
  })
  const { texto, versoes } = answer.body as { texto: Texto; versoes: { versao: number }[] }
  // Lines of a file end where they may.
  if (texto) texto.conteudo = texto.conteudo.replaceAll(/\s+/g, ' ')
  return { ...answer, texto, versoes: versoes?.map((one) => one.versao) }
}

describe('GET /igreja/:slug/texto/:tipo/', () => {
  it('200 is the default text, in the language asked for, with what the church is and has', async () => {
    const { texto, versoes } = await read('full', 'privacidade', { locale: 'pt-BR' })
    expect(texto).toMatchObject({ versao: 1, idioma: 'pt_BR', flagProprio: false, mudancas: null })
    expect(texto.conteudo).toContain('<strong>Igreja Esperança</strong>')
    for (const part of ['Lei 13.709/2018', 'Inscrições em eventos', 'quatro últimos dígitos']) {
      expect(texto.conteudo).toContain(part)
    }
    expect(texto.conteudo).not.toMatch(/\[\[|\{\{|RGPD|reCAPTCHA/)
    expect(versoes).toEqual([1])
    expect((await read('full', 'termos', { locale: 'es' })).texto.conteudo).toContain('aceptas')
  })

  it('says nothing of money where the church takes none', async () => {
    const { texto } = await read('sparse', 'termos', { locale: 'pt-BR' })
    expect(texto.conteudo).not.toMatch(/ingresso|doação|Doações/)
    expect((await read('sparse', 'ajuda', { locale: 'pt-BR' })).texto.conteudo).not.toContain('Recibos')
  })

  it("a church's own words take its place, and every version stays to be read", async () => {
    const { texto, versoes } = await read('otherOrganisation', 'termos', { locale: 'es' })
    expect(texto).toMatchObject({ versao: 3, idioma: 'en', flagProprio: true })
    expect(texto.conteudo).toContain('comes back')
    expect(texto.mudancas).toContain('returned')
    expect(versoes).toEqual([3, 2, 1])
    const second = await read('otherOrganisation', 'termos', { versao: 2 })
    expect(second.texto.conteudo).not.toContain('comes back')
    const first = await read('otherOrganisation', 'termos', { versao: 1 })
    expect(first.texto).toMatchObject({ flagProprio: false })
    expect((await read('otherOrganisation', 'privacidade')).texto.flagProprio).toBe(false)
  })

  it('404 for a version that was never in force', async () => {
    expect((await read('full', 'termos', { versao: 2 })).status).toBe(404)
    const igreja = await ownText(4, "now() + interval '1 day'")
    expect((await read('otherOrganisation', 'termos', { versao: 4 })).status).toBe(404)
    expect((await read('otherOrganisation', 'termos')).texto.versao).toBe(3)
    await asOwner(test.target, 'delete from igreja_texto where igreja_id = $1 and versao = 4', [igreja])
  })

  it('what was in force is never changed, nor taken away', async () => {
    for (const statement of ["update igreja_texto set conteudo = 'x'", 'delete from igreja_texto']) {
      await expect(asOwner(test.target, statement)).rejects.toThrow('in force')
    }
  })

  it('cleans what a church wrote', async () => {
    const igreja = await ownText(9, 'now()', '<p onclick="x()">Hello<script>y()</script></p>', 'ajuda')
    expect((await read('otherOrganisation', 'ajuda')).texto.conteudo).toBe('<p>Hello</p>')
    expect(igreja).toBeGreaterThan(0)
  })
})

describe('the default texts', () => {
  const fatos = { nome: 'A <b> & C', pais: 'PT', modulos: ['MOD_DOACAO'], gateways: [5, 8], recaptcha: true }

  it('are there in every language and version, with nothing left open', async () => {
    for (const tipo of ['privacidade', 'termos', 'ajuda'] as const) {
      for (const { versao } of padrao[tipo]) {
        for (const idioma of ['pt_BR', 'en', 'es'] as const) {
          const text = await fillPadrao({ tipo, versao, idioma }, fatos)
          expect(text).not.toMatch(/\[\[|\]\]|\{\{|\}\}/)
          expect(text).toContain('A &lt;b&gt; &amp; C')
        }
      }
    }
  })

  it('name the law of the place, and the providers as people list them', async () => {
    const written = await fillPadrao({ tipo: 'privacidade', versao: 1, idioma: 'en' }, fatos)
    const text = written.replaceAll(/\s+/g, ' ')
    expect(text).toContain('(Stripe and Zoop)')
    expect(text).toContain('GDPR')
    expect(text).toContain('reCAPTCHA')
    expect(text).not.toMatch(/LGPD|Event registrations/)
  })
})

async function ownText(
  versao: number,
  desde: string,
  conteudo = '<p>x</p>',
  tipo = 'termos',
): Promise<number> {
  const rows = await asOwner<{ igrejaId: number }>(
    test.target,
    `with i as (select id from igreja where codigo = 'lantern')
     insert into igreja_texto (igreja_id, tipo, versao, idioma, conteudo, data_vigencia)
     select id, $1, $2, 'en', $3, ${desde} from i returning igreja_id as "igrejaId"`,
    [tipo, versao, conteudo],
  )
  return rows[0]!.igrejaId
}
