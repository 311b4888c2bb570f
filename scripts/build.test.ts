import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { inputFiles } from './build.mjs'
import { root } from './paths.mjs'

it('the portal is built anew for what is written here, and not for what tools leave beside it', () => {
  // As the compiler of messages leaves it with each run.
  const left = join(root, 'apps/portal/project.inlang/cache')
  mkdirSync(left, { recursive: true })
  const file = join(left, 'of-a-test.json')
  writeFileSync(file, '{}')
  onTestFinished(() => rmSync(file))
  const files = inputFiles()
  expect(files).toContain('apps/portal/project.inlang/settings.json')
  expect(files).toContain('apps/portal/app/root.tsx')
  const ignored = spawnSync('git', ['check-ignore', '--stdin'], { cwd: root, input: files.join('\n') })
  expect(ignored.stdout.toString()).toBe('')
})
