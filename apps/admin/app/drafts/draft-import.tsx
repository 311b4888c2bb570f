import { Banner, Button, Tag } from '@atrio/ui'
import { ArrowLeft, FileUp, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Something that a file holds, before anything is made of it. */
interface Found<Value> {
  value: Value
  title: string
  detail: string
  /** What whoever looks it through should know. */
  notes: readonly string[]
  /** It is here already. */
  isThere: boolean
  /** It is not to come. */
  isLeftOut?: boolean
}

/** What of another program's file becomes drafts. */
export interface DraftSource<Value> {
  title: string
  lead: string
  choose: string
  accept: string
  back: { to: string; label: string }
  /** What it holds, or why nothing of it is read. */
  read: (file: File) => Promise<{ found: Found<Value>[] } | { refused: string }>
  create: (value: Value) => Promise<number>
  discard: (id: number) => Promise<unknown>
}

/** A file is looked through first, then each thing in it becomes a draft; one press takes the drafts back. */
export function DraftImport<Value>({ source }: { source: DraftSource<Value> }) {
  const [found, setFound] = useState<readonly Found<Value>[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [made, setMade] = useState<readonly number[]>([])
  const [isUndone, setUndone] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const news = found.filter(({ isThere, isLeftOut }) => !isThere && !isLeftOut)
  const look = useTask(async (file: File) => {
    setMade([])
    setUndone(false)
    const read = await source.read(file)
    setRefused('refused' in read ? read.refused : null)
    setFound('found' in read ? read.found : [])
  })
  const take = useTask(async () => {
    for (const one of news) {
      const id = await source.create(one.value)
      setMade((before) => [...before, id])
      // What is made is not made again where it breaks half way.
      setFound((before) => before.map((other) => (other === one ? { ...one, isThere: true } : other)))
    }
    setFound([])
  })
  const undo = useTask(async () => {
    for (const id of made) {
      await source.discard(id)
      setMade((before) => before.filter((one) => one !== id))
    }
    setUndone(true)
  })
  const error = look.error ?? take.error ?? undo.error
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <Link to={source.back.to} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {source.back.label}
        </Link>
        <h1>{source.title}</h1>
        <p className="text-ink-muted">{source.lead}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={source.accept}
        aria-label={source.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void look.start(file)
        }}
      />
      <Button
        variant={news.length > 0 ? 'secondary' : 'primary'}
        icon={<FileUp />}
        loading={look.isBusy}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {source.choose}
      </Button>
      {refused !== null && <Banner tone="bad" live="assertive" title={refused} />}
      {error !== null && <Banner tone="bad" live="assertive" title={errorText(error)} />}
      {made.length > 0 && !take.isBusy && (
        <Banner tone="ok" live="polite" title={m.calendar_done({ count: made.length })}>
          <Button
            variant="secondary"
            icon={<Undo2 />}
            loading={undo.isBusy}
            onClick={() => void undo.start()}
          >
            {m.calendar_undo()}
          </Button>
        </Banner>
      )}
      {isUndone && made.length === 0 && <Banner tone="ok" live="polite" title={m.calendar_undone()} />}
      {found.length > 0 && (
        <ul className="ruled" aria-label={m.calendar_found()}>
          {found.map(({ title, detail, notes, isThere }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a file may hold one twice
            <li key={index} className="grid grid-cols-1 gap-1 py-3">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-semibold wrap-anywhere">{title}</span>
                {isThere && <Tag>{m.calendar_there()}</Tag>}
              </span>
              <span className="text-ink-muted text-sm wrap-anywhere">{detail}</span>
              {notes.map((note) => (
                <span key={note} className="text-sm">
                  {note}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {news.length > 0 && (
        <Button loading={take.isBusy} className="justify-self-start" onClick={() => void take.start()}>
          {m.calendar_take({ count: news.length })}
        </Button>
      )}
    </div>
  )
}
