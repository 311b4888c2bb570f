import { readFile } from 'node:fs/promises'
import { copiaArquivo } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archiveOf, newChurch } from '../../testing/copia-rig.ts'
import { fromStaffSite, openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { receivedPath } from './received-path.ts'

let app: TestApp
let equipe: string
let slug: string
let igrejaId: number
let bytes: Buffer
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(app.target, query, values)

beforeAll(async () => {
  app = await createTestApp({ isEmpty: true })
  const church = await newChurch(app, 'nova')
  igrejaId = church.igrejaId
  equipe = await openEquipe(app, church.userId)
  const [row] = await rows<{ slug: string }>('select slug from igreja where id = $1', [igrejaId])
  slug = row!.slug
  ;({ bytes } = await archiveOf(app, igrejaId))
}, 120_000)
afterAll(() => app?.close())

const send = (method: 'POST' | 'PATCH', url: string, headers: object, payload?: Buffer) =>
  app.app.inject({
    method,
    url,
    headers: { ...fromStaffSite(app.deps, equipe), 'tus-resumable': '1.0.0', ...headers },
    ...(payload && { payload }),
  })
const begin = () =>
  send('POST', `/api/v1/envio/${slug}/${copiaArquivo.tipo}`, { 'upload-length': String(bytes.length) })
const end = (place: string, part = bytes) =>
  send(
    'PATCH',
    new URL(place, 'http://staff.invalid').pathname,
    { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    part,
  )
const placeOf = (sent: Awaited<ReturnType<typeof begin>>) => String(sent.headers['location'])
const becomes = (situacao: string) =>
  rows(`update copia set situacao = $2 where igreja_id = $1 and sentido = 'entrada'`, [igrejaId, situacao])
const situacao = async () =>
  (
    await rows<{ situacao: string }>(
      `select situacao from copia where igreja_id = $1 and sentido = 'entrada'`,
      [igrejaId],
    )
  )[0]?.situacao

it('an archive that is sent lies there, and another one may be sent until one is worked on', async () => {
  const first = await end(placeOf(await begin()))
  expect([first.statusCode, await situacao()]).toEqual([204, 'recebida'])
  expect((await readFile(receivedPath(app.deps, igrejaId))).equals(bytes)).toBe(true)
  const other = await begin()
  expect(other.statusCode).toBe(201)
  for (const one of ['conferindo', 'trazendo']) {
    await becomes(one)
    expect([(await begin()).statusCode, await situacao()]).toEqual([409, one])
  }
  // Nor one that was begun before.
  expect([(await end(placeOf(other))).statusCode, await situacao()]).toEqual([409, 'trazendo'])
  await becomes('recebida')
  expect((await begin()).statusCode).toBe(201)
}, 60_000)

it.each<[string, (sent: Buffer) => Buffer]>([
  ['something else', (sent) => Buffer.alloc(sent.length, 'x')],
  ['half of one', (sent) => Buffer.concat([sent.subarray(0, 400), Buffer.alloc(sent.length - 400)])],
])(
  '%s is refused at once, and what was sent before stays',
  async (_, change) => {
    const { statusCode } = await end(placeOf(await begin()), change(bytes))
    expect([statusCode, await situacao()]).toEqual([415, 'recebida'])
    expect((await readFile(receivedPath(app.deps, igrejaId))).equals(bytes)).toBe(true)
  },
  60_000,
)
