import { serialize } from 'node:v8'
import { createLine, type Line } from './line.ts'
import { DrawingRefused } from './refused.ts'
import { startPainter, type Painter, type PainterLimits } from './painter.ts'
import type { Drawings } from './serve.ts'

export interface PoolOptions extends Partial<PainterLimits> {
  /** The module that calls `serveDrawings`, started as a process of its own. */
  entry: URL
  /** How many draw at once. Of one owner never more than one does. */
  parallel?: number
  /** How many drawings may wait, half of them one owner's, and how many bytes of input they may hold together. */
  waiting?: number
  waitingBytes?: number
  /** Who waited longer is refused. */
  patienceMs?: number
  /** A process that has had nothing to do for so long ends: at rest a server holds none. */
  idleMs?: number
}

export interface DrawingPool<Kinds extends Drawings> {
  /**
   * Draws outside of this process, so that nothing that a person's text does to it reaches anybody else: not the event
   * loop, not the memory, not the process.
   *
   * @param input plain data, copied to the process that draws
   * @param owner for whom it is: owners take turns, however much one of them asks for
   * @throws DrawingRefused when there is no room in the line, or it takes more time, memory or bytes than one may have
   */
  draw: <Name extends keyof Kinds & string>(
    name: Name,
    input: DrawingInput<Kinds, Name>,
    options: { owner: string },
  ) => Promise<Buffer>
  /** Ends the processes; what was being drawn is refused. */
  close: () => Promise<void>
}

/** What one drawing is made of. */
export type DrawingInput<Kinds extends Drawings, Name extends keyof Kinds> = Parameters<
  Awaited<ReturnType<Kinds[Name]>>
>[0]

/** Starts no process before the first drawing is asked for. */
export function createDrawingPool<Kinds extends Drawings>(options: PoolOptions): DrawingPool<Kinds> {
  const { entry, parallel = 2, idleMs = 20_000, patienceMs = 45_000 } = options
  const { waiting = 400, waitingBytes = 64 * 1024 * 1024 } = options
  const limits: PainterLimits = { ...DEFAULT_LIMITS, ...options }
  const line: Line<Task> = createLine({ most: waiting, mostBytes: waitingBytes })
  const painters = new Set<Painter>()
  const resting: { painter: Painter; timer: NodeJS.Timeout }[] = []
  let closed = false

  const start = (): Painter => {
    const painter = startPainter(entry, limits)
    painters.add(painter)
    void forget(painter)
    return painter
  }

  const forget = async (painter: Painter) => {
    await painter.ended
    painters.delete(painter)
    stir(painter)
    advance()
  }

  const stir = (painter: Painter) => {
    const index = resting.findIndex((one) => one.painter === painter)
    if (index >= 0) clearTimeout(resting.splice(index, 1)[0]!.timer)
  }

  const rest = (painter: Painter) => {
    const timer = setTimeout(() => {
      stir(painter)
      void painter.end()
    }, idleMs)
    // The last one to rest is the first one to work: the others end.
    resting.push({ painter, timer: timer.unref() })
  }

  const advance = () => {
    if (closed) return
    while (resting.length > 0 || painters.size < parallel) {
      const task = line.take()
      if (!task) return
      clearTimeout(task.timer)
      const rested = resting.pop()
      clearTimeout(rested?.timer)
      const painter = rested?.painter ?? start()
      void painter
        .draw(task.name, task.input)
        .then(task.resolve, task.reject)
        .finally(() => {
          line.leave(task)
          if (painter.alive()) rest(painter)
          advance()
        })
    }
  }

  return {
    draw: (name, input, { owner }) =>
      new Promise((resolve, reject) => {
        const bytes = serialize(input)
        if (bytes.length > limits.inputBytes) throw new DrawingRefused('size')
        const giveUp = () => {
          line.remove(task)
          reject(new DrawingRefused('busy'))
        }
        const timer = setTimeout(giveUp, patienceMs).unref()
        const task: Task = { owner, name, input: bytes, bytes: bytes.length, timer, resolve, reject }
        if (closed || !line.join(task)) return giveUp()
        advance()
      }),
    async close() {
      closed = true
      for (const task of line.empty()) {
        clearTimeout(task.timer)
        task.reject(new DrawingRefused('busy'))
      }
      await Promise.all([...painters].map((painter) => painter.end()))
    },
  }
}

interface Task {
  owner: string
  name: string
  input: Buffer
  bytes: number
  timer: NodeJS.Timeout
  resolve: (drawn: Buffer) => void
  reject: (error: unknown) => void
}

const DEFAULT_LIMITS: PainterLimits = {
  timeMs: 45_000,
  workMs: 15_000,
  heapMb: 256,
  residentMb: 768,
  inputBytes: 8 * 1024 * 1024,
  outputBytes: 12 * 1024 * 1024,
}
