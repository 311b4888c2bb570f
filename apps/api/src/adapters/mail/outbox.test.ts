import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'

describe('createOutbox', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'atrio-outbox-'))
  })
  afterAll(() => rm(root, { recursive: true }))

  it('keeps mails that are the first, several at once, of a folder that is not there', async () => {
    const outbox = createOutbox(join(root, 'deep', 'outbox'))
    const mail = { fromName: 'Harbor', to: 'a@atrio.example', html: '', text: '', language: 'en' }
    const subjects = ['one', 'two', 'three', 'four']
    await Promise.all(subjects.map((subject) => outbox.send({ ...mail, subject })))
    expect((await outbox.list()).map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
  })
})
