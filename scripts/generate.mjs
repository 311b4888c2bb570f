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

/** The portal's texts, as functions in its three languages. */
export function generateMessages() {
  const project = ['--project', 'apps/portal/project.inlang', '--outdir', 'apps/portal/app/paraglide']
  return runNode([commandFile('@inlang/paraglide-js', 'paraglide-js'), 'compile', ...project])
}

function generateRouteTypes() {
  return runNode([commandFile('@react-router/dev', 'react-router'), 'typegen'], { cwd: 'apps/portal' })
}
