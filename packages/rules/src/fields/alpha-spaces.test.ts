import { expect, it } from 'vitest'
import { alphaSpaces } from './alpha-spaces.ts'

it.each(['Ana', 'José da Conceição', 'Jose\u0301', 'Ñandú Peña', 'Łukasz', '李 明', 'João\u00a0Paulo'])(
  'accepts %s',
  (value) => {
    expect(alphaSpaces(value)).toBeNull()
  },
)

it.each(['Ana1', 'ana@', 'A-B', 'a_b', 'ana\n', '🙏', '<b>', '\u0661'])('refuses %j', (value) => {
  expect(alphaSpaces(value)).toEqual({ regra: 'alpha_spaces' })
})
