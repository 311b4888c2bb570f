import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './build-steps/precompress.ts'

export default {
  ssr: true,
  // The route table is short: having it at once spares a request at the first navigation, and works offline.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(join(reactRouterConfig.buildDirectory, 'client/assets'))
  },
} satisfies Config
