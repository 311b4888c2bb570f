import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'

describe('createOutbox', () => {
  const mail = { fromName: 'Harbor', to: 'a@atrio.example', html: '', text: '', language: 'en' }
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'atrio-outbox-'))
  })
  afterAll(() => rm(root, { recursive: true }))

  it('makes its folder, also when somebody clears it away meanwhile', async () => {
    const dir = join(root, 'deep', 'outbox')
    const outbox = createOutbox(dir)
    const subjects = async () => (await outbox.list()).map(({ subject }) => subject).toSorted()
    await Promise.all(['a', 'b', 'c'].map((subject) => outbox.send({ ...mail, subject })))
    expect(await subjects()).toEqual(['a', 'b', 'c'])
    await rm(dir, { recursive: true })
    await outbox.send({ ...mail, subject: 'd' })
    expect(await subjects()).toEqual(['d'])
  })
})
