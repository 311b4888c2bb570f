import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'demo',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: '@atrio/api/testing/global-setup',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
