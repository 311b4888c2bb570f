import fc from 'fast-check'
import { expect, it } from 'vitest'
import { email } from './email.ts'

it.each([
  'ana@igreja.com.br',
  'a@b.co',
  'ana.maria+culto@sub.igreja.org',
  "o'neil_1@x-y.museum",
  `${'a'.repeat(64)}@b.co`,
  'ana@xn--igrej-xqa.com',
])('accepts %s', (value) => {
  expect(email(value)).toBeNull()
})

it.each([
  ['a leading dot', '.ana@igreja.com'],
  ['consecutive dots', 'ana..maria@igreja.com'],
  ['a trailing dot', 'ana.@igreja.com'],
  ['a domain without a dot', 'ana@igreja'],
  ['a suffix of one letter', 'ana@igreja.c'],
  ['a suffix with a digit', 'ana@igreja.c0m'],
  ['an address of numbers', 'ana@127.0.0.1'],
  ['empty labels', 'ana@igreja..com'],
  ['a hyphen at the edge of a label', 'ana@-igreja.com'],
  ['two at signs', 'ana@maria@igreja.com'],
  ['no local part', '@igreja.com'],
  ['spaces around', ' ana@igreja.com'],
  ['a second header', 'ana@igreja.com\nBcc: x@y.com'],
  ['a trailing line break', 'ana@igreja.com\n'],
  ['a local part of 65', `${'a'.repeat(65)}@b.co`],
  ['more than 254', `a@${'b.'.repeat(126)}com`],
  ['look-alike letters', 'аna@igreja.com'],
])('refuses %s', (_what, value) => {
  expect(email(value)).toEqual({ regra: 'email' })
})

it('answers at once for long hostile input', () => {
  const start = performance.now()
  for (const piece of ['a', '.', 'a.', '@', 'a@', '-']) email(piece.repeat(200_000))
  expect(performance.now() - start).toBeLessThan(1000)
})

it('accepts what a generator of addresses makes, unless SMTP limits or the suffix forbid it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const suffix = address.slice(address.lastIndexOf('.') + 1)
      const local = address.slice(0, address.lastIndexOf('@'))
      const fits = address.length <= 254 && local.length <= 64 && /^[a-z]{2,}$/i.test(suffix)
      expect(email(address) === null).toBe(fits)
    }),
  )
})
