import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'

describe('createOutbox', () => {
  const mail = {
    fromName: 'Harbor',
    to: 'a@atrio.example',
    html: '',
    text: '',
    language: 'en',
    unsubscribe: null,
    files: [],
  }
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
  it('keeps what a message carries beside it, and forgets both together', async () => {
    const dir = join(root, 'files')
    const outbox = createOutbox(dir)
    const conteudo = Buffer.from('%PDF-1.7')
    const file = { nome: 'ingressos.pdf', tipo: 'application/pdf', conteudo, cid: null } as const
    await outbox.send({ ...mail, subject: 'a', files: [file] })
    const [kept] = await outbox.list()
    expect(kept!.files).toEqual([{ nome: 'ingressos.pdf', tipo: 'application/pdf', bytes: 8, cid: null }])
    expect(await outbox.file(kept!.id, 0)).toEqual(conteudo)
    expect(await outbox.file(kept!.id, 1)).toBeNull()
    expect(await outbox.file('../a', 0)).toBeNull()
    for (let sent = 0; sent < 1_100; sent += 1) await outbox.send({ ...mail, subject: 'b' })
    expect(await outbox.file(kept!.id, 0)).toBeNull()
  })
})
