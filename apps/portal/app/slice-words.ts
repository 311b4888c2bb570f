import type { TipoBusca } from '@atrio/contract'
import type { SliceWords } from './lib/define-slice.ts'
import { slices } from './slices.ts'

/** The words of every slice that has some, by its folder. Too many for a page that opens no menu and no search. */
const words = Object.fromEntries(
  Object.entries(import.meta.glob<SliceWords>('./*/slice-words.ts', { eager: true, import: 'words' })).map(
    ([file, own]) => [file.split('/')[1] ?? '', own],
  ),
)

/** What each kind of thing is called that can be found, of many. */
export const kindNames = Object.assign({}, ...Object.values(words).map(({ kinds }) => kinds)) as Record<
  TipoBusca,
  () => string
>

/** The places of the menu of every slice, in its order, with their words. */
export const menuPlaces = Object.entries(slices)
  .flatMap(([name, { menu = {} }]) =>
    Object.entries(menu).flatMap(([key, place]) => {
      const named = words[name]?.menu?.[key]
      return named ? { ...place, ...named } : []
    }),
  )
  .toSorted((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false))

/** The places of the account of every slice, in its order, with their words. */
export const accountPlaces = Object.entries(slices).flatMap(([name, { modulo, account = {} }]) =>
  Object.entries(account).flatMap(([key, place]) => {
    const named = words[name]?.account?.[key]
    return named ? { ...place, ...named, modulo } : []
  }),
)
