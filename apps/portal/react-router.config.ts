import { join } from 'node:path'
import { LOCALES } from '@atrio/rules'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './build-steps/build-worker.ts'
import { splitLanguages } from '../../scripts/build-steps/one-language.ts'
import { precompress } from '../../scripts/build-steps/precompress.ts'
import { shortenManifest } from './build-steps/short-manifest.ts'

export default {
  ssr: true,
  // Apart, their parts would only make the list of files longer that every page carries.
  splitRouteModules: false,
  // The route table is short: having it at once spares a request at the first navigation, and works offline.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await shortenManifest(join(client, 'assets'))
    await splitLanguages(join(client, 'assets'), LOCALES)
    await buildWorker(join(import.meta.dirname, 'sw/sw.ts'), client)
    await precompress(join(client, 'assets'))
  },
} satisfies Config
