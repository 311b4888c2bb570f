import { resources, type Resource } from '@atrio/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepTimeOf } from '../lib/church-time.ts'
import { dated } from './values.ts'

const { devocional, noticia, banner } = resources as unknown as Record<string, Resource>

describe('what is published without a day', () => {
  beforeAll(() => keepTimeOf({ fusoHorario: 'America/Sao_Paulo' }))

  it('has that of the moment for which it waits, by the church’s clock', () => {
    expect(dated(devocional!, { titulo: 'Paz' }, '2026-11-28T02:30:00.000Z')).toEqual({
      titulo: 'Paz',
      data: '2026-11-27',
    })
  })

  it('has the moment itself where a moment is asked for', () => {
    const at = '2026-11-28T09:00:00.000Z'
    expect(dated(noticia!, {}, at)).toEqual({ dataPublicacao: at })
  })

  it('has that of now where nothing is waited for', () => {
    const { data } = dated(devocional!, {}, null)
    expect(data).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('keeps a day that somebody chose, and asks none of what has none', () => {
    expect(dated(devocional!, { data: '2026-12-25' }, null)).toEqual({ data: '2026-12-25' })
    expect(dated(banner!, { titulo: 'Natal' }, null)).toEqual({ titulo: 'Natal' })
  })
})
