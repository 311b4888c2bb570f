import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateMessages } from './generate.mjs'
import { commandFile, root } from './paths.mjs'
import { runNode } from './run-node.mjs'

const STAMP = join(root, 'apps/portal/build/inputs.sha256')
const INPUTS = [
  'apps/admin',
  'apps/portal',
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-steps',
  'scripts/build.mjs',
]
const NOT_INPUTS = new Set(['build', 'node_modules', 'paraglide', '.react-router', 'test-results'])

/** Builds the portal and the staff's site when anything that goes into it has changed since the last build. */
export async function buildIfChanged() {
  const current = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()
  if (current) return 0
  process.stderr.write('Building the portal and the staff’s site …\n')
  return build()
}

/** Builds the portal and the staff's site, each into its own `build`. */
export async function build() {
  // Hashed before the build: an edit made while it runs leaves a stamp that no longer fits.
  const inputs = hashInputs()
  const react = [commandFile('@react-router/dev', 'react-router'), 'build']
  const vite = [commandFile('vite', 'vite'), 'build', '--logLevel', 'error']
  const code =
    (await generateMessages()) ||
    (await runNode(react, { cwd: 'apps/portal' })) ||
    (await runNode(vite, { cwd: 'apps/admin' }))
  if (code !== 0) return code
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, inputs)
  return 0
}

/** What a build is made of, by path from the root. */
export function inputFiles() {
  return INPUTS.flatMap(listFiles)
}

function hashInputs() {
  const hash = createHash('sha256')
  for (const path of inputFiles()) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (statSync(join(root, path)).isFile()) return [path]
  // The compiler of messages writes beside its settings, while it builds, too: what was built would never fit.
  if (path.endsWith('.inlang')) return [`${path}/settings.json`]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !NOT_INPUTS.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) return listFiles(child)
      return entry.isFile() ? [child] : []
    })
}
