import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../scripts/browser.ts'
import { retry } from '../scripts/test-settings.ts'
import { findWorlds } from './src/worlds.ts'

const workers = 2
const worlds = await findWorlds(workers)

const isCi = Boolean(process.env.CI)
const browser = await findBrowser()

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  globalTimeout: 65 * 60_000,
  fullyParallel: true,
  // Of a busy machine; nothing here measures speed. A gateway has 25 seconds for its answer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: isCi,
  workers,
  retries: retry,
  // The JSON report goes to the file that PLAYWRIGHT_JSON_OUTPUT_FILE names; without it only the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // Within the time of a journey, so that one that waits in vain says for what.
    actionTimeout: 50_000,
    // It keeps hundreds of files at each first visit; journeys without a network, and those it shows in, allow it.
    serviceWorkers: 'block',
    // Recording costs as much as the journeys themselves; `--trace on` has one of a journey that fails here.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  webServer: worlds.map(({ port, push, others, partner, data }) => ({
    command: 'node --import ./e2e/src/temporary-data.ts apps/api/src/main.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      TEMPORARY_DATA: data,
      RATE_LIMIT_FACTOR: '1000',
      CAPTCHA_COMPLEXITY: '1000',
      BIBLE_SOURCE: 'off',
      // Nobody is asked whether the demo's films are on air.
      LIVE_PROBES: '0',
      PUSH_TRUSTED: `127.0.0.1:${push}`,
      GOOGLE_ANALYTICS_URL: `http://127.0.0.1:${others}`,
      CLARITY_URL: `http://127.0.0.1:${others}`,
      TYPEFORM_URL: `http://127.0.0.1:${others}`,
      FACEBOOK_PIXEL_URL: `http://127.0.0.1:${others}`,
      VOLUTS_URL: `http://127.0.0.1:${partner}/voluts`,
      VOLUTS_SECRET: 'the-secret-that-voluts-shows-to-journeys',
      MYKIDS_URL: `http://127.0.0.1:${partner}/mykids`,
      MYKIDS_TOKEN: '1',
      SENTRY_DSN: `http://${'ab'.repeat(16)}@127.0.0.1:${others}/7`,
      // A busy machine is no reason for another result.
      PRESSURE_DELAY: '0',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
})
