import type { EmailsIgreja, EmailTextosPorIdioma } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { EMAILS } from '../../testing/staff-inputs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let equipe: string
let slug: string
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  ;({ slug } = await findIds(test, 'full'))
  await asOwner(test.target, `update "user" set idioma = 'pt_BR' where email = $1`, [demoPeople.admin.email])
})
afterAll(() => test.close())

const at = () => ({ params: { slug }, equipe })
const read = async () => (await test.call('getEmailsEquipe', at())).body['emails'] as EmailsIgreja
async function save(pt: Partial<EmailTextosPorIdioma['pt-BR']>, versao?: number) {
  const textos = { ...EMAILS, 'pt-BR': { ...EMAILS['pt-BR'], ...pt } }
  return test.call('saveEmailsEquipe', { ...at(), body: { versao: versao ?? (await read()).versao, textos } })
}
const own = {
  saudacao: 'Paz, família de {igreja}! <3',
  assinatura: 'Pr. Davi e equipe\nQuartas, 20h',
  paragrafos: { comunicado: 'Dúvidas? https://esperanca.example/duvidas' },
}

it('stands in the mails of the church, in its language, and in none of safety', async () => {
  expect((await save(own)).status).toBe(200)
  const see = async (tipo: string, idioma: string) => {
    const textos = (await read()).textos[idioma as 'pt-BR']
    return (await test.call('verEmailEquipe', { ...at(), body: { idioma, tipo, textos } })).body[
      'texto'
    ] as string
  }
  const text = await see('comunicado', 'pt-BR')
  expect(text.indexOf('Paz, família de Igreja Esperança!')).toBeGreaterThan(0)
  expect(text.indexOf('Dúvidas?')).toBeGreaterThan(text.indexOf('Paz, família'))
  expect(text.indexOf('Pr. Davi e equipe\nQuartas, 20h')).toBeGreaterThan(text.indexOf('Dúvidas?'))
  expect(await see('comunicado', 'es')).not.toContain('Paz, família')
  expect(await see('activation', 'pt-BR')).not.toContain('Dúvidas?')

  const { userId } = await logIn(test, 'admin')
  const { igreja } = await findIds(test, 'full')
  await asOwner(test.target, `update usuario set flag_ativo = false where igreja_id = $1 and user_id = $2`, [
    igreja,
    userId,
  ])
  await test.call('login', { body: { username: demoPeople.admin.email, password: 'Atrio!2026' } })
  const activation = await test.mailTo(demoPeople.admin.email, /^Confirme/)
  await asOwner(test.target, `update usuario set flag_ativo = true where igreja_id = $1 and user_id = $2`, [
    igreja,
    userId,
  ])
  expect(activation.text).toContain('Paz, família de Igreja Esperança!')
  expect(activation.html).toContain('Pr. Davi e equipe')
  // Plain text, whatever is typed.
  expect(activation.html).toContain('&lt;3')
  await test.call('recoverPassword', { body: { email: demoPeople.admin.email } })
  const mail = await test.mailTo(demoPeople.admin.email, /senha/i)
  expect(mail.text).not.toContain('Paz, família')
})

describe('a mail as it looks', () => {
  const seen = async (idioma: 'pt-BR' | 'en' | 'es', saudacao: string) => {
    const textos = { ...EMAILS[idioma], saudacao }
    const { body } = await test.call('verEmailEquipe', {
      ...at(),
      body: { idioma, tipo: 'pedido-aprovado', textos },
    })
    return body['endereco'] as string
  }
  const get = (url: string, host = 'admin.atrio.localhost:3000') =>
    test.app.inject({ url, headers: { host } })

  it.each(['pt-BR', 'en', 'es'] as const)(
    'in %s, by day, with what is typed, and nothing that runs',
    async (idioma) => {
      const { statusCode, headers, body } = await get(await seen(idioma, 'Paz <script>alert(1)</script>'))
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(body).toContain(`<html lang="${idioma}"`)
      expect(body).toContain('Paz &lt;script&gt;')
      expect(body).not.toMatch(/<script|cid:|prefers-color-scheme/)
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http/)
      expect([policy.includes("frame-ancestors 'self'"), headers['x-frame-options']]).toEqual([
        true,
        'SAMEORIGIN',
      ])
    },
  )

  it('404 for another text in the address, an old one, and at a portal', async () => {
    const address = await seen('en', 'Peace')
    const [text, mac] = address.split('b=')[1]!.split('.') as [string, string]
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('Peace', 'Money')).toString(
      'base64url',
    )
    for (const b of [`${forged}.${mac}`, `${text}.${'A'.repeat(43)}`, text, '', 'x&b=y'])
      expect((await get(`/api/v1/previa-email?b=${b}`)).statusCode).toBe(404)
    expect((await get(address, 'esperanca.atrio.localhost:3000')).statusCode).toBe(404)
    vi.setSystemTime(Date.now() + 600_001)
    expect((await get(address)).statusCode).toBe(404)
    vi.useRealTimers()
    expect((await get(address)).statusCode).toBe(200)
  })
})

it.each([
  ['{nome}', 'placeholder'],
  ['{ }', 'placeholder'],
  ['http://esperanca.example', 'link'],
  ['javascript://alert(1)', 'link'],
  ['https://', 'link'],
])('refuses %s by its field', async (text, regra) => {
  const { status, body } = await save({ assinatura: `Veja ${text}` })
  expect([status, body['campos']]).toEqual([400, [{ campo: 'textos.pt-BR.assinatura', regra }]])
})

it('is saved over by nobody who has not seen it', async () => {
  const { versao } = await read()
  expect((await save({ saudacao: 'Olá' }, versao)).status).toBe(200)
  expect((await save(own, versao)).body['code']).toBe('VERSION_CONFLICT')
})
