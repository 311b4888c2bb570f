import { describe, expect, it } from 'vitest'
import { isModuleOff, moduleOf } from './modules.ts'

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
    ['/third-parts/mykids', 'MOD_MYKIDS'],
    ['/', null],
    ['/about', null],
    ['/eventual', null],
    ['/third-parts', null],
    ['/user/prayer', null],
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
