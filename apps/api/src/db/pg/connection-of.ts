import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What `pg.Client` keeps of its connection, and its types do not tell. */
export function connectionOf(client: Pick<pg.ClientBase, 'connect'>): Connection {
  return (client as unknown as { connection: Connection }).connection
}

interface Connection {
  stream: Writable
  /** The texts of named statements, by name: those that the server has, and those that are on their way to it. */
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
}

/** Ends a connection without a word: nobody is there to hear it. */
export function cutOff(client: pg.ClientBase): void {
  connectionOf(client).stream.destroy()
}
