import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * @param {string} path relative to the root
 * @returns {any}
 */
export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/**
 * The folders of the workspaces, relative to the root.
 * @returns {string[]}
 */
export function workspaces() {
  const folders = readJson('package.json').workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
  return folders.filter((/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json')))
}

/**
 * The JavaScript file behind a package's command. Running that file ourselves, rather than the link in
 * `.bin`, fixes which Node runs it and works the same on Windows.
 *
 * @param {string} packageName
 * @param {string} command
 */
export function commandFile(packageName, command) {
  const folder = join('node_modules', packageName)
  if (!existsSync(join(root, folder))) throw new Error(`${packageName} is not installed`)
  return join(root, folder, readJson(join(folder, 'package.json')).bin[command])
}
