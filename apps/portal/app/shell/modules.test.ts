import { describe, expect, it } from 'vitest'
import { closedPages, isModuleOff, moduleOf } from './modules.ts'

describe('moduleOf', () => {
  it.each([
    ['/event', 'MOD_EVENTO'],
    ['/event/12/tickets', 'MOD_EVENTO'],
    ['/event.data', 'MOD_EVENTO'],
    ['/Give', 'MOD_DOACAO'],
    ['/doacoes', 'MOD_DOACAO'],
    ['/user/registrations/3/tickets', 'MOD_EVENTO'],
    ['/door/3', 'MOD_EVENTO'],
    ['/user/giving', 'MOD_DOACAO'],
    ['/studies/3', 'MOD_CELULA'],
    ['/user/prayer/3', 'MOD_MURAL_ORACAO'],
    ['/third-parts/mykids', 'MOD_MYKIDS'],
    ['/', null],
    ['/about', null],
    ['/eventual', null],
    ['/third-parts', null],
  ])('%s belongs to %s', (path, codigo) => {
    expect(moduleOf(path)).toBe(codigo)
  })
})

describe('isModuleOff', () => {
  it('lets an address pass when its module is enabled, and only then', () => {
    expect(isModuleOff('/live', ['MOD_CULTO'])).toBe(false)
    expect(isModuleOff('/live', ['MOD_EVENTO'])).toBe(true)
    expect(isModuleOff('/about', [])).toBe(false)
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
