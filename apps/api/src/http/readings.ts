import type { Database } from '../db/client.ts'
import { readTenant, type TenantTrx } from '../db/tenant.ts'
import { AppError } from './errors.ts'

/** Reads rows of a church as an anonymous visitor sees them. */
export type Readings = <Result>(igrejaId: number, fn: (trx: TenantTrx) => Promise<Result>) => Promise<Result>

interface Reading {
  igrejaId: number
  /** Reads, and tells whoever asked; rejects where the transaction may be the reason. */
  read: (trx: TenantTrx) => Promise<void>
  reject: (error: unknown) => void
}

/** Measured for the home page: with fewer, readings wait for one another, and with more they cost more. */
const TRANSACTIONS = 3

/**
 * What begins at the same time is read in a few transactions: a page makes eight calls at once, and beginning and ending
 * eight transactions on eight connections costs more than what they read. For reading alone: one that fails is read
 * again by itself, so that it spoils no other.
 */
export function createReadings(db: Database): Readings {
  let waiting: Reading[] = []
  const flush = () => {
    const churches = Map.groupBy(waiting, ({ igrejaId }) => igrejaId)
    waiting = []
    for (const [igrejaId, readings] of churches) {
      for (const some of share(readings)) void readTogether(db, igrejaId, some)
    }
  }
  return (igrejaId, fn) =>
    new Promise((resolve, reject) => {
      // By then every call that was begun with this one has come as far.
      if (waiting.length === 0) setImmediate(flush)
      const read = async (trx: TenantTrx) => {
        try {
          resolve(await fn(trx))
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          reject(error)
        }
      }
      waiting.push({ igrejaId, read, reject })
    })
}

/** Hands them out to as many transactions as there may be. */
function share(readings: readonly Reading[]): Reading[][] {
  const groups = Array.from({ length: Math.min(TRANSACTIONS, readings.length) }, (): Reading[] => [])
  for (const [index, reading] of readings.entries()) groups[index % groups.length]!.push(reading)
  return groups
}

async function readTogether(db: Database, igrejaId: number, readings: Reading[]): Promise<void> {
  const failed: Reading[] = []
  try {
    await readTenant(db, { igrejaId }, (trx) =>
      Promise.all(readings.map((reading) => reading.read(trx).catch(() => failed.push(reading)))),
    )
  } catch (error) {
    // Without a failed reading there was no connection, or it broke; what has its answer keeps it.
    if (failed.length === 0) for (const { reject } of readings) reject(error)
  }
  await Promise.all(failed.map(({ read, reject }) => readTenant(db, { igrejaId }, read).catch(reject)))
}
