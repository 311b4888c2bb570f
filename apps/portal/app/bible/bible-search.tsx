import { m } from '../paraglide/messages.js'
import { SearchForm } from '../reader/search-form.tsx'

/** One field for words and references; the server tells which it is. */
export function BibleSearch({ action, busca = '' }: { action: string; busca?: string }) {
  return (
    <SearchForm
      action={action}
      className="max-w-2xl"
      name="busca"
      value={busca}
      label={m.bible_search_label()}
      hint={m.bible_search_hint()}
      submitLabel={m.bible_search()}
    />
  )
}
