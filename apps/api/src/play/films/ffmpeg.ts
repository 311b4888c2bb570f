import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Env } from '../../env.ts'
import { LOOK_MS } from './espera.ts'

/** The two programs of FFmpeg, which are never a part of us: they are started, and end (Decision 233). */
export interface Ffmpeg {
  ffmpeg: string
  ffprobe: string
}

const known = new Map<string, Promise<Ffmpeg | null>>()

/** Those of `FFMPEG_BIN`, else of the PATH; null where there are none. */
export function findFfmpeg({ FFMPEG_BIN: bin = 'ffmpeg' }: Pick<Env, 'FFMPEG_BIN'>): Promise<Ffmpeg | null> {
  const found = known.get(bin) ?? look(bin)
  known.set(bin, found)
  return found
}

async function look(ffmpeg: string): Promise<Ffmpeg | null> {
  const ffprobe = ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe'
  const works = await Promise.all([ffmpeg, ffprobe].map(answers))
  return works.every(Boolean) ? { ffmpeg, ffprobe } : null
}

function answers(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, ['-version'], { timeout: 20_000, env: ENV }, (error) => resolve(!error))
  })
}

/** Nothing of ours reaches a program that reads what strangers made. */
const ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' }

/** What of a file is read and how: one demuxer that we name, files alone, nothing that it points at. */
export function inputOf(path: string, demuxer: Demuxer): string[] {
  return [
    '-protocol_whitelist',
    'file',
    '-f',
    demuxer,
    ...(demuxer === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : []),
    '-i',
    path,
  ]
}
export type Demuxer = 'mov' | 'matroska'

/**
 * What a program says of a file, within so many milliseconds. @throws Error where it fails, says too much or takes too long
 */
export function ask(program: string, args: string[], timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 1024 * 1024, env: ENV } as const
    execFile(program, args, options, (error, stdout) => (error ? reject(error) : resolve(stdout)))
  })
}

export interface Work {
  /** Of its own work: it does not run while the program stands still. */
  timeoutMs: number
  onSecond: (second: number) => void
  /** Asked again and again: while it says so the program stands still where it is, and goes on from there. */
  standsStill: () => Promise<boolean>
  lookMs?: number
}

/**
 * Lets a program work at the lowest priority, and hears of how far it is in the film, in seconds.
 * @throws Error where it fails, or takes longer than it may
 */
export function work(program: string, args: string[], { timeoutMs, onSecond, ...look }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', program, ...args], {
      env: ENV,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    const stopLooking = lookAfter(child, { timeoutMs, ...look })
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-2_000)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, micros] = /^out_time_(?:us|ms)=(\d+)$/.exec(line) ?? []
      if (micros) onSecond(Number(micros) / 1_000_000)
    })
    child.once('error', (error) => {
      stopLooking()
      reject(error)
    })
    child.once('close', (code, signal) => {
      stopLooking()
      process.removeListener('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`ffmpeg ended with ${code ?? signal}: ${said}`))
    })
  })
}

/** Lets a process stand still and go on as asked, and ends one that has worked for longer than it may. */
function lookAfter(
  child: ChildProcess,
  { timeoutMs, standsStill, lookMs = LOOK_MS }: Omit<Work, 'onSecond'>,
): () => void {
  let still = false
  let left = timeoutMs
  let over = false
  const look = async () => {
    // Where it cannot be asked it stays as it is.
    const now = await standsStill().catch(() => still)
    if (now !== still && !over) child.kill(now ? 'SIGSTOP' : 'SIGCONT')
    still = now
  }
  const timer = setInterval(() => {
    if (!still) left -= lookMs
    if (left <= 0) child.kill('SIGKILL')
    else void look()
  }, lookMs)
  return () => {
    over = true
    clearInterval(timer)
  }
}
