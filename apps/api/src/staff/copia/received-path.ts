import { join } from 'node:path'
import type { Deps } from '../../deps.ts'

/** Where an archive lies that was sent for a church, until it is taken in or forgotten. */
export const receivedPath = ({ env }: Pick<Deps, 'env'>, igrejaId: number) =>
  join(env.dataDir, 'copias', `${igrejaId}.zip`)
