import { expect, it } from 'vitest'
import { createDraft } from './drafts.ts'
import { keys, memoryStorage } from './storage.ts'

it('gives back what was filled in, to the same person only', () => {
  const storage = memoryStorage()
  createDraft('cadastro', 1, storage).write({ nome: 'Ana', sobrenome: '' }, [])
  expect(createDraft('cadastro', 1, storage).read()).toEqual({ nome: 'Ana' })
  expect(createDraft('cadastro', 2, storage).read()).toBeNull()
  expect(createDraft('cadastro', null, storage).read()).toBeNull()
})

it('never stores a secret', () => {
  const storage = memoryStorage()
  createDraft('cadastro', null, storage).write({ nome: 'Ana', senha: 'Abc123!x' }, ['senha'])
  expect(storage.getItem(`${keys.draft}visitor:cadastro`)).toBe('{"nome":"Ana"}')
})

it('leaves nothing behind when the form is empty or the draft unreadable', () => {
  const storage = memoryStorage()
  const draft = createDraft('cadastro', null, storage)
  draft.write({ nome: 'Ana' }, [])
  draft.write({ nome: '' }, [])
  expect(storage.length).toBe(0)
  storage.setItem(`${keys.draft}visitor:cadastro`, '[broken')
  expect(draft.read()).toBeNull()
})
