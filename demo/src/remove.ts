import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withDemoKeeper } from '@atrio/api/demo-keeper'
import { demoChurches } from './churches.ts'
import { runTool } from './demo-server.ts'
import { truncateAll } from './reset-world.ts'

/** Empties a database that holds the demo world and no church besides. */
await runTool(
  async ({ env, db, owner }) => {
    const churches = await db.selectFrom('igreja').select(['id', 'codigo', 'nome']).execute()
    const known = new Set<string>(Object.values(demoChurches).map(({ codigo }) => codigo))
    const others = churches.filter(({ codigo }) => !known.has(codigo))
    if (others.length > 0) {
      throw new Error(
        `Besides the demonstration there are churches here (${others.length}, such as ${others[0]!.nome}), and whatever ` +
          'people did at the demo churches hangs together with them. Nothing was removed: start those churches on an ' +
          'empty DATA_DIR or database.',
      )
    }
    await truncateAll(owner)
    await rm(env.mediaDir, { recursive: true, force: true })
    await rm(join(env.dataDir, 'outbox'), { recursive: true, force: true })
    await withDemoKeeper(env, async (keeper) => {
      for (const { id } of churches) await keeper.forgetFiles(id)
    })
    console.info(`Removed: ${churches.length} churches of the demonstration, and everybody in them.`)
  },
  { inProduction: true },
)
