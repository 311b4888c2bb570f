import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const oxlint = fileURLToPath(new URL('../node_modules/oxlint/bin/oxlint', import.meta.url))

interface Refusal {
  file: string
  line: string
  rule: string
  /** What may stand in its place. */
  instead: string
}

const imports = (from: string) => `import { x } from '${from}'\nexport const y = x\n`
const types = (from: string) => `import type { X } from '${from}'\nexport type Y = X\n`
const layer = 'no-restricted-imports'

const refusals: Refusal[] = [
  // Packages stand alone, and imports go down.
  ...['drawing', 'rules', 'rich-text', 'ui'].map((name) => ({
    file: `packages/${name}/src/one.ts`,
    line: imports('@atrio/contract'),
    rule: layer,
    instead: imports('./other.ts'),
  })),
  refusal('packages/contract/src/one.ts', imports('@atrio/ui'), imports('@atrio/rules')),
  refusal('packages/contract/src/two.ts', imports('../../rules/src/cpf.ts'), imports('@atrio/rules')),
  refusal('demo/src/one.ts', imports('../../apps/api/src/app.ts'), imports('@atrio/api')),
  // A slice of the API: no other slice, no raw database, nothing of the portal.
  refusal('apps/api/src/news/one.ts', imports('../access/login.ts'), imports('../http/auth.ts')),
  refusal('apps/api/src/news/two.ts', imports('../db/client.ts'), imports('../db/tenant.ts')),
  refusal('apps/api/src/news/three.ts', imports('../db/connection.ts'), types('../db/client.ts')),
  refusal('apps/api/src/news/four.ts', imports('pg'), imports('kysely')),
  refusal('apps/api/src/news/five.ts', imports('@atrio/portal/server'), imports('@atrio/contract')),
  refusal(
    'apps/api/src/bible/import/six.ts',
    imports('../../news/noticias.ts'),
    imports('../../http/auth.ts'),
  ),
  refusal('apps/api/src/db/one.ts', imports('../news/noticias.ts'), imports('pg')),
  refusal(
    'apps/api/src/payments/order/one.ts',
    imports('../../events/eventos.ts'),
    imports('../charge/send.ts'),
  ),
  // People are told by announce, and by nobody past it.
  refusal('apps/api/src/news/eight.ts', imports('../jobs/mail-queue.ts'), types('../jobs/mail-queue.ts')),
  refusal('apps/api/src/news/nine.ts', imports('../adapters/mail/render.ts'), imports('../announce/kind.ts')),
  refusal(
    'apps/api/src/payments/order/two.ts',
    imports('../../adapters/mail/render.ts'),
    imports('../../announce/kind.ts'),
  ),
  refusal(
    'apps/api/src/announce/one.ts',
    imports('../access/login.ts'),
    imports('../adapters/mail/render.ts'),
  ),
  // A slice of the portal.
  refusal('apps/portal/app/news/one.ts', imports('../access/steps.ts'), imports('../reader/list-url.ts')),
  refusal('apps/portal/app/news/two.ts', imports('../../server/pages.ts'), types('../../server/pages.ts')),
  refusal('apps/portal/app/news/three.ts', imports('@atrio/demo'), imports('@atrio/ui')),
  refusal('apps/portal/app/lib/session/one.ts', imports('../../news/five.ts'), imports('../data/store.ts')),
  refusal('apps/portal/app/one.ts', imports('@atrio/demo'), imports('@atrio/contract')),
  // What else the layers rest on.
  {
    file: 'apps/api/src/news/seven.ts',
    line: 'export const y = process.env.PORT\n',
    rule: 'no-process-env',
    instead: 'export const y = 1\n',
  },
  {
    file: 'apps/portal/app/news/four.tsx',
    line: 'export default function Four() {\n  return null\n}\n',
    rule: 'no-default-export',
    instead: 'export function Four() {\n  return null\n}\n',
  },
]

let folder: string
let problems: { filename: string; code: string }[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrio-layers-'))
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    options: { typeAware: boolean }
  }
  // No layer needs types, and there is no project here to have any.
  config.options.typeAware = false
  write('.oxlintrc.json', JSON.stringify(config))
  for (const { file, line, instead } of refusals) {
    write(file, line)
    write(allowed(file), instead)
  }
  const run = spawnSync(process.execPath, [oxlint, '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  problems = (JSON.parse(run.stdout) as { diagnostics: typeof problems }).diagnostics
}, 30_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.for(refusals)('$file may not: $line', ({ file, rule }) => {
  expect(codesAt(file).some((code) => code.includes(rule))).toBe(true)
})

it.for(refusals)('$file may: $instead', ({ file, rule }) => {
  expect(codesAt(allowed(file)).filter((code) => code.includes(rule))).toEqual([])
})

it('every layer that the configuration tells apart is tried', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[]
  }
  const layers = overrides
    .filter(({ rules }) => layer in rules)
    .flatMap(({ files }) => files)
    .filter((glob) => !glob.includes('test'))
  const untried = layers.filter((glob) => !refusals.some(({ file }) => file.startsWith(glob.split('*')[0]!)))
  expect(untried).toEqual([])
})

it('the bell is written by announce alone', () => {
  const writers = globSync('apps/api/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => /insert(Into\('| into )notificacao\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(writers).toEqual(['apps/api/src/announce/announce.ts'])
})

function refusal(file: string, line: string, instead: string): Refusal {
  return { file, line, rule: layer, instead }
}

function allowed(file: string): string {
  return file.replace(/(\.tsx?)$/, '-allowed$1')
}

function write(file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function codesAt(file: string): string[] {
  return problems.filter(({ filename }) => filename === file).map(({ code }) => code)
}
