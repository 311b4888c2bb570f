import type { IgrejaEquipe } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { FilePlus2, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { WITH_EXAMPLES } from './begin-with.tsx'
import { createExamples, findExamples, removeExamples } from './examples.ts'

/** Own content, or examples to begin from: drafts that are gone by one press. */
export function Examples({ igreja: { slug, codigo } }: { igreja: IgrejaEquipe }) {
  const [count, setCount] = useState<number | null>(null)
  const [isGone, setGone] = useState(false)
  const [search, setSearch] = useSearchParams()
  const look = useTask(async () => {
    const found = await findExamples(slug)
    // Asked for when the church was made; once.
    if (!search.has(WITH_EXAMPLES) || found.length > 0) return setCount(found.length)
    await createExamples(slug)
    setCount((await findExamples(slug)).length)
    setSearch({}, { replace: true })
  })
  const change = useTask(async (run: (slug: string) => Promise<void>) => {
    try {
      await run(slug)
    } finally {
      // What was done of it before it broke is there, too.
      setCount((await findExamples(slug)).length)
    }
    setGone(run === removeExamples)
  })
  const begin = useEffectEvent(() => void look.start())
  useEffect(() => begin(), [])
  const error = change.error ?? look.error
  return (
    <section aria-labelledby="examples" className="grid grid-cols-1 gap-3">
      <h2 id="examples" className="text-lg">
        {m.examples()}
      </h2>
      <p className="text-ink-muted">{m.examples_about()}</p>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      {count !== null && count > 0 && (
        <Banner tone="ok" live="polite">
          {m.examples_there()}{' '}
          <Link to={`/${codigo}/conteudo`} className="link">
            {m.examples_open()}
          </Link>
        </Banner>
      )}
      {count === 0 && isGone && (
        <Banner tone="ok" live="polite">
          {m.examples_gone()}
        </Banner>
      )}
      {count !== null && (
        <Button
          variant="secondary"
          icon={count > 0 ? <Trash2 /> : <FilePlus2 />}
          loading={change.isBusy}
          className="justify-self-start"
          onClick={() => void change.start(count > 0 ? removeExamples : createExamples)}
        >
          {count > 0 ? m.examples_remove() : m.examples_create()}
        </Button>
      )}
    </section>
  )
}
