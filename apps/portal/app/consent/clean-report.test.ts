import { expect, it, vi } from 'vitest'
import { cleanReport } from './clean-report.ts'

vi.stubGlobal('location', { href: 'https://esperanca.test/groups/3?codigo=segredo#ana' })

const names = ['ana.albuquerque@atrio.example', 'Ana', 'Albuquerque Lima']
const full = {
  type: undefined,
  event_id: 'a1',
  level: 'error',
  server_name: 'pc-da-ana',
  user: { id: 7, email: 'ana.albuquerque@atrio.example', ip_address: '{{auto}}' },
  request: {
    url: 'https://esperanca.test/groups/3?codigo=segredo',
    query_string: 'codigo=segredo',
    cookies: { idioma: 'pt' },
    headers: { Referer: 'https://esperanca.test/access?email=ana@x.example' },
    data: { senha: 'Atrio!2026' },
  },
  breadcrumbs: [{ category: 'ui.input', message: 'input[name=cpf] 123.456.789-09' }],
  extra: { __serialized__: { nome: 'Ana' } },
  contexts: { state: { state: { type: 'x', value: { nome: 'Ana' } } } },
  tags: { igreja: 'esperanca' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `Ana ALBUQUERQUE of ana@x.example, 123.456.789-09, "rua das Flores" at https://a.test/b?token=1 failed`,
        stacktrace: {
          frames: [
            {
              filename: 'https://esperanca.test/assets/pt-BR/page-1a2b.js?x=ana',
              function: 'render',
              lineno: 3,
              colno: 9,
              vars: { nome: 'Ana' },
              pre_context: ['const cpf = 1'],
            },
          ],
        },
      },
    ],
  },
}

it('says what went wrong and where, and nothing of anybody', () => {
  const clean = cleanReport(full as never, names)
  const text = JSON.stringify(clean)
  expect(text).not.toMatch(
    /ana\b|albuquerque|lima|example|segredo|senha|cookie|123|flores|token|breadcrumb|user|vars|context|extra/i,
  )
  expect(clean.exception?.values?.[0]).toMatchObject({
    type: 'TypeError',
    value: '… … of … …, … at https://a.test/b failed',
  })
  expect(clean.exception?.values?.[0]?.stacktrace?.frames).toEqual([
    { filename: 'https://esperanca.test/assets/pt-BR/page-1a2b.js', function: 'render', lineno: 3, colno: 9 },
  ])
  expect(clean.request).toEqual({ url: 'https://esperanca.test/groups/3' })
})

it('bounds a message', () => {
  const event = { exception: { values: [{ type: 'Error', value: 'x '.repeat(5_000) }] } }
  expect(cleanReport(event as never, []).exception?.values?.[0]?.value).toHaveLength(200)
})
