import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readJson, root, workspaces } from './paths.mjs'

/** What names another file: an import, an export from it, or the address of a program beside it. */
const NAMES = /(?:from|import)\s*\(?\s*'([^']+)'|new URL\('([^']+)', import\.meta\.url\)/g

/** What the bundler finds by a pattern. */
const GLOBS = /import\.meta\.glob(?:<[^']*>)?\(\s*'([^']+)'/g

const NO_SOURCES = new Set(['node_modules', 'build', 'paraglide', '.react-router'])

/**
 * Which source files name which, over all workspaces.
 *
 * @returns {Map<string, string[]>} by path from the root; only files of the project
 */
export function importGraph() {
  const packages = readPackages()
  const files = [...workspaces(), 'scripts'].flatMap(sourcesIn)
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return [file, [...namedIn(file, source, packages), ...globbedIn(file, source, files)]]
    }),
  )
}

/**
 * The files that reach one of the given ones through what they import, these among them.
 *
 * @param {Map<string, string[]>} graph
 * @param {Iterable<string>} targets
 * @param {(file: string) => boolean} [isWall] is reached, and nothing through it
 */
export function whoReaches(graph, targets, isWall = () => false) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, named] of graph)
    for (const one of named) importers.set(one, [...(importers.get(one) ?? []), file])
  const reached = new Set(targets)
  for (const file of reached) {
    if (isWall(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : sourcesIn(path)
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** @returns {Map<string, { folder: string, exports: Record<string, string> }>} */
function readPackages() {
  return new Map(
    workspaces().map((folder) => {
      const { name, exports } = readJson(`${folder}/package.json`)
      return [name, { folder, exports: exports ?? {} }]
    }),
  )
}

/**
 * @param {string} file
 * @param {string} source
 * @param {string[]} files
 */
function globbedIn(file, source, files) {
  return [...source.matchAll(GLOBS)].flatMap(([, pattern = '']) => {
    const [before = '', after = ''] = posix.join(posix.dirname(file), pattern).split('*')
    return files.filter(
      (one) =>
        one.startsWith(before) &&
        one.endsWith(after) &&
        !one.slice(before.length, one.length - after.length).includes('/'),
    )
  })
}

/**
 * @param {string} file
 * @param {string} source
 * @param {ReturnType<typeof readPackages>} packages
 */
function namedIn(file, source, packages) {
  const names = [...source.matchAll(NAMES)].map((match) => match[1] ?? match[2] ?? '')
  return names.flatMap((name) => {
    const path = name.startsWith('.')
      ? posix.join(posix.dirname(file), name.replace(/[?#].*/, ''))
      : fileOfPackage(name, packages)
    return path !== undefined && isFile(path) ? [path] : []
  })
}

/**
 * @param {string} name
 * @param {ReturnType<typeof readPackages>} packages
 */
function fileOfPackage(name, packages) {
  const [scope, bare, ...rest] = name.split('/')
  const found = packages.get(`${scope}/${bare}`)
  if (!found) return undefined
  const wanted = ['.', ...rest].join('/')
  for (const [key, target] of Object.entries(found.exports)) {
    const [before = '', after] = key.split('*')
    if (after === undefined ? key === wanted : wanted.startsWith(before))
      return posix.join(found.folder, target.replace('*', wanted.slice(before.length)))
  }
  return undefined
}

/** @param {string} path */
function isFile(path) {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile()
}
