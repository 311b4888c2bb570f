import type { Call } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { errorCode, errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import type { Loaded } from '../lib/personal/loaded.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { retrySession, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { MissingThing } from './missing-thing.tsx'

interface Thing {
  name: string
  title: string
  /** What refers to it, and what becomes of that. */
  refers: readonly string[]
  done: string
  remove: () => Promise<unknown>
  stale: readonly Call[]
}

export type AskDeleteProps = {
  loaded: Loaded<unknown>
  list: { to: string; name: string }
  /** Null where there is none of that id. */
  thing: Thing | null
}

/** Asks once, on a page of its own, before something of the person's is gone for good. */
export function AskDelete({ loaded, list, thing }: AskDeleteProps) {
  return (
    <div className="max-w-xl">
      <BackLink to={list.to}>{list.name}</BackLink>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={list.name}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        }
      >
        {() =>
          thing ? <Question thing={thing} back={list.to} /> : <MissingThing to={list.to} back={list.name} />
        }
      </LoadedContent>
    </div>
  )
}

function Question({ thing, back }: { thing: Thing; back: string }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const [isStale, setStale] = useState(false)
  const { user } = useSession()
  const navigate = useNavigate()
  const { show } = useToasts()
  const remove = async () => {
    setBusy(true)
    setFailure(null)
    setStale(false)
    try {
      await thing.remove()
      await retrySession()
      // Not with the write: this page would say that it is missing before it is left.
      personalCalls.makeStale(thing.stale)
      await navigate(back, { replace: true })
      show({ tone: 'ok', title: thing.done, detail: thing.name })
    } catch (error) {
      if (errorCode(error) === 'FRESH_LOGIN_REQUIRED') setStale(true)
      else setFailure(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <div className="stack gap-4">
      <h1>{thing.title}</h1>
      <p className="text-lg font-medium break-words">{thing.name}</p>
      <ul className="stack gap-2">
        {thing.refers.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      {failure && (
        <Banner tone="bad" live="assertive" title={failure.title}>
          {failure.detail}
        </Banner>
      )}
      {isStale && user && <ConfirmPerson email={user.email} onConfirmed={() => void remove()} />}
      <div className="flex flex-wrap gap-3">
        <Link to={back} className={buttonClass({ variant: 'outline' })}>
          {m.account_keep()}
        </Link>
        <Button variant="danger" loading={busy} onClick={() => void remove()}>
          {m.account_delete()}
        </Button>
      </div>
    </div>
  )
}
