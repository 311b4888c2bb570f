/** The database cannot be asked right now: down, restarting or out of connections. The HTTP layer answers 503. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** Turns the many faces of "no connection" into {@link DatabaseUnavailable}; any other error passes unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = (error as { code?: unknown }).code
  const unavailable =
    (typeof code === 'string' && (SOCKET_ERRORS.has(code) || SQLSTATES.test(code))) ||
    CLIENT_MESSAGES.test(error.message)
  return unavailable ? new DatabaseUnavailable(error) : error
}

const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

// Class 08 connection, 53 insufficient resources, 57P server shutdown, crash, starting up, 25P03 idle in transaction.
const SQLSTATES = /^(08...|53[0-3]00|57P0[1-5]|25P0[34])$/

// `pg` gives these no code: the pool's wait for a free connection and a connection lost under a query.
const CLIENT_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/
