/** How messages become functions; used by the build and by `npm run generate`. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  strategy: ['globalVariable', 'baseLocale'] as ('globalVariable' | 'baseLocale')[],
  emitReadme: false,
  emitPrettierIgnore: false,
  isServer: 'import.meta.env.SSR',
}
