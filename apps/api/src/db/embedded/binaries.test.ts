import { chmod, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.ts'
import { libraryPath } from './libraries.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrio-binaries-'))
})

afterEach(async () => {
  await chmod(join(folder, 'native/lib'), 0o755).catch(() => {})
  await rm(folder, { recursive: true })
})

describe('findBinaries', () => {
  it('refuses a folder without the programs, naming the one that is missing', async () => {
    await expect(findBinaries(folder, folder)).rejects.toThrow(
      `${folder} is not a PostgreSQL bin folder: ${join(folder, 'postgres')} is missing`,
    )
  })

  it.runIf(process.platform !== 'win32').each([
    ['14.23', 'PostgreSQL 14.23'],
    ['9.6.24', 'PostgreSQL 9.6'],
  ])('refuses PostgreSQL %s', async (version, named) => {
    await fakeProgram('postgres', `echo "postgres (PostgreSQL) ${version} (Debian)"`)
    await fakeProgram('initdb', '')
    await expect(findBinaries(folder, folder)).rejects.toThrow(`${named} in ${folder} is too old`)
  })

  it.runIf(process.platform !== 'win32').each([
    ['15.0', 15],
    ['19beta1', 19],
  ])('accepts PostgreSQL %s', async (version, major) => {
    await fakeProgram('postgres', `echo "postgres (PostgreSQL) ${version}"`)
    await fakeProgram('initdb', '')
    expect(await findBinaries(folder, folder)).toMatchObject({ version, major })
  })
})

describe('libraryPath', () => {
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]

  beforeEach(async () => {
    await mkdir(join(folder, 'native/lib'), { recursive: true })
    await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '')
    await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
  })

  it('makes the listed links beside the libraries, also when two starts do it at once', async () => {
    const native = join(folder, 'native')
    const results = await Promise.all([libraryPath(native, folder), libraryPath(native, folder)])
    expect(results).toEqual([{}, {}])
    expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  })

  it.runIf(process.getuid && process.getuid() !== 0)(
    'makes them in the data folder when the package is closed, anew each time',
    async () => {
      await chmod(join(folder, 'native/lib'), 0o555)
      for (let start = 0; start < 2; start += 1) {
        const env = await libraryPath(join(folder, 'native'), folder)
        expect(Object.values(env)).toEqual([
          [join(folder, 'lib'), join(folder, 'native/lib')].join(delimiter),
        ])
      }
      expect(await readlink(join(folder, 'lib/libpq.so.5'))).toBe(join(folder, 'native/lib/libpq.so.5.18'))
    },
  )
})

async function fakeProgram(name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}
