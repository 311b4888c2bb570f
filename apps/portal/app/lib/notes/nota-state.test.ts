import type { NotaSermao } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import {
  edit,
  fromServer,
  isDirty,
  newNota,
  nextRequest,
  receive,
  receiveMissing,
  resolve,
  type LocalNota,
} from './nota-state.ts'

const server = (versao: number, texto: string, titulo = 'Graça'): NotaSermao => ({
  id: 'n1',
  titulo,
  texto,
  versao,
  dataCadastro: '2026-11-22T10:00:00.000Z',
  dataUltimaAlteracao: `2026-11-22T10:0${versao}:00.000Z`,
})
const later = '2026-11-22T11:00:00.000Z'
const typed = (nota: LocalNota, texto: string) => edit(nota, { texto }, later)

describe('what is sent', () => {
  it('nothing for a note without a title, or without a change', () => {
    const untitled = typed(newNota('n1', later), 'texto')
    expect([nextRequest(untitled), untitled.pending]).toEqual([null, true])
    expect(nextRequest(fromServer(server(1, 'a')))).toBeNull()
    expect(nextRequest(newNota('n1', later))).toBeNull()
  })

  it('a new note as a whole, its title trimmed; a changed one with the version it was made from', () => {
    const fresh = edit(newNota('n1', later), { titulo: ' Graça ', texto: 'a' }, later)
    expect(nextRequest(fresh)?.request).toEqual({ kind: 'create', conteudo: { titulo: 'Graça', texto: 'a' } })
    expect(nextRequest(typed(fromServer(server(3, 'a')), 'b'))?.request).toEqual({
      kind: 'save',
      conteudo: { titulo: 'Graça', texto: 'b' },
      versao: 3,
    })
  })

  it('nothing while two versions wait for the person', () => {
    const apart = receive(typed(fromServer(server(1, 'a')), 'aqui'), server(2, 'lá'))
    expect(nextRequest(apart)).toBeNull()
  })
})

describe('what the server has arrives', () => {
  it('is taken over where nothing changed here', () => {
    const nota = receive(fromServer(server(1, 'a')), server(2, 'b'))
    expect(nota).toMatchObject({ texto: 'b', conflict: null, pending: false })
  })

  it('settles what was sent, and keeps what was typed meanwhile', () => {
    const { nota: sent } = nextRequest(typed(fromServer(server(1, 'a')), 'ab'))!
    const answered = receive(typed(sent, 'abc'), server(2, 'ab'))
    expect(answered).toMatchObject({ texto: 'abc', conflict: null, base: { versao: 2 }, pending: true })
    expect(nextRequest(answered)?.request).toMatchObject({ versao: 2 })
  })

  it('knows its own change again when the answer to it was lost', () => {
    const { nota: lost } = nextRequest(typed(fromServer(server(1, 'a')), 'ab'))!
    // After the crash the list brings what had been saved.
    expect(receive(typed(lost, 'abc'), server(2, 'ab')).conflict).toBeNull()
  })

  it('keeps both versions when another device changed the note', () => {
    const apart = receive(typed(fromServer(server(1, 'a')), 'aqui'), server(2, 'lá'))
    expect(apart).toMatchObject({ texto: 'aqui', conflict: { texto: 'lá' }, pending: true })
  })

  it('counts an older list for nothing', () => {
    const nota = fromServer(server(3, 'c'))
    expect(receive(nota, server(2, 'b'))).toBe(nota)
  })

  it('a note that is gone there goes here, but not with words that are only here', () => {
    expect(receiveMissing(fromServer(server(1, 'a')))).toBeNull()
    expect(receiveMissing(typed(fromServer(server(1, 'a')), 'b'))).toMatchObject({
      texto: 'b',
      conflict: 'deleted',
    })
    const neverSent = typed(newNota('n1', later), 'b')
    expect(receiveMissing(neverSent)).toBe(neverSent)
  })
})

describe('the person chooses', () => {
  const apart = receive(typed(fromServer(server(1, 'a')), 'aqui'), server(2, 'lá'))
  const copy = { id: 'n2', titulo: 'Graça (cópia)' }

  it('both: the other version stays, the one here becomes a note of its own', () => {
    const [first, second] = resolve(apart, 'both', copy)
    expect(first).toMatchObject({ id: 'n1', texto: 'lá', conflict: null, pending: false })
    expect(second).toMatchObject({ id: 'n2', titulo: 'Graça (cópia)', texto: 'aqui', pending: true })
  })

  it('mine: it is written over the version that was seen, and over no later one', () => {
    const [mine] = resolve(apart, 'mine', copy)
    expect(nextRequest(mine!)?.request).toMatchObject({
      kind: 'save',
      versao: 2,
      conteudo: { texto: 'aqui' },
    })
  })

  it('theirs: nothing is left to send', () => {
    expect(resolve(apart, 'theirs', copy).map(isDirty)).toEqual([false])
  })

  it('a note that was deleted elsewhere is written anew or goes', () => {
    const gone = receiveMissing(typed(fromServer(server(1, 'a')), 'b'))!
    expect(nextRequest(resolve(gone, 'mine', copy)[0]!)?.request.kind).toBe('create')
    expect(resolve(gone, 'theirs', copy)).toEqual([])
  })
})
