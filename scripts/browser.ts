import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What a launcher needs to start the browser; `env` adds to the process's own environment. */
export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium for tests and screenshots: `CHROME_PATH`, else an installed one, else the packaged one. */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`)
  const executablePath = chosen || INSTALLED.find((file) => existsSync(file) && starts(file))
  // Containers allow no sandbox; only our own pages are opened.
  if (executablePath) return { executablePath, args: ['--no-sandbox'], env: {} }
  return unpackBrowser()
}

/**
 * The package holds a compressed binary for Linux, with the libraries that a bare machine lacks. Its own
 * launch arguments are for another platform and make Playwright lose the browser, so none are taken over.
 */
async function unpackBrowser(): Promise<Browser> {
  const folder = fileURLToPath(new URL('../.cache/chromium', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  // The package unpacks into the temporary folder, where another user's copy could be in the way.
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    const env: Record<string, string> = { FONTCONFIG_PATH: join(folder, 'fonts') }
    if (!starts(executablePath, env)) {
      const packageEntry = import.meta.resolve('@sparticuz/chromium')
      await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', packageEntry)))
      env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
    }
    if (!starts(executablePath, env)) {
      throw new Error('No Chromium starts on this machine: install one, or set CHROME_PATH')
    }
    return { executablePath, args: ['--no-sandbox'], env }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Some distributions ship a launcher that only points to their app store. */
function starts(executablePath: string, env: Record<string, string> = {}): boolean {
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${(await findBrowser()).executablePath}\n`)
}
