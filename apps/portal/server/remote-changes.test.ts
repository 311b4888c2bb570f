import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFreshness } from './freshness.ts'
import { listenToApi } from './remote-changes.ts'

// An API of bare HTTP, so that its stream can be broken where a test wants it to.
let api: Server
let streams: ServerResponse[]
let authorizations: (string | undefined)[]
let refuse: boolean
let close: () => void
let problems: unknown[]

beforeEach(async () => {
  ;[streams, authorizations, problems, refuse] = [[], [], [], false]
  api = createServer((request, response) => {
    authorizations.push(request.headers.authorization)
    if (refuse) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: *\n\n')
    streams.push(response)
    return undefined
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  close()
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
})

const listen = () => {
  const { port } = api.address() as AddressInfo
  const heard: (number | '*')[] = []
  const changes = listenToApi(`http://127.0.0.1:${port}`, 'the-token', (error) => problems.push(error))
  close = changes.close
  changes.onIgrejaChanged((igrejaId) => heard.push(igrejaId))
  return { heard, changes }
}

it('hears the changes of a church, whole ones only, with its token', async () => {
  const { heard } = listen()
  await expect.poll(() => streams.length).toBe(1)
  streams[0]!.write(':\n\ndata: 1')
  streams[0]!.write('2\n\n')
  await expect.poll(() => heard).toEqual(['*', 12])
  expect(authorizations).toEqual(['Bearer the-token'])
})

it('takes everything for changed when it does not know what was said', async () => {
  const { heard } = listen()
  await expect.poll(() => streams.length).toBe(1)
  streams[0]!.write('data: igreja 12\n\ndata: \n\n')
  await expect.poll(() => heard).toEqual(['*', '*', '*'])
})

it('takes everything for changed when the stream breaks, and listens again', async () => {
  const { heard, changes } = listen()
  const freshness = createFreshness(changes.onIgrejaChanged)
  await expect.poll(() => heard).toEqual(['*'])
  const stamp = freshness.stamp()
  expect(freshness.isFresh(7, stamp)).toBe(true)
  streams[0]!.destroy()
  await expect.poll(() => heard).toEqual(['*', '*'])
  expect(freshness.isFresh(7, stamp)).toBe(false)
  await expect.poll(() => streams.length, { timeout: 5_000 }).toBe(2)
  streams[1]!.write('data: 7\n\n')
  await expect.poll(() => heard).toEqual(['*', '*', '*', 7])
})

it('tells the operator when it is refused, and tries again', async () => {
  refuse = true
  const { heard } = listen()
  await expect.poll(() => problems.map(String)).toEqual(['Error: /internal/changes answered 404'])
  refuse = false
  await expect.poll(() => streams.length, { timeout: 5_000 }).toBe(1)
  streams[0]!.write('data: 3\n\n')
  await expect.poll(() => heard.at(-1)).toBe(3)
})
