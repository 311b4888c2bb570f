import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph, whoReaches } from './import-graph.mjs'
import { readJson, root, workspaces } from './paths.mjs'

/** What knows every slice: whoever reaches a change only through one of these is about another slice. */
const KNOWS_ALL = new Set([
  'apps/api/src/app.ts',
  'apps/api/src/deps.ts',
  'apps/api/src/open-deps.ts',
  'packages/contract/src/index.ts',
])
/** Where a folder, or the beginning of a file's name, is a slice. */
const SLICES = [
  /^apps\/api\/src\/([\w-]+)\//,
  /^apps\/portal\/app\/([\w-]+)\//,
  /^apps\/portal\/messages\/([\w-]+)\//,
  /^packages\/contract\/src\/([\w-]+?)(?:-(?:shapes|rules|holds|waiting))?(?:\.test)?\.ts$/,
]
/** Folders of the same kind that are none: what lies there is found by its imports alone. */
const SHARED = new Set(['adapters', 'db', 'http', 'jobs', 'ops', 'testing', 'lib', 'forms', 'paraglide'])
const GENERATES = /^packages\/contract\/src|\/migrations\/|\/messages\/|\/routes\.ts$|generate/
const TEST = /\.test\.tsx?$/

/**
 * What a change can break: tests of the changed files, of what imports them and of their slices, with the tests that
 * stand over all calls; journeys that are named after the slices, and the visits of their screens (Decision 106).
 *
 * @param {string} [base] what the change is measured against; by default where it left `main`
 */
export function whatChanged(base) {
  const files = changedFiles(base)
  const graph = importGraph()
  const slices = new Set(files.flatMap((file) => sliceOf(file) ?? []))
  const reached = whoReaches(graph, files, (file) => KNOWS_ALL.has(file))
  return {
    files,
    slices,
    generates: files.some((file) => GENERATES.test(file)),
    workspaces: dependents(files),
    tests: [...graph.keys()].filter((file) => TEST.test(file) && concerns(file, files, slices, reached)),
    ...journeysOf([...graph.keys()], slices, reached),
  }
}

/** @param {string} [base] */
function changedFiles(base) {
  const from = base ?? (git('merge-base', 'HEAD', 'main')[0] || 'HEAD')
  const names = [
    ...git('diff', '--name-only', '--diff-filter=d', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(names)]
}

/** @param {string[]} args */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}

/** @param {string} file */
function sliceOf(file) {
  const name = SLICES.map((pattern) => pattern.exec(file)?.[1]).find(Boolean)
  return name === undefined || SHARED.has(name) ? undefined : name
}

/**
 * @param {string} test
 * @param {string[]} files
 * @param {Set<string>} slices
 * @param {Set<string>} reached
 */
function concerns(test, files, slices, reached) {
  if (reached.has(test)) return true
  const slice = sliceOf(test)
  if (slice !== undefined && slices.has(slice)) return true
  if (!test.startsWith('apps/api/src/')) return false
  // A migration is every slice's; what stands over all calls is about each.
  if (files.some((file) => file.includes('/migrations/'))) return true
  return (
    test.startsWith('apps/api/src/testing/') &&
    files.some((file) => /^(apps\/api|packages\/contract)\//.test(file))
  )
}

/**
 * The workspaces with changed files, and those that depend on them.
 *
 * @param {string[]} files
 */
function dependents(files) {
  const all = workspaces().map((folder) => ({ folder, ...readJson(`${folder}/package.json`) }))
  const found = new Set(all.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))))
  for (const one of found)
    for (const other of all)
      if ({ ...other.dependencies, ...other.devDependencies }[one.name] !== undefined) found.add(other)
  const scripts = files.some((file) => /^(scripts\/|[^/]+$)/.test(file)) ? ['scripts'] : []
  return [...scripts, ...[...found].map(({ folder }) => folder)]
}

/**
 * Journeys are named after slices; a slice without one of its name has those that open its addresses.
 *
 * @param {string[]} all
 * @param {Set<string>} slices
 * @param {Set<string>} reached
 */
function journeysOf(all, slices, reached) {
  const specs = all.filter((file) => file.endsWith('.spec.ts'))
  const screens = 'e2e/src/screens.spec.ts'
  const chosen = new Set(specs.filter((spec) => reached.has(spec)))
  const addresses = [...slices].flatMap(addressesOf)
  for (const slice of slices) {
    const named = specs.filter((spec) => new RegExp(`/${slice}(-[\\w-]+)?\\.spec\\.ts$`).test(spec))
    const opening = new RegExp(`['"\`](${addressesOf(slice).join('|') || '$^'})(?=['"\`?/#$])`)
    const others = () => specs.filter((spec) => opening.test(readFileSync(join(root, spec), 'utf8')))
    for (const spec of named.length > 0 ? named : others()) chosen.add(spec)
  }
  const shown = addresses.length > 0 && !chosen.has(screens)
  if (shown) chosen.add(screens)
  return { journeys: [...chosen], screens: shown ? `^(${addresses.join('|')})$` : undefined }
}

/**
 * The addresses of a slice's pages as patterns; those of nested routes begin with what their parents have.
 *
 * @param {string} slice
 */
function addressesOf(slice) {
  const source = readFileSync(join(root, 'apps/portal/app/routes.ts'), 'utf8')
  const routes = [...source.matchAll(/(?:route\(\s*'([^']+)',\s*|index\()'([\w-]+)\//g)]
  return routes
    .filter(([, path = '', folder]) => folder === slice && /^(\w|$)/.test(path))
    .map(([, path = '']) => (path === '' ? '/' : `(/[\\w-]+)?/${path.replace(/:\w+|\*/g, '[^/]+')}`))
}
