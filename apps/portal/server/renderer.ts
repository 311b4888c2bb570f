import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageRequest } from './page-request.ts'

/** Where the build leaves what the server serves. */
export const buildDir = join(import.meta.dirname, '../build')

/** Renders one page or its data. */
export type Renderer = (request: Request, page: PageRequest) => Promise<Response>

export type PortalBuild = ServerBuild & {
  entry: {
    module: { createPageHandler: (build: ServerBuild, mode: 'production' | 'development') => Renderer }
  }
}

/** The pages as `npm run build` made them. */
export async function loadBuiltRenderer(): Promise<Renderer> {
  const file = join(buildDir, 'server/index.js')
  if (!existsSync(file)) throw new Error('The portal is not built: run `npm run build` first')
  const build = (await import(pathToFileURL(file).href)) as PortalBuild
  return build.entry.module.createPageHandler(build, 'production')
}
