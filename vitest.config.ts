import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/api',
      'demo',
      plain('portal', 'apps/portal'),
      plain('contract', 'packages/contract'),
      plain('rules', 'packages/rules'),
      plain('rich-text', 'packages/rich-text'),
      plain('ui', 'packages/ui'),
      plain('scripts', 'scripts'),
    ],
  },
})

/** A workspace whose tests need no set-up of their own. */
function plain(name: string, root: string) {
  return {
    test: {
      name,
      root,
      environment: 'node' as const,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/build/**'],
    },
  }
}
