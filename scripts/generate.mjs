import { commandFile } from './paths.mjs'
import { runNode } from './run-node.mjs'

/** Files that are generated and committed; `check` fails when generating again changes one. */
export const committedFiles = ['apps/api/src/db/schema.generated.ts', 'docs/api/openapi.json']

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
    const project = ['--project', `${app}/project.inlang`, '--outdir', `${app}/app/paraglide`]
    const code = await runNode([commandFile('@inlang/paraglide-js', 'paraglide-js'), 'compile', ...project])
    if (code !== 0) return code
  }
  return 0
}

function generateRouteTypes() {
  return runNode([commandFile('@react-router/dev', 'react-router'), 'typegen'], { cwd: 'apps/portal' })
}
