import { getLocale } from '../paraglide/runtime.js'

const pictures = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The screen of a task in the language of the page, as `npm run screenshot` has made it (Decision 250). */
export function pictureOf(id: string): string {
  return pictures[`./pictures/${getLocale()}/${id}.webp`]!
}
