import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The default leaves one core free; a test that waits for PostgreSQL leaves one free, too.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      'apps/api',
      'demo',
      plain('portal', 'apps/portal'),
      plain('contract', 'packages/contract'),
      plain('drawing', 'packages/drawing'),
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
      // They keep nothing between files that another could find.
      isolate: false,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/build/**'],
    },
  }
}
