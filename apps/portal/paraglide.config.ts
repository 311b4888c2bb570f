import { join } from 'node:path'

/** How messages become functions; used by the build and by `npm run generate`. */
export const paraglideOptions = {
  // Absolute, because the development server does not run in this folder.
  project: join(import.meta.dirname, 'project.inlang'),
  outdir: join(import.meta.dirname, 'app/paraglide'),
  strategy: ['globalVariable', 'baseLocale'] as ('globalVariable' | 'baseLocale')[],
  emitReadme: false,
  emitPrettierIgnore: false,
  isServer: 'import.meta.env.SSR',
}
