import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '@atrio/demo'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import type { DatabaseTarget } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { createTemplate, dropDatabase, type DatabaseTemplates } from './template.ts'

/**
 * One server for the whole run: `TEST_DATABASE_URL` (its user must be a superuser), else one started from the
 * programs in `TEST_POSTGRES_BIN`, else the packaged one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  const templates = await createTemplates(server).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  project.provide('databaseServer', server)
  project.provide('databaseTemplates', templates)
  return async () => {
    for (const name of Object.values(templates)) await dropDatabase(server, name)
    await stop()
  }
}

async function createTemplates(server: DatabaseTarget): Promise<DatabaseTemplates> {
  const migrated = await createTemplate(server)
  const demo = await createTemplate(server, { from: migrated, load: (db) => loadDemo(db) })
  return { migrated, demo }
}

async function startServer(): Promise<{ server: DatabaseTarget; stop: () => Promise<void> }> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  if (databaseUrl) return { server: { databaseUrl }, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'atrio-test-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  const embedded = await startEmbedded({
    dataDir,
    binDir: process.env['TEST_POSTGRES_BIN'],
    log: pino({ level: 'warn' }),
    // A test's data need not survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    server: { connection: embedded.connection },
    async stop() {
      await embedded.stop()
      await remove()
    },
  }
}
