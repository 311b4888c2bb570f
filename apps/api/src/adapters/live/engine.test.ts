import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMediaMtx } from '../../testing/stand-in-mediamtx.ts'
import { createLiveEngine } from './engine.ts'
import type { LiveEnv } from './live-env.ts'

const SECRET = 'k7Qp2vXz9LmT4wRb8NcY3sHd6FgJ1aUe'
let program: Awaited<ReturnType<typeof startMediaMtx>>
let folder: string
beforeAll(async () => {
  program = await startMediaMtx(SECRET)
  folder = await mkdtemp(join(tmpdir(), 'atrio-gravacao-'))
})
afterAll(async () => {
  await program.close()
  await rm(folder, { recursive: true })
})

it('a recording that is larger than it may be is none', async () => {
  const { url } = program
  const env = { LIVE_ENGINE_URL: url, LIVE_ENGINE_PLAYBACK_URL: url, LIVE_ENGINE_HLS_URL: '/sinal' }
  const engine = createLiveEngine({ ...env, LIVE_ENGINE_SECRET: SECRET } as LiveEnv)!
  const film = Buffer.from('a film, as far as this test goes')
  const of = { start: new Date(), seconds: 60 }
  program.record('esperanca', [{ start: of.start.toISOString(), duration: 60 }], film)
  const into = (maxBytes: number) => ({ path: join(folder, 'film.mp4'), maxBytes })
  await expect(engine.fetchRecording('esperanca', of, into(film.length - 1))).rejects.toThrow('too large')
  await engine.fetchRecording('esperanca', of, into(film.length))
  expect(await readFile(join(folder, 'film.mp4'))).toEqual(film)
})
