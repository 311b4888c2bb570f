import { describe, expect, it } from 'vitest'
import { churchOrigin, isAuthority, readChurchHost } from './church-host.ts'

const names = { marker: '.atrio.', platformHost: 'atrio.localhost' }

describe('readChurchHost', () => {
  it.each([
    ['esperanca.atrio.localhost', 'esperanca', 'esperanca.atrio.localhost'],
    ['esperanca.atrio.evil.example', 'esperanca', 'esperanca.atrio.localhost'],
    ['esperanca.x.atrio.localhost', 'esperanca', 'esperanca.atrio.localhost'],
    ['igreja-da-colina.localhost', null, 'igreja-da-colina.localhost'],
    ['atrio.localhost', null, 'atrio.localhost'],
    ['localhost', null, 'localhost'],
  ])('%s', (host, codigo, own) => {
    expect(readChurchHost(host, names)).toEqual({ codigo, host: own })
  })

  it('finds the code below a platform host without the marker', () => {
    const platform = { marker: '.atrio.', platformHost: 'igrejas.example' }
    expect(readChurchHost('esperanca.igrejas.example', platform).codigo).toBe('esperanca')
    expect(readChurchHost('www.esperanca.igrejas.example', platform).codigo).toBeNull()
  })
})

describe('isAuthority', () => {
  it.each(['a.test', 'A.test:3000', 'a.test.', 'localhost:1', '127.0.0.1:65535', '[::1]:3000', 'x_y.test'])(
    '%s is one',
    (authority) => expect(isAuthority(authority)).toBe(true),
  )
  it.each([
    '',
    'x.localhost:70000',
    'host:1@evil',
    'evil/path',
    'a b',
    'a..b',
    '-a.test',
    'a.test:',
    'a.test:x',
    'a,b',
    '1.2.3.999',
    '[::',
    '[:::::]',
    `${'a'.repeat(64)}.test`,
    'a.'.repeat(140),
  ])('%j is none', (authority) => expect(isAuthority(authority)).toBe(false))
})

it('churchOrigin takes the main host of its own, and leaves the usual port out', () => {
  const church = { codigo: 'colina', host: 'igreja-da-colina.example' }
  const https = { platformHost: 'atrio.localhost', scheme: 'https', port: 443 } as const
  expect(churchOrigin(church, https)).toBe('https://igreja-da-colina.example')
  expect(churchOrigin({ ...church, host: null }, { ...https, scheme: 'http', port: 3000 })).toBe(
    'http://colina.atrio.localhost:3000',
  )
})
