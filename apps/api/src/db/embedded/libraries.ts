import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'

/**
 * The packaged server lists its libraries' second names instead of shipping the links. Makes those that are
 * missing; where the package may not be written they go into the data folder.
 *
 * @returns the environment under which the server finds its libraries.
 */
export async function libraryPath(native: string, dataFolder: string): Promise<NodeJS.ProcessEnv> {
  const missing = (await readLinks(native)).filter((link) => !existsSync(link.path))
  try {
    for (const link of missing) await makeLink(basename(link.target), link.path)
    return {}
  } catch (error) {
    if (!READ_ONLY.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    const folder = join(dataFolder, 'lib')
    // Links of an earlier run may lead to where the package no longer is.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    for (const link of missing) await makeLink(link.target, join(folder, basename(link.path)))
    // Both: a library that is found through a link looks for its own beside the link.
    const path = [folder, join(native, 'lib')].join(delimiter)
    return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: path }
  }
}

const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM'])

async function readLinks(native: string): Promise<{ target: string; path: string }[]> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  const root = dirname(native)
  return links.map((link) => ({ target: join(root, link.source), path: join(root, link.target) }))
}

// Two first starts may make the same links: whoever comes second finds them done.
async function makeLink(target: string, path: string): Promise<void> {
  try {
    await symlink(target, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
