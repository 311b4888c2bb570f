import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOverHttp } from './adapters/feeds/http-feed.ts'
import { createPlaces } from './adapters/places/places.ts'
import { startFeedServer } from './testing/feed-server.ts'

let server: Awaited<ReturnType<typeof startFeedServer>>
beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())

const remote = () => {
  const base = `http://${server.host}`
  const env = { CEP_URL: `${base}/ws`, POSTCODE_URL: `${base}/code/`, STATES_URL: base, STATES_KEY: 'k' }
  return createPlaces(env, (url, limits) => askOverHttp(url, limits, { trusted: [server.host] }))
}
const answers = (path: string, body: unknown) =>
  server.on(path, (_, reply) => reply.end(JSON.stringify(body)))

describe('places without any service', () => {
  const places = createPlaces({}, askOverHttp)

  it('know the state of a CEP, and the city whose own range it is', async () => {
    expect(await places.findCep('01310100')).toEqual({
      rua: null,
      bairro: null,
      cidade: 'São Paulo',
      estado: 'SP',
    })
    expect(await places.findCep('13010000')).toMatchObject({ cidade: null, estado: 'SP' })
    expect(await places.findCep('73015132')).toMatchObject({ cidade: 'Brasília', estado: 'DF' })
    expect(await places.findPostcode('BR', '80010-000')).toMatchObject({ cidade: 'Curitiba', estado: 'PR' })
    expect(await places.findCep('00999999')).toBeNull()
    expect(await places.findPostcode('US', '04101')).toBeNull()
  })

  it('know the states of the countries of most churches', async () => {
    const counts = await Promise.all(['BR', 'US', 'ES', 'FR'].map((country) => places.listEstados(country)))
    expect(counts.map(({ length }) => length)).toEqual([27, 51, 19, 0])
  })
})

describe('places of services', () => {
  it('ask each at its path, once for all who ask the same', async () => {
    answers('/ws/01310100/json/', {
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    })
    answers('/code/us/04101', {
      places: [{ 'place name': 'Portland', state: 'Maine', 'state abbreviation': 'ME' }],
    })
    let key: unknown
    server.on('/BR/states/', (request, reply) => {
      key = request.headers['x-cscapi-key']
      reply.end(JSON.stringify([{ name: 'Acre', iso2: 'AC' }]))
    })
    const places = remote()
    const paulista = { rua: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' }
    expect(await Promise.all([places.findCep('01310100'), places.findCep('01310100')])).toEqual([
      paulista,
      paulista,
    ])
    expect(server.times('/ws/01310100/json/')).toBe(1)
    expect(await places.findPostcode('US', '04101')).toEqual({
      rua: null,
      bairro: null,
      cidade: 'Portland',
      estado: 'ME',
    })
    expect(await places.listEstados('BR')).toEqual([{ codigo: 'AC', nome: 'Acre' }])
    expect(key).toBe('k')
  })

  it.each<[string, (reply: import('node:http').ServerResponse) => void]>([
    ['is down', (reply) => reply.destroy()],
    ['is broken', (reply) => reply.end('<html>')],
    ['knows none', (reply) => reply.end('{"erro":"true"}')],
    ['leads elsewhere', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['sends too much', (reply) => reply.end(JSON.stringify({ logradouro: 'x'.repeat(300_000) }))],
  ])('are what the server knows itself where one %s', async (name, answer) => {
    const cep = `0200000${name.length % 10}`
    server.on(`/ws/${cep}/json/`, (_, reply) => answer(reply))
    expect(await remote().findCep(cep)).toEqual({
      rua: null,
      bairro: null,
      cidade: 'São Paulo',
      estado: 'SP',
    })
  })

  it('are never asked for at an address inside', async () => {
    const inside = createPlaces({ CEP_URL: `http://${server.host}/inside` }, askOverHttp)
    answers('/inside/02000000/json/', { localidade: 'Nada' })
    expect(await inside.findCep('02000000')).toMatchObject({ cidade: 'São Paulo' })
    expect(server.times('/inside/02000000/json/')).toBe(0)
  })
})
