import { evento, resources, slices } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { hasModule, isOpen, moduleOf, places, requireModule } from './modules.ts'

/** The slice of the contract whose calls a place of the site makes. */
const sliceOf: Record<string, keyof typeof slices> = {
  'agenda/eventos': 'events',
  'ajustes/motivos': 'giving',
  'ajustes/motivos-oracao': 'prayer',
  'ao-vivo': 'live',
  conversas: 'live',
  'dinheiro/planos': 'subscriptions',
  grupos: 'groups',
  oracao: 'prayer',
  play: 'play',
}

describe('what a church has turned on', () => {
  it('is what the contract declares', () => {
    const declared = Object.entries(sliceOf).map(([place, slice]) => [place, slices[slice].modulo])
    expect(places).toEqual(Object.fromEntries(declared))
    expect(moduleOf('agenda/eventos')).toBe(evento.modulo)
  })

  it('is known of every module of which staff have calls', () => {
    const called = Object.values(slices).flatMap(({ calls }) =>
      Object.values(calls).flatMap((call) => (call.site === 'staff' && call.modulo ? [call.modulo] : [])),
    )
    const kinds = Object.values(resources).flatMap(({ modulo }) => (modulo ? [modulo] : []))
    const known = new Set([...Object.values(places), ...kinds])
    expect(called.length).toBeGreaterThan(20)
    expect(called.filter((modulo) => !known.has(modulo))).toEqual([])
  })

  it('opens a place and what is below it, and closes both', () => {
    const igreja = { modulos: ['MOD_CELULA' as const] }
    expect(isOpen(igreja, 'grupos')).toBe(true)
    expect(isOpen(igreja, 'conteudo/songs')).toBe(true)
    expect(isOpen(igreja, 'conteudo/news/7')).toBe(false)
    expect(isOpen(igreja, 'oracao?situacao=denunciada')).toBe(false)
    expect(isOpen(igreja, 'agenda/eventos/7/presenca')).toBe(false)
    expect(isOpen(igreja, 'agenda')).toBe(true)
    expect(hasModule(igreja, null)).toBe(true)
    expect(() => requireModule(igreja, 'MOD_NOTICIA')).toThrow('MOD_NOTICIA')
  })
})
