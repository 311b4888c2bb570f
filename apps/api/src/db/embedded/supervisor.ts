import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'
import { stopLeftover } from './leftover.ts'
import type { Log } from './log.ts'
import { launch, type Postmaster } from './postmaster.ts'
import type { SocketFolder } from './socket-folder.ts'

export type ServerPlan = {
  /** The cluster's folder. */
  data: string
  binaries: Binaries
  identity: Identity
  socket: SocketFolder
  settings: Record<string, string>
  log: Log
}

/** Keeps one server running on its folder until it is told to stop. */
export class Supervisor {
  #plan: ServerPlan
  #postmaster: Postmaster | undefined
  #stopping = new AbortController()
  #watch: Promise<void> = Promise.resolve()

  constructor(plan: ServerPlan) {
    this.#plan = plan
  }

  get pid(): number | undefined {
    return this.#postmaster?.pid
  }

  async start(): Promise<void> {
    this.#postmaster = await launchWhenFree(this.#plan)
    this.#watch = this.#keepRunning()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#postmaster?.stop()
    await this.#watch
  }

  async #keepRunning(): Promise<void> {
    const { log } = this.#plan
    while (this.#postmaster) {
      const { exited } = this.#postmaster
      const reason = await exited
      this.#postmaster = undefined
      if (this.#stopping.signal.aborted) return
      log.error({ reason }, 'PostgreSQL ended unexpectedly and is started again')
      this.#postmaster = await this.#restart()
    }
  }

  async #restart(): Promise<Postmaster | undefined> {
    for (let wait = 100; !this.#stopping.signal.aborted; wait = Math.min(wait * 2, 5_000)) {
      try {
        await stopLeftover(this.#plan.data, this.#plan.log)
        const postmaster = await launchWhenFree(this.#plan)
        if (this.#stopping.signal.aborted) await postmaster.stop()
        return postmaster
      } catch (error) {
        this.#plan.log.error({ err: error }, 'PostgreSQL could not be started again')
        await delay(wait, undefined, { signal: this.#stopping.signal }).catch(() => {})
      }
    }
    return undefined
  }
}

// The processes of a server that was killed go on for a moment and hold its shared memory.
async function launchWhenFree(plan: ServerPlan): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(plan)
    } catch (error) {
      if (
        attempt === 100 ||
        !/pre-existing shared memory block|lock file ".*" already exists/.test(String(error))
      ) {
        throw error
      }
      await delay(200)
    }
  }
}
