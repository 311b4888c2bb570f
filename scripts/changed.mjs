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
  'apps/api/src/slices.ts',
  'packages/contract/src/index.ts',
])
/** What these give is typed by the contract, whatever lies behind them. */
const TYPED_BY_CONTRACT = new Set(['apps/api/src/app.ts', 'apps/api/src/slices.ts'])
/** Tests that find by themselves what they look at, and no import says so: for a change in one of the folders. */
const LOOKS_AT = [
  { in: 'apps/api/src/', test: 'apps/api/src/agendas.test.ts' },
  { in: 'apps/api/src/', test: 'apps/api/src/kinds.test.ts' },
  { in: 'apps/api/src/', test: 'scripts/layers.test.ts' },
  { in: 'apps/portal/app/', test: 'apps/portal/app/access/log-in-reasons.test.ts' },
  { in: 'apps/portal/app/', test: 'apps/portal/server/page-parameters.test.ts' },
  { in: 'apps/portal/messages/', test: 'apps/portal/app/lib/messages/native-words.test.ts' },
]
/** What asks every call, or those of the slices that a change is about (`asked-calls.ts`). */
const ASKING = ['bad-input', 'statuses', 'tenant-matrix'].map(
  (name) => `apps/api/src/testing/${name}.test.ts`,
)
/** What stands beside these and is about a part of the API: for a change of slices' code, only of these. */
const ABOUT = [
  { test: 'apps/api/src/testing/demo-subscribers.test.ts', slices: ['orders', 'payments', 'subscriptions'] },
  { test: 'apps/api/src/testing/log-canary.test.ts', slices: ['access', 'account'] },
  { test: 'apps/api/src/testing/outage.test.ts', slices: ['access', 'church'] },
  { test: 'apps/api/src/testing/rls.test.ts', slices: [] },
]
/** Before what the staff's site has, as before its journeys: `staff-events.spec.ts`. */
const STAFF = 'staff-'
/** The code of a slice of the API, and what has a function for each call. */
const OWN_CODE = /^apps\/api\/src\/[\w-]+\//
const ROUTES = 'apps/api/src/slices.ts'
/** Where a folder, or the beginning of a file's name, is a slice. */
const SLICES = [
  /^apps\/api\/(?:src|messages)\/([\w-]+)\//,
  /^apps\/portal\/app\/([\w-]+)\//,
  /^apps\/portal\/messages\/([\w-]+)\//,
  /^packages\/contract\/src\/([\w-]+?)(?:-(?:shapes|rules|holds|waiting))?(?:\.test)?\.ts$/,
]
/** Folders of the same kind that are none: what lies there is found by its imports alone. */
const SHARED = new Set(['adapters', 'db', 'http', 'jobs', 'ops', 'testing', 'lib', 'forms', 'paraglide'])
const GENERATES =
  /^packages\/contract\/src|\/migrations\/|^apps\/\w+\/messages\/|project\.inlang|^apps\/portal\/app\/routes\.ts$|generate/
const TEST = /\.test\.tsx?$/

/**
 * What the change since a commit can break.
 *
 * @param {string} [base] what the change is measured against; by default where it left `main`
 */
export function whatChanged(base) {
  return whatBreaks(changedFiles(base))
}

/**
 * What a change of files can break: tests of these, of what imports them and of their slices, with the tests that stand
 * over all calls; journeys that are named after the slices, and the visits of their screens (Decisions 106, 260).
 *
 * @param {string[]} files
 */
export function whatBreaks(files) {
  const graph = importGraph()
  const slices = new Set(files.flatMap((file) => sliceOf(file) ?? []))
  const reached = whoReaches(graph, files, (file) => KNOWS_ALL.has(file))
  const asked = askedOf(files, reached)
  return {
    files,
    slices,
    asked,
    generates: files.some((file) => GENERATES.test(file)),
    workspaces: typed(files, graph),
    tests: [...graph.keys()].filter((file) => TEST.test(file) && concerns(file, { files, reached, asked })),
    ...journeysOf([...graph.keys()], { files, slices, reached }),
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
  const desk = /^apps\/admin\/app\/([\w-]+)\//.exec(file)?.[1]
  if (desk !== undefined) return desk === 'paraglide' ? undefined : STAFF + desk
  const name = SLICES.map((pattern) => pattern.exec(file)?.[1]).find(Boolean)
  return name === undefined || SHARED.has(name) ? undefined : name
}

/**
 * The slices whose calls alone a change can break: where all of it in the API is slices' own code, and so is what imports
 * this. Undefined where it may be any call.
 *
 * @param {string[]} files
 * @param {Set<string>} reached
 */
function askedOf(files, reached) {
  const isOwn = files.filter(isOfApi).every((file) => OWN_CODE.test(file) && sliceOf(file) !== undefined)
  const isWide = [...KNOWS_ALL, ...ASKING].some((file) => reached.has(file) && file !== ROUTES)
  if (!isOwn || isWide) return undefined
  return [...new Set([...reached].flatMap((file) => (OWN_CODE.test(file) && sliceOf(file)) || []))]
}

/** @param {string} file */
function isOfApi(file) {
  return /^(apps\/api|packages\/contract)\//.test(file)
}

/**
 * @param {string} test
 * @param {{ files: string[], reached: Set<string>, asked: string[] | undefined }} change
 */
function concerns(test, { files, reached, asked }) {
  if (reached.has(test)) return true
  if (LOOKS_AT.some((one) => one.test === test && files.some((file) => file.startsWith(one.in)))) return true
  const slice = sliceOf(test)
  // What a slice is in another application meets this only through a browser.
  if (slice !== undefined && files.some((file) => sliceOf(file) === slice && meets(file, test))) return true
  if (!test.startsWith('apps/api/src/')) return false
  // A migration is every slice's; what stands over all calls is about each.
  if (files.some((file) => file.includes('/migrations/'))) return true
  if (!test.startsWith('apps/api/src/testing/') || !files.some(isOfApi)) return false
  const about = ABOUT.find((one) => one.test === test)
  return !about || !asked || asked.some((name) => about.slices.includes(name))
}

/**
 * @param {string} file
 * @param {string} test
 */
function meets(file, test) {
  return file.startsWith('packages/') || file.split('/')[1] === test.split('/')[1]
}

/**
 * The workspaces whose types a change can break: of sources those that import them, of all else those that depend on its
 * workspace.
 *
 * @param {string[]} files
 * @param {ReturnType<typeof importGraph>} graph
 */
function typed(files, graph) {
  const folders = workspaces()
  const sources = files.filter((file) => graph.has(file))
  const reached = whoReaches(graph, sources, (file) => TYPED_BY_CONTRACT.has(file))
  const found = new Set(dependents(files.filter((file) => !graph.has(file))))
  for (const file of reached) {
    const folder = [...folders, 'scripts'].find((one) => file.startsWith(`${one}/`))
    if (folder !== undefined) found.add(folder)
  }
  return [...found]
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
 * Journeys are named after slices; a slice without one of its name has those that open its addresses, and a part of the
 * staff's site the one that goes through all of it. Screens are visited for how they are drawn, which the API does not.
 *
 * @param {string[]} all
 * @param {{ files: string[], slices: Set<string>, reached: Set<string> }} change
 */
function journeysOf(all, { files, slices, reached }) {
  const specs = all.filter((file) => file.endsWith('.spec.ts'))
  const screens = 'e2e/src/screens.spec.ts'
  const staff = 'e2e/src/staff-acceptance.spec.ts'
  const chosen = new Set(specs.filter((spec) => reached.has(spec)))
  const addresses = [...slices].flatMap(addressesOf)
  for (const slice of slices) {
    const named = specs.filter((spec) => new RegExp(`/${slice}(-[\\w-]+)?\\.spec\\.ts$`).test(spec))
    const opening = new RegExp(`['"\`](${addressesOf(slice).join('|') || '$^'})(?=['"\`?/#$])`)
    const others = () => specs.filter((spec) => opening.test(readFileSync(join(root, spec), 'utf8')))
    const fitting = named.length > 0 ? named : others()
    for (const spec of fitting) chosen.add(spec)
    if (slice.startsWith(STAFF) && fitting.length === 0) chosen.add(staff)
  }
  const isDrawn = files.some((file) => /^(apps\/portal|packages)\//.test(file))
  const shown = isDrawn && addresses.length > 0 && !chosen.has(screens)
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
