import { expect, it } from 'vitest'
import { isQuietPage, measuredPath } from './measured-pages.ts'
import { openPorts, portAddresses, PORTAS, portSources } from './ports.ts'

const none = {
  googleAnalyticsCode: null,
  clarityCode: null,
  typeformCode: null,
  facebookPixelCode: null,
  flagRelatoErros: false,
}
const all = {
  googleAnalyticsCode: 'G-ABC123XYZ0',
  clarityCode: 'abcdef1234',
  typeformCode: 'moe6aa01',
  facebookPixelCode: '1234567890123456',
  flagRelatoErros: true,
}
const dsn = `https://${'a1'.repeat(16)}@errors.example/7`
const real = portAddresses({ sentry: dsn }, { isDemo: false })

it('opens what a church has a code for, and nothing where it has none', () => {
  expect(openPorts(none, real)).toEqual([])
  expect(openPorts(all, real).map(({ porta }) => porta)).toEqual(PORTAS)
  expect(openPorts({ ...none, flagRelatoErros: true }, real)).toEqual([
    { porta: 'sentry', codigo: dsn, url: 'https://errors.example' },
  ])
})

it('is closed to the services in a demonstration, and open to where it was told', () => {
  expect(openPorts(all, portAddresses({}, { isDemo: true }))).toEqual([])
  const addresses = portAddresses({ clarity: 'http://127.0.0.1:4000' }, { isDemo: true })
  const open = openPorts(all, addresses)
  expect(open.map(({ porta }) => porta)).toEqual(['clarity'])
  expect(portSources(open, 'connect-src')).toEqual(['http://127.0.0.1:4000'])
})

it.each([
  ['facebookPixelCode', `12345678');alert(1)//`],
  ['facebookPixelCode', '1234567890123456\n'],
  ['googleAnalyticsCode', 'G-ABC123" onload="x'],
  ['googleAnalyticsCode', 'UA-12345-1'],
  ['clarityCode', '../../evil'],
  ['typeformCode', 'abc123?x=<b>'],
] as const)('takes no %s like %j', (field, code) => {
  expect(openPorts({ ...none, [field]: code }, real)).toEqual([])
})

it('lets a policy through to what is on and to nothing else', () => {
  const pixel = openPorts({ ...none, facebookPixelCode: all.facebookPixelCode }, real)
  expect(portSources(pixel, 'img-src')).toEqual(['https://www.facebook.com'])
  expect(portSources(pixel, 'script-src')).toEqual([])
  const analytics = openPorts({ ...none, googleAnalyticsCode: all.googleAnalyticsCode }, real)
  expect(portSources(analytics, 'connect-src')).toContain('https://*.google-analytics.com')
})

it.each([
  '/access',
  '/user/privacy',
  '/checkout?pedido=A',
  '//checkout',
  '/prayer/7',
  '/event/3/tickets',
  '/groups/2/meetings/4',
  '/embed/praise?praiseId=1',
])('is quiet at %s', (address) => expect(isQuietPage(address)).toBe(true))

it.each(['/', '/event/3', '/give', '/groups/2', '/users', '/about?to=/access'])('measures %s', (address) =>
  expect(isQuietPage(address)).toBe(false),
)

it.each([
  ['/', '/'],
  ['/event/12', '/event/12'],
  ['/publications/a-casa-que-tem-lugar', '/publications/a-casa-que-tem-lugar'],
  ['/bible/kjv/jhn/3', '/bible/kjv/jhn/3'],
  ['/a/5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03', '/a/-'],
  ['/a/ana@example.com', '/a/-'],
  ['/a/ana%40example.com/b', '/a/-/b'],
  ['/a/Zk3x-9QwErTyUiOpAsDf', '/a/-'],
  ['/a/12345678909', '/a/-'],
])('says %s as %s', (address, said) => expect(measuredPath(address)).toBe(said))
