import { resolve } from 'node:path'
import { DatabaseUnavailable } from './db/errors.ts'

/**
 * Why the program could not start, beginning with the variable whose value led there: what can be seen only by using a
 * value, such as a port that is taken or a database that does not answer. Other failures speak for themselves.
 */
export function describeStart(error: unknown, source: Record<string, string | undefined>): string {
  const said = error instanceof Error ? error.message : String(error)
  const variable = error instanceof Error ? wrongVariable(error, source) : null
  return variable === null ? said : `${variable}: ${said}`
}

function wrongVariable(error: Error, source: Record<string, string | undefined>): string | null {
  const { code = '', syscall, path } = error as { code?: string; syscall?: string; path?: string }
  if (syscall === 'listen') return code === 'EADDRNOTAVAIL' ? 'HOST' : 'PORT'
  if (syscall === 'getaddrinfo' && source['HOST']) return 'HOST'
  // SQLSTATE classes 28 (who logs in) and 3D (which database).
  const isDatabase = error instanceof DatabaseUnavailable || /^(28|3D)[0-9A-Z]{3}$/.test(code)
  if (isDatabase && source['DATABASE_URL']) return 'DATABASE_URL'
  if (source['POSTGRES_BIN'] && error.message.startsWith(source['POSTGRES_BIN'])) return 'POSTGRES_BIN'
  return path?.startsWith(resolve(source['DATA_DIR'] ?? 'data')) ? 'DATA_DIR' : null
}
