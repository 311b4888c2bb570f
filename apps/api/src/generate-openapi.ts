import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createOpenApi } from './openapi.ts'

/**
 * Writes `docs/api/openapi.json` from the contract. With `--check` it writes nothing and fails when the file is not what
 * it would write.
 */
const OUTPUT = new URL('../../../docs/api/openapi.json', import.meta.url)

const expected = `${JSON.stringify(createOpenApi(), null, 2)}\n`
const present = await readFile(OUTPUT, 'utf8').catch(() => '')
if (present === expected) {
  process.stdout.write('openapi.json is current\n')
} else if (process.argv.includes('--check')) {
  process.stderr.write('openapi.json is not what the contract says: run npm run generate\n')
  process.exitCode = 1
} else {
  await mkdir(new URL('.', OUTPUT), { recursive: true })
  await writeFile(OUTPUT, expected)
  process.stdout.write('openapi.json is written\n')
}
