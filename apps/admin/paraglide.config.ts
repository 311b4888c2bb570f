import { join } from 'node:path'

/** How messages become functions, as the portal's do. */
export const paraglideOptions = {
  project: join(import.meta.dirname, 'project.inlang'),
  outdir: join(import.meta.dirname, 'app/paraglide'),
  strategy: ['globalVariable', 'baseLocale'] as ('globalVariable' | 'baseLocale')[],
  emitReadme: false,
  emitPrettierIgnore: false,
}
