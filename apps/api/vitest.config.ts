import { defineConfig } from 'vitest/config'
import { maxWorkers, retry } from '../../scripts/test-settings.ts'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    environment: 'node',
    maxWorkers,
    retry,
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
