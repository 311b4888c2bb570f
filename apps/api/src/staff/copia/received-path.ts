import { join } from 'node:path'
import type { Deps } from '../../deps.ts'

/** Below `DATA_DIR`; no address leads there. */
export const COPIAS = 'copias'

/** Where an archive lies that was sent for a church, until it is taken in or forgotten. */
export const receivedPath = ({ env }: { env: Pick<Deps['env'], 'dataDir'> }, igrejaId: number) =>
  join(env.dataDir, COPIAS, `${igrejaId}.zip`)
