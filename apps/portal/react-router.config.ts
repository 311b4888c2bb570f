import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route table is short: having it at once spares a request at the first navigation, and works offline.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
