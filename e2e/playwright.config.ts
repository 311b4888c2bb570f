import { defineConfig } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../scripts/browser.ts'
import { retry } from '../scripts/test-settings.ts'
import { findFreePort } from './src/free-port.ts'

// Every worker reads this file again and must come to the same server: the environment carries it over.
process.env.E2E_PORT ??= String(await findFreePort())
// Where a journey stands in for a browser maker's push service.
process.env.E2E_PUSH_PORT ??= String(await findFreePort())
// Where a journey stands in for those from whom churches have things loaded (`others.ts`).
process.env.E2E_OTHERS_PORT ??= String(await findFreePort())
// Where a journey stands in for voluts and mykids (`partner.ts`).
process.env.E2E_PARTNER_PORT ??= String(await findFreePort())
// Where a journey finds the database of that server, to let time pass (`clock.ts`).
process.env.E2E_DATA ??= join(tmpdir(), `atrio-e2e-${randomUUID().slice(0, 8)}`)

const isCi = Boolean(process.env.CI)
const others = `127.0.0.1:${process.env.E2E_OTHERS_PORT}`
const partner = `127.0.0.1:${process.env.E2E_PARTNER_PORT}`
const origin = `http://localhost:${process.env.E2E_PORT}`
const browser = await findBrowser()

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  globalTimeout: 65 * 60_000,
  fullyParallel: true,
  // Of a busy machine; nothing here measures speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: isCi,
  workers: 2,
  retries: retry,
  // The JSON report goes to the file that PLAYWRIGHT_JSON_OUTPUT_FILE names; without it only the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: origin,
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
  webServer: {
    command: 'node --import ./e2e/src/temporary-data.ts apps/api/src/main.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${origin}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      TEMPORARY_DATA: process.env.E2E_DATA,
      RATE_LIMIT_FACTOR: '1000',
      CAPTCHA_COMPLEXITY: '1000',
      BIBLE_SOURCE: 'off',
      // Nobody is asked whether the demo's films are on air.
      LIVE_PROBES: '0',
      PUSH_TRUSTED: `127.0.0.1:${process.env.E2E_PUSH_PORT}`,
      GOOGLE_ANALYTICS_URL: `http://${others}`,
      CLARITY_URL: `http://${others}`,
      TYPEFORM_URL: `http://${others}`,
      FACEBOOK_PIXEL_URL: `http://${others}`,
      VOLUTS_URL: `http://${partner}/voluts`,
      VOLUTS_SECRET: 'the-secret-that-voluts-shows-to-journeys',
      MYKIDS_URL: `http://${partner}/mykids`,
      MYKIDS_TOKEN: '1',
      SENTRY_DSN: `http://${'ab'.repeat(16)}@${others}/7`,
      // A busy machine is no reason for another result.
      PRESSURE_DELAY: '0',
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
