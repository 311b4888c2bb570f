import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolders, readAcknowledged } from '../testing/data-folders.ts'
import { isAlive, startWriter } from '../testing/embedded-process.ts'

const folders = new DataFolders()
const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65_534, gid: 65_534 }

beforeAll(() => folders.open())
afterAll(() => folders.close())

// Only root can start processes as others; an ordinary user's run of the other tests is this one's counterpart.
describe.runIf(isRoot)('the server of', () => {
  it.runIf(nobodyCanRead(import.meta.filename))(
    'an ordinary user starts, and starts again after it was killed',
    async () => {
      const folder = folders.unused()
      await mkdir(folder)
      await chmod(join(folder, '..'), 0o711)
      await chown(folder, NOBODY.uid, NOBODY.gid)
      const first = startWriter(folder, NOBODY)
      await first.writes(20)
      await first.kill()
      const second = startWriter(folder, NOBODY)
      await second.writes(20)
      await second.kill()
      expect(second.acknowledged[0]).toBeGreaterThan(first.acknowledged.at(-1)!)
    },
  )

  it.runIf(nobodyCanRead(import.meta.filename))(
    'an ordinary user is refused what it may not read or write',
    async () => {
      const folder = await folders.used()
      await expect(startWriter(folder, NOBODY).server).rejects.toThrow(/EACCES|cannot be written/)
      await chown(folder, NOBODY.uid, NOBODY.gid)
      for (const file of ['owner.lock', 'owner.pid']) await rm(join(folder, file))
      await expect(startWriter(folder, NOBODY).server).rejects.toThrow(
        `The database in ${join(folder, 'postgres')} is not readable`,
      )
    },
  )

  it.runIf(works('unshare', '--user', 'true'))('root runs in a user namespace', async () => {
    const writer = startWriter(await folders.used())
    expect(await serverUser(await writer.server)).toBe(0)
    await writer.kill()
  })

  // A PATH without `unshare` stands for a container that forbids namespaces.
  it.runIf(works('setpriv', '--ambient-caps=-all', 'true'))(
    'root without namespaces runs as nobody, even below a closed folder',
    async () => {
      const folder = join(folders.unused(), 'data')
      await mkdir(join(folder, '..'), { mode: 0o700 })
      const programs = folders.unused()
      await mkdir(programs)
      await symlink(which('setpriv'), join(programs, 'setpriv'))
      const writer = startWriter(folder, { env: { ...process.env, PATH: programs } })
      expect(await serverUser(await writer.server)).toBe(NOBODY.uid)
      await writer.writes(20)
      await writer.kill()
      expect(await readAcknowledged(folder)).toEqual(expect.arrayContaining(writer.acknowledged))
    },
  )

  it.runIf(nobodyCanRead(import.meta.filename))(
    'root without any such program outlives its killed owner, and the next start ends it first',
    async () => {
      const folder = await folders.used()
      await chmod(join(folder, '..'), 0o711)
      const writer = startWriter(folder, { env: { ...process.env, PATH: '' } })
      const server = await writer.server
      expect(await serverUser(server)).toBe(NOBODY.uid)
      await writer.writes(20)
      await writer.kill()
      expect(isAlive(server)).toBe(true)
      expect(await readAcknowledged(folder)).toEqual(expect.arrayContaining(writer.acknowledged))
      await expect.poll(() => isAlive(server)).toBe(false)
    },
  )
})

async function serverUser(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])
}

function which(program: string): string {
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim()
}

// A checkout below a closed home folder cannot be run by others.
function nobodyCanRead(file: string): boolean {
  return spawnSync(process.execPath, ['-e', `require('fs').readFileSync('${file}')`], NOBODY).status === 0
}

function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0
}
