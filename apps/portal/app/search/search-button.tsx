import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { asksForSearch } from './search-keys.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** The way to the search from every page: a link, which with script opens a dialog right here, as its keys do. */
export function SearchButton({ onSwitch }: { onSwitch: () => void }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Link
        to={paths.search()}
        className="icon-btn"
        aria-label={m.nav_search()}
        title={m.nav_search()}
        aria-keyshortcuts="Control+K Meta+K /"
        rel="nofollow"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Search />
      </Link>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} onSwitch={onSwitch} />
        </Suspense>
      )}
    </>
  )
}
