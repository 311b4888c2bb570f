import { writtenTraducao } from './bible-written.ts'
import { fold } from '../text/fold.ts'

/** The translation that a reference asks for, as it is written there: `NVI` of `Jo 3.16 (NVI)`; null without one. */
export function namedTraducao(text: string): string | null {
  return writtenTraducao(text)?.replace(/\s+/g, ' ').trim() ?? null
}

/** Which of some translations is called so, by its code or its name; null when none of them is. */
export function findTraducao<Traducao extends { codigo: string; nome: string }>(
  name: string,
  traducoes: readonly Traducao[],
): Traducao | null {
  const key = toKey(name)
  const found = traducoes.filter(({ codigo, nome }) => toKey(codigo) === key || toKey(nome) === key)
  // `Reina-Valera` without its year is whichever is there.
  if (found.length === 0 && key === REINA_VALERA) {
    return traducoes.find(({ codigo }) => toKey(codigo).startsWith(key)) ?? null
  }
  return found[0] ?? null
}

const REINA_VALERA = 'rv'

/** One writing for all that people call a translation: `RVR60`, `RV 1960` and `Reina-Valera 1960` are `rv1960`. */
function toKey(name: string): string {
  return fold(name)
    .replace(/[^a-z\d]/g, '')
    .replace(/^(?:reinavalera|rvr?)(?:(?:19)?(\d\d))?$/, (_, year?: string) =>
      year ? `${REINA_VALERA}19${year}` : REINA_VALERA,
    )
    .replace(/^kingjames(?:version)?$/, 'kjv')
    .replace(/^biblialivre$/, 'blivre')
}
