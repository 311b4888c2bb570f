import { keys, readJson, writeJson, type KeyValue } from '../data/storage.ts'

/** Says one thing on the page that loads next. */
export type Flash =
  | { tipo: 'sessionEnded'; redirectTo: string }
  | { tipo: 'loggedOut' }
  | { tipo: 'linkRefused' }
  | { tipo: 'linkExpired' }

export function leaveFlash(session: KeyValue, flash: Flash): void {
  writeJson(session, keys.flash, flash)
}

/** The message left by the page before, once. */
export function takeFlash(session: KeyValue): Flash | null {
  const flash = readJson(session, keys.flash)
  session.removeItem(keys.flash)
  return isFlash(flash) ? flash : null
}

function isFlash(value: unknown): value is Flash {
  return typeof value === 'object' && value !== null && 'tipo' in value
}
