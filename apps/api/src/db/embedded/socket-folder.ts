import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Identity } from './identity.ts'

/** Where the server listens: a folder that only its user may enter. */
export type SocketFolder = {
  host: string
  port: number
  /** The server's own settings for it. */
  settings: Record<string, string>
  remove(): Promise<void>
}

/** Opens the folder of the server's Unix socket; on Windows, which has none, a loopback port. */
export async function openSocketFolder(dataFolder: string, identity: Identity): Promise<SocketFolder> {
  if (process.platform === 'win32') return loopback()
  const inside = join(dataFolder, 'run')
  // Longer names do not fit into a socket's address: bind would fail with a cryptic message.
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) < 104
  const folder = fits ? inside : await mkdtemp(join(tmpdir(), 'atrio-'))
  // What a crash left there may belong to another user.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  if (identity.files) await chown(folder, identity.files.uid, identity.files.gid)
  return {
    host: folder,
    port: 5432,
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: '5432',
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function loopback(): Promise<SocketFolder> {
  const port = await freePort()
  return {
    host: '127.0.0.1',
    port,
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    remove: async () => {},
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
