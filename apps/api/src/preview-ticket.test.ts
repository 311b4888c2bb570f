import { expect, it } from 'vitest'
import { readPreview, signPreview } from './preview-ticket.ts'
import type { Secrets } from './secrets.ts'

const secretsOf = (...keys: string[]) =>
  ({
    keys: () => keys.map((key) => Buffer.from(key)),
    key: () => Buffer.from(keys[0]!),
    ids: keys,
  }) as Secrets

const secrets = secretsOf('now', 'before')
const colour = { igrejaId: 7, corApp: '#ffd400' }

it('shows a colour to its church for ten minutes, also with the key before', () => {
  const ticket = signPreview(secrets, colour, 1_000)
  expect(readPreview(secrets, ticket, 600_000)).toEqual(colour)
  expect(readPreview(secrets, ticket, 602_000)).toBeNull()
  const old = signPreview(secretsOf('before'), { igrejaId: 7, corApp: null }, 1_000)
  expect(readPreview(secrets, old, 2_000)).toEqual({ igrejaId: 7, corApp: null })
})

it.each([
  ['another church', (ticket: string) => ticket.replace('7.', '8.')],
  ['another colour', (ticket: string) => ticket.replace('ffd400', '000000')],
  ['a longer time', (ticket: string) => ticket.replace('601000', '999999999')],
  ['another key', () => signPreview(secretsOf('other'), colour, 1_000)],
  ['no signature', (ticket: string) => ticket.slice(0, -43)],
  ['something else', () => 'x'.repeat(80)],
])('%s is none of ours', (_, change) => {
  expect(readPreview(secrets, change(signPreview(secrets, colour, 1_000)), 2_000)).toBeNull()
})
