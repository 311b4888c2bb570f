import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Reads like Spec §2: addresses, layouts, guards. Modules gate by address: see shell/modules.ts. */
export default [
  layout('shell/home-layout.tsx', [index('church/home-page.tsx')]),
  layout('shell/default-layout.tsx', [route('*', 'shell/not-found-page.tsx')]),
] satisfies RouteConfig
