import { Banner, Button, Tag } from '@atrio/ui'
import { FileUp, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDay } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import {
  keepImport,
  readKept,
  readStamps,
  undoneUntil,
  type KeptImport,
  type ListDrafts,
} from './kept-import.ts'

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
  /** Where the device keeps what became of a file: the church and the kind. */
  place: string
  back: { to: string; label: string }
  /** What it holds, or why nothing of it is read. */
  read: (file: File) => Promise<{ found: Found<Value>[] } | { refused: string }>
  list: ListDrafts
  create: (value: Value) => Promise<number>
  discard: (id: number) => Promise<unknown>
}

/**
 * A file is looked through first, then each thing in it becomes a draft; one press takes the drafts back, for two weeks, but
 * for those that somebody has worked on since.
 */
export function DraftImport<Value>({ source }: { source: DraftSource<Value> }) {
  const [found, setFound] = useState<readonly Found<Value>[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [kept, setKept] = useState(() => readKept(source.place))
  const [made, setMade] = useState(0)
  const [stayed, setStayed] = useState<readonly string[] | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const news = found.filter(({ isThere, isLeftOut }) => !isThere && !isLeftOut)
  const look = useTask(async (file: File) => {
    setMade(0)
    setStayed(null)
    const read = await source.read(file)
    setRefused('refused' in read ? read.refused : null)
    setFound('found' in read ? read.found : [])
  })
  const remember = (drafts: KeptImport['drafts']) => {
    const next = drafts.length > 0 ? { at: new Date().toISOString(), drafts } : null
    keepImport(source.place, next)
    setKept(next)
  }
  const take = useTask(async () => {
    const ids = new Map<number, string>()
    try {
      for (const one of news) {
        ids.set(await source.create(one.value), one.title)
        // What is made is not made again where it breaks half way.
        setFound((before) => before.map((other) => (other === one ? { ...one, isThere: true } : other)))
      }
      setFound([])
    } finally {
      const stamps = await readStamps(source.list).catch(() => null)
      const drafts = [...ids].map(([id, title]) => ({ id, title, em: stamps?.get(id) ?? null }))
      remember([...(kept?.drafts ?? []), ...drafts])
      setMade(ids.size)
    }
  })
  const undo = useTask(async () => {
    const stamps = await readStamps(source.list)
    const isAsItWas = ({ id, em }: { id: number; em: string | null }) => em !== null && stamps.get(id) === em
    const all = kept?.drafts ?? []
    for (const [index, draft] of all.entries()) {
      if (!isAsItWas(draft)) continue
      await source.discard(draft.id)
      // What is gone is not asked for again where it breaks half way.
      remember(all.filter((other, place) => place > index || !isAsItWas(other)))
    }
    remember([])
    setMade(0)
    setStayed(all.filter((draft) => !isAsItWas(draft)).map(({ title }) => title))
  })
  const error = look.error ?? take.error ?? undo.error
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink to={source.back.to}>{source.back.label}</BackLink>
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
      {kept !== null && !take.isBusy && (
        <Banner
          tone="ok"
          live="polite"
          title={made > 0 ? m.calendar_done({ count: made }) : m.calendar_kept({ count: kept.drafts.length })}
        >
          <p className="mb-3">{m.calendar_until({ day: formatDay(undoneUntil(kept)) })}</p>
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
      {stayed && (
        <Banner tone="ok" live="polite" title={m.calendar_undone()}>
          {stayed.length > 0 && m.calendar_stayed({ names: stayed.join(', ') })}
        </Banner>
      )}
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
