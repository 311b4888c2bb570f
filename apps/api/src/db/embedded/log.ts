/** Where the starter tells what it does; a pino logger and `console` both fit. */
export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
