import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'

/** A server under test with its database, and where the journeys at it stand in for others. */
interface World {
  port: number
  /** A browser maker's push service (`push-service.ts`). */
  push: number
  /** Those from whom churches have things loaded (`others.ts`). */
  others: number
  /** voluts and mykids (`partner.ts`). */
  partner: number
  /** Where its files and its database are, in which a journey lets time pass (`clock.ts`). */
  data: string
}

/**
 * One world for each worker, so that no journey meets what another is doing at the same moment (Decision 252). Every
 * worker reads the configuration again and must come to the same servers: the environment carries them over, and
 * `E2E_PORT` and its like name those of the worker that asks.
 */
export async function findWorlds(workers: number): Promise<World[]> {
  process.env.E2E_WORLDS ??= JSON.stringify(await Promise.all(Array.from({ length: workers }, makeWorld)))
  const worlds = JSON.parse(process.env.E2E_WORLDS) as World[]
  const { port, push, others, partner, data } =
    worlds[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % worlds.length]!
  process.env.E2E_PORT = String(port)
  process.env.E2E_PUSH_PORT = String(push)
  process.env.E2E_OTHERS_PORT = String(others)
  process.env.E2E_PARTNER_PORT = String(partner)
  process.env.E2E_DATA = data
  return worlds
}

async function makeWorld(): Promise<World> {
  const [port, push, others, partner] = await Promise.all([1, 2, 3, 4].map(() => findFreePort()))
  return {
    port: port!,
    push: push!,
    others: others!,
    partner: partner!,
    data: join(tmpdir(), `atrio-e2e-${randomUUID().slice(0, 8)}`),
  }
}
