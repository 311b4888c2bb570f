import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { demoChurches } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { problems } from './problems.ts'
import { startServer, type Program } from './processes.ts'

const shared = process.env.SHARED_DATA ?? join(import.meta.dirname, '../../../shared/data')
const file = join(shared, 'bible/PorBLivre.zip')
test.skip(!existsSync(file), `no ${file}, see SHARED_DATA`)
test.use({ locale: 'pt-BR' })

let source: Server
let program: Program
/** Once the file was asked for and half of it was sent: sends the rest. */
let half: Promise<() => void>
test.beforeAll(async () => {
  const archive = readFileSync(file)
  const middle = Math.floor(archive.length / 2)
  source = createServer().listen(0, '127.0.0.1')
  half = new Promise((resolve) =>
    source.on('request', ({ url }, response: ServerResponse) => {
      if (url !== '/bible/PorBLivre.zip') return void response.writeHead(404).end()
      response.writeHead(200, { 'content-length': archive.length }).write(archive.subarray(0, middle))
      resolve(() => response.end(archive.subarray(middle)))
    }),
  )
  await once(source, 'listening')
  const { port } = source.address() as AddressInfo
  program = await startServer({ BIBLE_SOURCE: `http://127.0.0.1:${port}/bible/` })
})
test.afterAll(async () => {
  await program?.stop()
  source?.close()
})

test('a reader sees how far the Bible in their language is, and reads it when it is there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const sendTheRest = await half
  await page.goto(`http://${demoChurches.full.hosts[0]}:${program.port}/bible`)
  // It is told by tenths.
  await expect(page.getByText(/^Bíblia Livre: 4\d% recebidos\./)).toBeVisible()
  expect(await problems(page)).toEqual([])
  sendTheRest()
  await page.getByRole('link', { name: 'Abrir Bíblia Livre' }).click({ timeout: 60_000 })
  await expect(page).toHaveURL(/\/bible\/blivre$/)
  await page.goto(`${page.url()}/jhn/3`)
  await expect(page.getByText(/Deus amou ao mundo/)).toBeVisible()
})
