import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile, root } from './paths.mjs'
import { runNode } from './run-node.mjs'

/** Files that are generated and committed; `check` fails when generating again changes one. */
export const committedFiles = [
  'apps/admin/project.inlang/settings.json',
  'apps/api/src/db/schema.generated.ts',
  'apps/portal/project.inlang/settings.json',
  'docs/api/openapi.json',
]

/** Writes every generated file anew. */
export async function generate() {
  return (
    (await generateMessages()) ||
    (await generateRouteTypes()) ||
    (await runNode(['apps/api/src/db/generate-schema.ts'])) ||
    (await runNode(['apps/api/src/generate-openapi.ts']))
  )
}

/** The texts of the portal and of the staff's site, as functions in three languages. */
export async function generateMessages() {
  for (const app of ['apps/portal', 'apps/admin']) {
    listMessages(app)
    const project = ['--project', `${app}/project.inlang`, '--outdir', `${app}/app/paraglide`]
    const code = await runNode([commandFile('@inlang/paraglide-js', 'paraglide-js'), 'compile', ...project])
    if (code !== 0) return code
  }
  return 0
}

/**
 * Writes into an application's settings where its texts are: in each folder of `messages`, and beside these.
 *
 * @param {string} app
 */
function listMessages(app) {
  const file = join(root, app, 'project.inlang/settings.json')
  const before = readFileSync(file, 'utf8')
  const patterns = readdirSync(join(root, app, 'messages'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? `./messages/${entry.name}/{locale}.json` : []))
    .sort()
  if (existsSync(join(root, app, 'messages/en.json'))) patterns.unshift('./messages/{locale}.json')
  const lines = patterns.map((pattern) => `      ${JSON.stringify(pattern)}`).join(',\n')
  const after = before.replace(/("pathPattern": )\[[^\]]*\]/, (_, key) => `${key}[\n${lines}\n    ]`)
  if (after !== before) writeFileSync(file, after)
}

function generateRouteTypes() {
  return runNode([commandFile('@react-router/dev', 'react-router'), 'typegen'], { cwd: 'apps/portal' })
}
