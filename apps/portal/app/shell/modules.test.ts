import { describe, expect, it } from 'vitest'
import { closedPages, isModuleOff, modulesOf } from './modules.ts'

describe('modulesOf', () => {
  it.each([
    ['/event', ['MOD_EVENTO']],
    ['/event/12/tickets', ['MOD_EVENTO']],
    ['/event.data', ['MOD_EVENTO']],
    ['/Give', ['MOD_DOACAO']],
    ['/doacoes', ['MOD_DOACAO']],
    ['/user/registrations/3/tickets', []],
    ['/door/3', ['MOD_EVENTO']],
    ['/user/giving', ['MOD_DOACAO']],
    ['/studies/3', ['MOD_CELULA']],
    ['/user/prayer/3', ['MOD_MURAL_ORACAO']],
    ['/third-parts/mykids', ['MOD_MYKIDS']],
    ['/', []],
    ['/about', []],
    ['/eventual', []],
    ['/third-parts', ['MOD_VOLUTS', 'MOD_MYKIDS']],
  ])('%s belongs to %s', (path, modulos) => {
    expect(modulesOf(path)).toEqual(modulos)
  })
})

describe('isModuleOff', () => {
  it('lets an address pass when its module is enabled, and only then', () => {
    expect(isModuleOff('/live', ['MOD_CULTO'])).toBe(false)
    expect(isModuleOff('/live', ['MOD_EVENTO'])).toBe(true)
    expect(isModuleOff('/about', [])).toBe(false)
  })

  it('lets an address of two modules pass with either', () => {
    const on = ['MOD_MYKIDS'] as const
    expect(
      ['/third-parts', '/third-parts/mykids', '/third-parts/voluts'].map((path) => isModuleOff(path, on)),
    ).toEqual([false, false, true])
    expect(isModuleOff('/third-parts', ['MOD_EVENTO'])).toBe(true)
  })
})

describe('closedPages', () => {
  it('names what is off and what is empty, and nothing else', () => {
    const closed = closedPages(['MOD_EVENTO', 'MOD_DOACAO'], ['louvor', 'podcast'])
    expect(closed).toEqual(expect.arrayContaining(['/news', '/devotionals', '/songs', '/podcast']))
    for (const open of ['/', '/about', '/event', '/give', '/videos', '/ministries', '/bible']) {
      expect(closed).not.toContain(open)
    }
  })
})
