import type { Valores } from '@atrio/contract'

/** What was typed and has not reached a server yet, so that a browser that is killed loses none of it. */
export interface LocalDraft {
  versao: number
  valores: Valores
}

const keyOf = (place: string) => `atrio.rascunho.${place}`

export function readLocal(place: string): LocalDraft | null {
  const text = localStorage.getItem(keyOf(place))
  return text === null ? null : (JSON.parse(text) as LocalDraft)
}

/** A device that has no room keeps what the server has. */
export function writeLocal(place: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    dropLocal(place)
  }
}

export function dropLocal(place: string): void {
  localStorage.removeItem(keyOf(place))
}
