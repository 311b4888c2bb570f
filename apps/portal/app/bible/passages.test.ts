import { parsePassagens } from '@atrio/rules'
import { expect, it } from 'vitest'
import { addressOf, firstChapterOf } from './passages.ts'

it.each([
  ['Jo 3.16', '/bible/kjv/jhn/3#v16'],
  ['Jo 3.16-18,20', '/bible/kjv/jhn/3#v16-18,20'],
  ['Jo 3', '/bible/kjv/jhn/3'],
  ['Gn 1-50', '/bible/kjv/gen/1'],
  ['Jo 3.16; Rm 8.28', null],
  ['Jo 3.16; 4.1', null],
  ['Gn 1.1-50.26', null],
  ['Sl 23 e 24', null],
])('%s is read at %s', (typed, address) => {
  expect(addressOf('kjv', parsePassagens(typed, 'pt-BR')!)).toBe(address)
})

it('says in the address which translation was asked for and is not here', () => {
  expect(addressOf('kjv', parsePassagens('Jo 3.16 NVI', 'pt-BR')!, 'NVI')).toBe(
    '/bible/kjv/jhn/3?pedida=NVI#v16',
  )
})

it('begins what is too long for one page at its first chapter', () => {
  expect(firstChapterOf('kjv', parsePassagens('Gn 1.1-50.26', 'pt-BR')![0]!)).toBe('/bible/kjv/gen/1')
})
