import { describe, expect, it } from 'vitest'
import { whatBreaks } from './changed.mjs'

const asked = (...files: string[]) => whatBreaks(files).asked
const about = (file: string) => whatBreaks([file]).tests.filter((test) => /outage|canary|\/rls/.test(test))

describe('what a change can break', { timeout: 60_000 }, () => {
  it('of a slice of the API: its own tests and those over all calls, and none of another slice', () => {
    const { tests, workspaces, generates, journeys } = whatBreaks(['apps/api/src/prayer/routes.ts'])
    const beside = tests.filter((file) => !/^apps\/api\/src\/(prayer|testing)\//.test(file))
    expect(beside.toSorted()).toEqual([
      'apps/api/src/agendas.test.ts',
      'apps/api/src/kinds.test.ts',
      'scripts/layers.test.ts',
    ])
    expect(tests).toContain('apps/api/src/prayer/wall.test.ts')
    expect(tests).toContain('apps/api/src/testing/tenant-matrix.test.ts')
    expect({ workspaces, generates }).toEqual({ workspaces: ['apps/api'], generates: false })
    expect(journeys).toEqual(['e2e/src/prayer.spec.ts'])
  })

  it('of slices of the API: their calls alone are asked, unless what everybody has is changed, too', () => {
    const own = ['apps/api/src/prayer/mural.ts', 'apps/api/src/prayer/wall.test.ts']
    expect(asked(...own, 'apps/portal/app/prayer/wall-page.tsx')).toEqual(['prayer'])
    expect(asked(...own, 'apps/api/src/card/routes.ts')).toEqual(['prayer', 'card'])
    for (const wide of [
      'apps/api/src/app.ts',
      'apps/api/src/http/implement.ts',
      'apps/api/src/testing/prayer-cases.ts',
      'apps/api/src/prayer/kinds.ts',
      'apps/api/messages/prayer/en.json',
      'apps/api/src/db/migrations/202611220900_reading.sql',
      'packages/contract/src/prayer.ts',
      'packages/rules/src/index.ts',
    ])
      expect({ wide, asked: asked(...own, wide) }).toEqual({ wide, asked: undefined })
  })

  it('of a slice of the API: what stands over another part of it is left out', () => {
    expect(about('apps/api/src/prayer/routes.ts')).toEqual([])
    expect(about('apps/api/src/church/routes.ts')).toEqual(['apps/api/src/testing/outage.test.ts'])
    expect(about('apps/api/src/http/implement.ts')).toHaveLength(3)
  })

  it('of a page of the portal: its own tests and those that read the pages, and nothing of the API', () => {
    const { tests, workspaces, journeys, screens } = whatBreaks(['apps/portal/app/prayer/wall-page.tsx'])
    expect(journeys).toContain('e2e/src/screens.spec.ts')
    expect(screens).toContain('/prayer/new')
    expect(tests).toContain('apps/portal/server/page-parameters.test.ts')
    expect(tests).toContain('apps/portal/app/prayer/prayer-values.test.ts')
    expect(tests.filter((file) => file.startsWith('apps/api/'))).toEqual([])
    expect(workspaces).toEqual(['apps/portal'])
  })

  it('of what the bundler finds by a pattern: what asks for it', () => {
    const { tests } = whatBreaks(['apps/portal/app/prayer/home-block.ts'])
    expect(tests).toContain('apps/portal/app/home-blocks.test.ts')
  })

  it('of the words of mails: those that write every mail', () => {
    const { tests } = whatBreaks(['apps/api/messages/prayer/en.json'])
    expect(tests).toContain('apps/api/src/kinds.test.ts')
    expect(tests).toContain('apps/api/src/prayer/care.test.ts')
  })

  it('of the staff’s site: the journeys there', () => {
    expect(whatBreaks(['apps/admin/app/events/event-page.tsx']).journeys).toEqual([
      'e2e/src/staff-events.spec.ts',
    ])
    expect(whatBreaks(['apps/admin/app/prayer/wall-page.tsx']).journeys).toEqual([
      'e2e/src/staff-acceptance.spec.ts',
    ])
  })

  it('of the contract: both ends', () => {
    const { tests, workspaces } = whatBreaks(['packages/contract/src/prayer.ts'])
    expect(tests).toContain('apps/api/src/prayer/wall.test.ts')
    expect(tests).toContain('apps/portal/app/prayer/prayer-values.test.ts')
    expect(workspaces).toEqual(expect.arrayContaining(['apps/api', 'apps/portal', 'apps/admin', 'e2e']))
  })
})
