import { defineConfig } from 'vitest/config'
import { maxWorkers, retry } from '../scripts/test-settings.ts'

export default defineConfig({
  test: {
    name: 'demo',
    environment: 'node',
    maxWorkers,
    retry,
    include: ['src/**/*.test.ts'],
    globalSetup: '@atrio/api/testing/global-setup',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
