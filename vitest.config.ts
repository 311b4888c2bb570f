import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { maxWorkers, retry } from './scripts/test-settings.ts'

const setupFiles = ['property-seed', 'leave-nothing'].map((name) =>
  fileURLToPath(new URL(`scripts/${name}.ts`, import.meta.url)),
)

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      'apps/api',
      'demo',
      plain('admin', 'apps/admin'),
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
      maxWorkers,
      retry,
      environment: 'node' as const,
      // They keep nothing between files that another could find.
      isolate: false,
      setupFiles,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/build/**'],
    },
  }
}
