import { bibleCalls } from '@atrio/contract'
import { Button, Skeleton, SkeletonGroup, TextField } from '@atrio/ui'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { PassageText } from '../bible/passage-text.tsx'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'

/** Passages, beside the picture: the one that was held out, and whichever somebody asks for. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function BiblePanel({ referencia }: { referencia: string }) {
  const [typed, setTyped] = useState(referencia)
  const [asked, setAsked] = useState(referencia)
  const passage = useCall(bibleCalls.getPassagem, asked === '' ? null : { query: { referencia: asked } })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <div className="stack gap-5">
      <form className="stack gap-3" onSubmit={submit}>
        <TextField
          label={m.live_bible_passage()}
          hint={m.live_bible_example()}
          value={typed}
          maxLength={80}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" className="self-start">
          {m.live_bible_show()}
        </Button>
      </form>
      {asked !== '' && (
        <LoadedContent
          of={passage}
          loading={
            <SkeletonGroup label={m.live_bible_tab()}>
              <Skeleton shape="box" className="h-32" />
            </SkeletonGroup>
          }
          missing={<p role="alert">{m.live_bible_none()}</p>}
        >
          {(passages) => (
            <>
              <PassageText {...passages} level={2} />
              <Link to={paths.bible({ busca: asked })}>{m.live_bible_whole()}</Link>
            </>
          )}
        </LoadedContent>
      )}
    </div>
  )
}
