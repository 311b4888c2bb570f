import { isTimeZone } from '../announce/push-silence.ts'
import { AppError } from '../http/errors.ts'

/** The clock of a church. @throws AppError VALIDATION */
export function requireTimeZone(timeZone: string, campo: string): void {
  if (!isTimeZone(timeZone)) throw new AppError('VALIDATION', { campos: [{ campo, regra: 'unknown' }] })
}
