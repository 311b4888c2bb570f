import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Answer, Question } from './protocol.ts'
import { DrawingRefused } from './refused.ts'

export interface PainterLimits {
  /** For one drawing, from when the process can begin. */
  timeMs: number
  /** Of that, at work on a processor, where the system tells: a busy machine is no fault of the drawing's. */
  workMs: number
  /** Of JavaScript's own memory. */
  heapMb: number
  /** Of all its memory, where the system says how much that is. */
  residentMb: number
  inputBytes: number
  outputBytes: number
}

/** A process that draws one thing at a time. */
export interface Painter {
  /** @throws DrawingRefused; Error for a drawing that is broken */
  draw: (name: string, input: Buffer) => Promise<Buffer>
  alive: () => boolean
  ended: Promise<void>
  end: () => Promise<void>
}

export function startPainter(entry: URL, limits: PainterLimits): Painter {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=8'],
    // It draws people's texts: of this process's secrets it has none.
    env: pick(['NODE_COMPILE_CACHE', 'NODE_ENV', 'PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'TZ']),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  lowerPriority(child)
  let [alive, lastWords, killedFor] = [true, '', undefined as DrawingRefused['reason'] | undefined]
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (lastWords = (lastWords + text).slice(0, 2_000)))
  const kill = (reason: DrawingRefused['reason']) => {
    killedFor ??= reason
    child.kill('SIGKILL')
  }
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      alive = false
      resolve()
    }
    child.once('close', end)
    // It could not be started.
    child.on('error', (error) => {
      lastWords ||= error.message
      end()
    })
  })
  const ready = nextAnswer(child, ended)

  return {
    async draw(name, input) {
      let timer = setTimeout(() => kill('time'), STARTING_MS)
      await ready
      clearTimeout(timer)
      timer = setTimeout(() => kill('time'), limits.timeMs)
      const { workMs: before } = await usageOf(child)
      const look = async () => {
        const { residentMb, workMs } = await usageOf(child)
        if (residentMb > limits.residentMb) kill('memory')
        else if (workMs - before > limits.workMs) kill('time')
      }
      const watch = setInterval(() => void look(), 200)
      const question: Question = { name, input, outputBytes: limits.outputBytes }
      const answer = nextAnswer(child, ended)
      if (alive) child.send(question, () => {})
      try {
        return read(await answer)
      } finally {
        clearTimeout(timer)
        clearInterval(watch)
      }
    },
    alive: () => alive,
    ended,
    async end() {
      kill('busy')
      await ended
    },
  }

  function read(answer: Answer | null): Buffer {
    if (answer?.kind === 'drawn') {
      const { buffer, byteOffset, byteLength } = answer.drawn
      return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
    }
    if (answer?.kind === 'tooLarge') throw new DrawingRefused('size')
    if (killedFor) throw new DrawingRefused(killedFor)
    if (lastWords.includes('heap out of memory')) throw new DrawingRefused('memory')
    throw new Error(answer?.kind === 'failed' ? answer.reason : `the drawing process ended: ${lastWords}`)
  }
}

const STARTING_MS = 30_000

function pick(names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Who waits for a page goes first. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, 10)
  } catch {
    // It has ended already, or the system does not let us.
  }
}

/** Null when the process ended instead. */
function nextAnswer(child: ChildProcess, ended: Promise<void>): Promise<Answer | null> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Answer))
    void ended.then(() => resolve(null))
  })
}

/** Zeros where the system does not tell. */
async function usageOf({ pid }: ChildProcess): Promise<{ residentMb: number; workMs: number }> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const [status, stat] = await Promise.all([read('status'), read('stat')])
  // Behind its name, which may hold spaces: the 14th and 15th field of all, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    residentMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024,
    workMs: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10,
  }
}
