import type { NotaSermao } from '@atrio/contract'
import type { OutboxRecord } from '../personal/outbox.ts'

export type Conteudo = Pick<NotaSermao, 'titulo' | 'texto'>

/** A note as this device has it, and what it knows of the server's. */
export interface LocalNota extends Conteudo, OutboxRecord {
  id: string
  /** The server's note that the text here was made from; null for one that the server never had. */
  base: NotaSermao | null
  /** What was sent and not answered: the server may have it or not. */
  sent: Conteudo | null
  /** The server's note, when it and the text here went apart; `deleted` when it is gone there. */
  conflict: NotaSermao | 'deleted' | null
  /** Deleted here, and not yet on the server. */
  deleted: boolean
  /** When it last changed here, by this device's clock. */
  changedAt: string
  /** The server does not have what is here. */
  pending: boolean
}

/** What is to be sent for a note. */
export type Request =
  | { kind: 'create'; conteudo: Conteudo }
  | { kind: 'save'; conteudo: Conteudo; versao: number }
  | { kind: 'delete' }

export function newNota(id: string, now: string): LocalNota {
  return withPending({
    id,
    titulo: '',
    texto: '',
    base: null,
    sent: null,
    conflict: null,
    deleted: false,
    changedAt: now,
    pending: false,
  })
}

/** The server's note on a device that did not have it. */
export function fromServer(remote: NotaSermao): LocalNota {
  return { ...newNota(remote.id, remote.dataUltimaAlteracao), ...contentOf(remote), base: remote }
}

export function edit(nota: LocalNota, change: Partial<Conteudo>, now: string): LocalNota {
  return withPending({ ...nota, ...change, changedAt: now })
}

/** Nothing but space: such a note is worth no question but whether it may go (Spec §4). */
export function isBlank({ titulo, texto }: Conteudo): boolean {
  return titulo.trim() === '' && texto.trim() === ''
}

/** The text here differs from what the server has, as far as is known. */
export function isDirty(nota: LocalNota): boolean {
  return nota.base === null ? !isBlank(nota) : !isSame(nota, nota.base)
}

/**
 * What has to be sent now, and the note that remembers it was sent; null when nothing has to or may be: a note without
 * a title waits for one, and two versions wait for the person.
 */
export function nextRequest(nota: LocalNota): { nota: LocalNota; request: Request } | null {
  if (nota.deleted) return { nota, request: { kind: 'delete' } }
  if (nota.conflict !== null || !isDirty(nota) || nota.titulo.trim() === '') return null
  const conteudo = contentOf(nota)
  const request: Request = nota.base
    ? { kind: 'save', conteudo, versao: nota.base.versao }
    : { kind: 'create', conteudo }
  return { nota: { ...nota, sent: conteudo }, request }
}

/**
 * The server's note arrives: as an answer, or from a list. What was typed here since is kept. The two went apart only
 * when the server has something that came neither from here nor was known here.
 */
export function receive(nota: LocalNota, remote: NotaSermao): LocalNota {
  if (nota.deleted) return nota
  // A list that was on its way while a change was saved knows less than we do.
  if (nota.base && remote.versao < nota.base.versao) return nota
  const known = { ...nota, base: remote, sent: null, conflict: null }
  if (isSame(nota, remote)) return withPending(known)
  if (!isDirty(nota))
    return withPending({ ...known, ...contentOf(remote), changedAt: remote.dataUltimaAlteracao })
  const isOurs = (nota.sent && isSame(nota.sent, remote)) || (nota.base && isSame(nota.base, remote))
  if (isOurs) return withPending(known)
  return withPending({ ...nota, sent: null, conflict: remote })
}

/** The server does not have the note. Null when it may go here, too. */
export function receiveMissing(nota: LocalNota): LocalNota | null {
  if (nota.deleted) return null
  if (nota.base === null) return nota
  return isDirty(nota) ? withPending({ ...nota, sent: null, conflict: 'deleted' }) : null
}

export type Choice = 'mine' | 'theirs' | 'both'

/** The person chose between two versions. Answers the notes that are there now, this one first; none when it goes. */
export function resolve(nota: LocalNota, choice: Choice, copy: { id: string; titulo: string }): LocalNota[] {
  const { conflict } = nota
  if (conflict === null) return [nota]
  if (conflict === 'deleted') {
    return choice === 'theirs' ? [] : [withPending({ ...nota, base: null, conflict: null })]
  }
  if (choice === 'mine') return [withPending({ ...nota, base: conflict, conflict: null })]
  const theirs = fromServer(conflict)
  if (choice === 'theirs') return [theirs]
  const mine = { ...newNota(copy.id, nota.changedAt), titulo: copy.titulo, texto: nota.texto }
  return [theirs, withPending(mine)]
}

/** The moment that a person would call the note's last change. */
export function lastChange(nota: LocalNota): string {
  return isDirty(nota) || !nota.base ? nota.changedAt : nota.base.dataUltimaAlteracao
}

/** The server trims titles. */
function isSame(a: Conteudo, b: Conteudo): boolean {
  return a.titulo.trim() === b.titulo.trim() && a.texto === b.texto
}

function contentOf({ titulo, texto }: Conteudo): Conteudo {
  return { titulo: titulo.trim(), texto }
}

function withPending(nota: LocalNota): LocalNota {
  return { ...nota, pending: nota.deleted || nota.conflict !== null || isDirty(nota) }
}
