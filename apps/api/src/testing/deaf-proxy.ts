import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../db/connection.ts'

/**
 * Stands between the application and its database as poolers do that hand each transaction to another connection: all is
 * passed on, and no notice ever comes through.
 */
export async function startDeafProxy(
  of: Connection,
): Promise<{ connection: Connection; close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = of.host.startsWith('/')
      ? connect(join(of.host, `.s.PGSQL.${of.port}`))
      : connect(of.port, of.host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk) => far.write(chunk))
    let rest = Buffer.alloc(0)
    far.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      // A letter, and a length that counts itself.
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const length = 1 + rest.readUInt32BE(1)
        if (rest[0] !== NOTIFICATION) near.write(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    connection: { ...of, host: '127.0.0.1', port },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NOTIFICATION = 'A'.charCodeAt(0)
