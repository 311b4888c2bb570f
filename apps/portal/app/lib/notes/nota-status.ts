import { formatInstant, todayIn, type Locale } from '@atrio/rules'
import { codeMessage } from '../messages/error-messages.ts'
import { m } from '../../paraglide/messages.js'
import { isDirty, lastChange, type LocalNota } from './nota-state.ts'
import type { Sending } from '../personal/outbox.ts'

/** What the chip of a note says, and in which tone. */
export interface NotaStatus {
  tone: 'plain' | 'ok' | 'info' | 'warn' | 'bad'
  text: string
}

/** Where the words of a note are: on the server, on this device, or on their way. */
export function notaStatus(
  nota: LocalNota,
  sending: Sending | undefined,
  place: { locale: Locale; timeZone: string },
): NotaStatus {
  if (nota.conflict) return { tone: 'warn', text: m.notes_status_conflict() }
  if (!isDirty(nota)) {
    return nota.base
      ? { tone: 'ok', text: m.notes_status_saved({ time: savedTime(nota, place) }) }
      : { tone: 'plain', text: m.notes_status_empty() }
  }
  if (sending?.state === 'saving') return { tone: 'info', text: m.notes_status_saving() }
  if (sending?.state === 'offline') return { tone: 'warn', text: m.notes_status_offline() }
  if (sending?.state === 'ended') return { tone: 'warn', text: m.notes_status_ended() }
  if (sending?.state === 'refused') {
    return { tone: 'bad', text: m.notes_status_refused({ why: codeMessage(sending.code).title }) }
  }
  if (nota.titulo.trim() === '') return { tone: 'info', text: m.notes_status_untitled() }
  return { tone: 'info', text: m.notes_status_device() }
}

/** The hour for what was saved today, with the day before that. */
function savedTime(nota: LocalNota, { locale, timeZone }: { locale: Locale; timeZone: string }): string {
  const moment = lastChange(nota)
  const isToday = todayIn(timeZone, new Date(moment)) === todayIn(timeZone)
  return formatInstant(moment, isToday ? 'time' : 'dateTime', locale, timeZone)
}
