import { MAX_SONGS, songCalls, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, Tag } from '@atrio/ui'
import { FileUp, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { readSongs, type ReadSong } from './read-songs.ts'

type Imported = { importados: number; repetidos: string[] }

/** Songs out of files of other programs: looked through first, then taken all at once. */
export function ImportSongsPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.song_import(), igreja.nome)
  const [read, setRead] = useState<ReadSong[]>([])
  const [done, setDone] = useState<Imported | null>(null)
  const [isTooMany, setTooMany] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const songs = read.flatMap((one) => ('valores' in one ? [one.valores] : []))
  const take = async (files: readonly File[]) => {
    setDone(null)
    setTooMany(files.length > MAX_SONGS)
    setRead(files.length > MAX_SONGS ? [] : await readSongs(files))
  }
  const send = useTask(async (publicar: boolean) => {
    const params = { slug: igreja.slug }
    setDone(await api(songCalls.importLouvoresEquipe, { params, body: { louvores: songs, publicar } }))
    setRead([])
  })
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <BackLink>{m.kind_louvor()}</BackLink>
        <h1>{m.song_import()}</h1>
        <p className="text-ink-muted">{m.song_import_lead({ count: MAX_SONGS })}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".cho,.chopro,.chordpro,.crd,.pro,.txt,.xml,.song,text/plain,text/xml,application/xml"
        aria-label={m.song_import_choose()}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button
        variant={songs.length > 0 ? 'secondary' : 'primary'}
        icon={<FileUp />}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {m.song_import_choose()}
      </Button>
      {isTooMany && <Banner tone="bad" live="assertive" title={m.song_import_many({ count: MAX_SONGS })} />}
      {done && (
        <Banner
          tone="ok"
          live="polite"
          title={
            done.importados === 0 ? m.song_import_nothing() : m.song_import_done({ count: done.importados })
          }
        >
          {done.repetidos.length > 0 && m.song_import_there({ titles: done.repetidos.join(', ') })}
        </Banner>
      )}
      {send.error !== null && <Banner tone="bad" live="assertive" title={errorText(send.error)} />}
      {read.length > 0 && <Found read={read} />}
      {songs.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button loading={send.isBusy} onClick={() => void send.start(false)}>
            {m.song_import_drafts({ count: songs.length })}
          </Button>
          <Button
            variant="secondary"
            icon={<Send />}
            loading={send.isBusy}
            onClick={() => void send.start(true)}
          >
            {m.song_import_publish()}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What each file holds, what cannot be read first. */
function Found({ read }: { read: readonly ReadSong[] }) {
  const refused = read.filter((one) => 'refused' in one)
  return (
    <ul className="ruled" aria-label={m.song_import_found()}>
      {[...refused, ...read.filter((one) => 'valores' in one)].map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two folders may have files of one name
        <li key={index} className="grid grid-cols-1 gap-1 py-3">
          {'valores' in one ? (
            <>
              <span className="font-semibold wrap-anywhere">{String(one.valores['titulo'])}</span>
              <span className="text-ink-muted text-sm wrap-anywhere">
                {[one.valores['autor'], one.valores['tom'], one.file].filter(Boolean).join(' · ')}
              </span>
            </>
          ) : (
            <>
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-semibold wrap-anywhere">{one.file}</span>
                <Tag tone="bad">{m.song_import_not()}</Tag>
              </span>
              <span className="text-sm">{one.refused}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
