import { expect, test } from '@playwright/test'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { startProgram } from './processes.ts'

test.use({ locale: 'pt-BR' })

test('in development a change of a page is seen at once, and a change of the API starts it anew', async ({
  page,
}) => {
  // It compiles both applications, which is most of the work there is.
  test.setTimeout(600_000)
  const data = await mkdtemp(join(tmpdir(), 'atrio-e2e-'))
  const program = await startProgram(['scripts/run.mjs', 'dev'], {
    DATA_DIR: data,
    PORT: String(await findFreePort()),
  })
  try {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.goto(`http://esperanca.atrio.localhost:${program.port}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => told.join('\n'), { timeout: 60_000 }).toContain('[vite] connected')

    await save('apps/portal/app/church/home-page.tsx')
    await expect.poll(() => told.join('\n')).toMatch(/\[vite\] hot updated|page reload/)

    const starts = () => program.output().split('ready at').length - 1
    await save('apps/api/src/main.ts')
    await expect.poll(starts, { timeout: 90_000 }).toBeGreaterThan(1)
    const connections = () => told.filter((text) => text.includes('[vite] connected')).length
    await expect.poll(connections, { timeout: 60_000 }).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await program.stop()
    await rm(data, { recursive: true, force: true })
  }
})

/** As an editor does that saves a file without a change. */
async function save(file: string): Promise<void> {
  const now = new Date()
  await utimes(fileURLToPath(new URL(`../../${file}`, import.meta.url)), now, now)
}
