import './search.css'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { CheckboxField, Dialog, LiveRegion, Spinner } from '@atrio/ui'
import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { browserStorages } from '../lib/data/storage.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { searchActions } from './search-actions.ts'
import { searchGroups, type SearchOption } from './search-groups.tsx'
import { isSlashOn, SLASH_KEY } from './search-keys.ts'
import { SearchList } from './search-list.tsx'
import { useSearch } from './use-search.ts'

/** Search as one types: a field, and a list that its arrow keys walk through. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function SearchDialog({ onClose, onSwitch }: { onClose: () => void; onSwitch: () => void }) {
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(recentSearches)
  const id = useId()
  const q = typed.trim()
  const { answer, slow, failed } = useSearch(q, { slug: church?.slug ?? '', locale })
  const found = answer?.found ?? null
  const groups = searchGroups({
    q,
    found,
    actions: searchActions(q, { church, session, locale, here: pathname + search, onSwitch }),
    recent: q === '' ? recent : [],
    lang: localeOf(church?.idioma ?? '') ?? locale,
    onAsk: ask,
  })
  const options = groups.flatMap(({ options }) => options)
  const isAnswered = answer?.q === q
  const isEmpty = isAnswered && options.length === 0

  function ask(next: string) {
    setTyped(next)
    setActive(-1)
    document.getElementById(id)?.focus()
  }
  function choose({ to, isDocument, run, key }: SearchOption) {
    if (run && key.startsWith('recent ')) return run()
    rememberSearch(q)
    onClose()
    if (run) run()
    else if (isDocument) location.assign(to!)
    else void navigate(to!)
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    }
    const next = moves[event.key]
    if (next === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    setActive(next)
  }
  const submit = () => {
    const chosen = options[active]
    if (chosen) return choose(chosen)
    rememberSearch(q)
    onClose()
    void navigate(paths.search(q ? { q } : {}))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.search_title()}
      closeLabel={m.close()}
      size="lg"
      className="search-dialog"
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="field-box">
          <span className="search-lead">{slow ? <Spinner /> : <Search aria-hidden="true" />}</span>
          <input
            id={id}
            className="field-control"
            type="text"
            role="combobox"
            aria-label={m.search_label()}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 && active < options.length ? `${id}-${active}` : undefined}
            placeholder={m.search_placeholder()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            data-autofocus
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      </form>
      <LiveRegion>{statusText({ q, isAnswered, failed, count: options.length })}</LiveRegion>
      {isAnswered && found?.correcao && (
        <p className="search-note">{m.search_corrected({ palavras: found.correcao })}</p>
      )}
      {isAnswered && found?.parcial && <p className="search-note">{m.search_partial()}</p>}
      {failed && <p className="search-note">{m.search_failed()}</p>}
      {isEmpty && (
        <div className="search-none">
          <p className="font-semibold">{m.search_none({ q })}</p>
          <p className="text-ink-muted">{m.search_none_help()}</p>
        </div>
      )}
      <SearchList id={id} groups={groups} active={active} onActive={setActive} onChoose={choose} />
      <footer className="search-foot">
        <SlashSwitch />
        {q === '' && recent.length > 0 && (
          <button
            type="button"
            className="footer-link"
            onClick={() => {
              forgetSearches()
              setRecent([])
            }}
          >
            {m.search_forget()}
          </button>
        )}
      </footer>
    </Dialog>
  )
}

function statusText({
  q,
  isAnswered,
  failed,
  count,
}: {
  q: string
  isAnswered: boolean
  failed: boolean
  count: number
}) {
  if (q === '') return ''
  if (failed) return m.search_failed()
  if (!isAnswered) return ''
  return count === 0 ? m.search_none({ q }) : m.search_count({ count })
}

/** Shortcuts of a single key get in the way of speech input, so this one can be switched off (WCAG 2.1.4). */
function SlashSwitch() {
  const [on, setOn] = useState(isSlashOn)
  return (
    <CheckboxField
      className="max-sm:hidden"
      label={m.search_slash()}
      checked={on}
      onChange={({ target }) => {
        setOn(target.checked)
        const { local } = browserStorages()
        if (target.checked) local.removeItem(SLASH_KEY)
        else local.setItem(SLASH_KEY, 'off')
      }}
    />
  )
}
