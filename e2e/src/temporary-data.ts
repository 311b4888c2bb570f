// Loaded before the server under test: it starts on a data folder of its own, gone when it ends.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = process.env.TEMPORARY_DATA ?? mkdtempSync(join(tmpdir(), 'atrio-e2e-'))
mkdirSync(folder, { recursive: true, mode: 0o700 })
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
