import { Button, LiveRegion } from '@atrio/ui'
import { CircleCheck, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useServiceWorker } from '../lib/offline/service-worker.ts'
import { m } from '../paraglide/messages.js'
import { dropBook, isBookKept, keepBook, type KeptBook } from './kept-books.ts'

type Keeping = { state: 'unknown' | 'not' | 'kept' | 'failed' } | { state: 'loading'; done: number }

/** Keeps a whole book for reading without network. Shown where a service worker is there to answer with it. */
export function KeepBook({ nome, ...book }: KeptBook & { nome: string }) {
  const { cached } = useServiceWorker()
  const [keeping, setKeeping] = useState<Keeping>({ state: 'unknown' })
  const { traducao, livro, capitulos } = book
  useEffect(() => {
    if (!cached) return
    let left = false
    isBookKept({ traducao, livro, capitulos }).then(
      (kept) => !left && setKeeping({ state: kept ? 'kept' : 'not' }),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [cached, traducao, livro, capitulos])
  if (!cached || keeping.state === 'unknown') return null
  const keep = () => {
    setKeeping({ state: 'loading', done: 0 })
    keepBook(book, (done) => setKeeping({ state: 'loading', done })).then(
      () => setKeeping({ state: 'kept' }),
      () => setKeeping({ state: 'failed' }),
    )
  }
  const drop = () => void dropBook(book).then(() => setKeeping({ state: 'not' }))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {keeping.state === 'kept' ? (
        <>
          <p className="flex items-center gap-2">
            <CircleCheck className="size-5 text-ok" aria-hidden="true" />
            {m.bible_kept({ livro: nome })}
          </p>
          <Button variant="quiet" onClick={drop}>
            {m.bible_keep_remove()}
          </Button>
        </>
      ) : (
        <>
          <Button
            variant="outline"
            icon={<Download aria-hidden="true" />}
            loading={keeping.state === 'loading'}
            onClick={keep}
          >
            {m.bible_keep({ livro: nome })}
          </Button>
          <p className="text-sm text-ink-muted">
            {keeping.state === 'loading'
              ? m.bible_keeping({ done: keeping.done, total: capitulos })
              : keeping.state === 'failed'
                ? m.bible_keep_failed()
                : m.bible_keep_hint()}
          </p>
        </>
      )}
      <LiveRegion>{announce(keeping, nome)}</LiveRegion>
    </div>
  )
}

function announce({ state }: Keeping, nome: string): string {
  if (state === 'kept') return m.bible_kept({ livro: nome })
  return state === 'failed' ? m.bible_keep_failed() : ''
}
