import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { injectManifest } from '@serwist/build'
import { build } from 'vite'

/** Bundles the service worker into `<client>/sw.js`, with the list of the files that the application is made of. */
export async function buildWorker(source: string, client: string): Promise<void> {
  const bundle = 'sw.bundle.js'
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      copyPublicDir: false,
      lib: { entry: source, name: 'worker', formats: ['iife'], fileName: () => bundle },
    },
  })
  const { warnings } = await injectManifest({
    swSrc: join(client, bundle),
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    // The worker asks for the scripts of its own language, which have the same names.
    // Letters beyond Latin come from the network when a text has them.
    globPatterns: ['assets/*.css', 'assets/en/*.js', 'assets/*-latin-wght-normal-*.woff2'],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^\/?assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  await rm(join(client, bundle))
}
