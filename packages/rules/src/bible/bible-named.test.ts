import { expect, it } from 'vitest'
import { findTraducao, namedTraducao } from './bible-named.ts'
import { parsePassagens } from './bible-reference.ts'

const traducoes = [
  { codigo: 'kjv', nome: 'King James Version' },
  { codigo: 'blivre', nome: 'Bíblia Livre' },
  { codigo: 'rv1909', nome: 'Reina-Valera 1909' },
]

it.each([
  ['Jo 3.16 NVI', 'NVI', null],
  ['João 3.16 (ARA)', 'ARA', null],
  ['jo 3:16, naa', 'naa', null],
  ['João 3.16 Almeida Revista e Atualizada', 'Almeida Revista e Atualizada', null],
  ['João 3.16 – bíblia livre', 'bíblia livre', 'blivre'],
  ['Sl 23 BLivre', 'BLivre', 'blivre'],
  ['John 3:16 KJV', 'KJV', 'kjv'],
  ['John 3:16-18 (King James Version)', 'King James Version', 'kjv'],
  ['1 Cor 13 king  james', 'king james', 'kjv'],
  ['John 3:16 NKJV', 'NKJV', null],
  ['Juan 3:16 RVR1909', 'RVR1909', 'rv1909'],
  ['Salmo 23 - RV09', 'RV09', 'rv1909'],
  ['Juan 3:16 Reina Valera 1909', 'Reina Valera 1909', 'rv1909'],
  ['Juan 3:16 Reina-Valera', 'Reina-Valera', 'rv1909'],
  ['Juan 3:16 RVR1960', 'RVR1960', null],
  ['Mt 5-7 KJV; Rm 8', 'KJV', 'kjv'],
  ['Jo 3.16', null, null],
  ['Rm 8.28ss', null, null],
  ['Ac 2:42', null, null],
  ['1 João 4.8', null, null],
])('%s asks for %s, which is %s here', (typed, name, codigo) => {
  expect(parsePassagens(typed, 'pt-BR')).not.toBeNull()
  expect(namedTraducao(typed)).toBe(name)
  expect(name === null ? null : (findTraducao(name, traducoes)?.codigo ?? null)).toBe(codigo)
})

it('finds a translation that somebody added by its code or its name', () => {
  const own = [...traducoes, { codigo: 'nvi', nome: 'Nova Versão Internacional' }]
  expect(findTraducao('NVI', own)?.codigo).toBe('nvi')
  expect(findTraducao('nova versao internacional', own)?.codigo).toBe('nvi')
})
