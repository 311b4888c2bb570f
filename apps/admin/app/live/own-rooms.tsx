import { ApiError, liveChatStaffCalls } from '@atrio/contract'
import { Button, Dialog, FormStatus, SelectField, Tag, TextField } from '@atrio/ui'
import { Copy, Pencil } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { Moderation } from './moderation.ts'
import { WAITS, waitName, waitOf } from './waits.ts'

type Sala = Moderation['moderacao']['salas'][number]

/** Rooms that stand by themselves, for pages of the church's own site. */
export function OwnRooms(page: Moderation) {
  const own = page.moderacao.salas.filter(({ flagPermanente }) => flagPermanente)
  return (
    <section aria-labelledby="own-rooms" className="ruled grid grid-cols-1 gap-3">
      <h2 id="own-rooms" className="text-lg">
        {m.rooms_own()}
      </h2>
      <p className="text-ink-muted text-sm">{m.rooms_own_lead()}</p>
      {own.length === 0 && <p className="text-ink-muted">{m.rooms_own_none()}</p>}
      <ul className="grid grid-cols-1">
        {own.map((sala) => (
          <OwnRoom key={sala.codigo} page={page} sala={sala} />
        ))}
      </ul>
      <NewRoom {...page} />
    </section>
  )
}

function OwnRoom({ page: { igreja, show }, sala }: { page: Moderation; sala: Sala }) {
  const { codigo, titulo, flagAberta } = sala
  const [name, setName] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, start } = useTask(async (body: { titulo?: string; flagAberta?: boolean }) => {
    setAsking(false)
    const params = { slug: igreja.slug, codigo }
    show(await api(liveChatStaffCalls.saveSalaEquipe, { params, body }))
    setName(null)
  })
  return (
    <li className="border-line grid grid-cols-1 gap-2 border-b py-3 last:border-b-0">
      {name === null ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="min-w-0 wrap-break-word">{titulo}</b>
          <Tag tone={flagAberta ? 'ok' : 'plain'}>
            {flagAberta ? m.rooms_own_open() : m.rooms_own_closed()}
          </Tag>
        </p>
      ) : (
        <form
          className="grid grid-cols-1 gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void start({ titulo: name })
          }}
        >
          <TextField
            label={m.rooms_own_name()}
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="secondary" loading={isBusy}>
              {m.rooms_own_save()}
            </Button>
            <Button variant="quiet" onClick={() => setName(null)}>
              {m.rooms_keep()}
            </Button>
          </div>
        </form>
      )}
      <Address text={`${igreja.portal}/embed/chat?channel=${codigo}`} titulo={titulo} />
      {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
      <div className="flex flex-wrap gap-2">
        {name === null && (
          <Button
            variant="quiet"
            icon={<Pencil />}
            aria-label={m.rooms_own_rename_of({ nome: titulo })}
            onClick={() => setName(titulo)}
          >
            {m.rooms_own_rename()}
          </Button>
        )}
        {flagAberta ? (
          <Button
            variant="quiet"
            loading={isBusy}
            aria-label={m.rooms_own_close_of({ nome: titulo })}
            onClick={() => setAsking(true)}
          >
            {m.rooms_own_close()}
          </Button>
        ) : (
          <Button
            variant="quiet"
            loading={isBusy}
            aria-label={m.rooms_own_reopen_of({ nome: titulo })}
            onClick={() => void start({ flagAberta: true })}
          >
            {m.rooms_own_reopen()}
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        size="sm"
        title={m.rooms_own_close_title({ nome: titulo })}
        description={m.rooms_own_close_detail()}
        closeLabel={m.close()}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {m.rooms_keep()}
            </Button>
            <Button onClick={() => void start({ flagAberta: false })}>{m.rooms_own_close_yes()}</Button>
          </>
        }
      />
    </li>
  )
}

function Address({ text, titulo }: { text: string; titulo: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <code className="border-line bg-sunken rounded-md border p-2 text-sm break-all">{text}</code>
      <Button
        variant="secondary"
        icon={<Copy />}
        aria-label={isCopied ? undefined : m.rooms_own_copy_of({ nome: titulo })}
        onClick={() => void copy()}
        className="justify-self-start"
      >
        {isCopied ? m.rooms_own_copied() : m.rooms_own_copy()}
      </Button>
    </div>
  )
}

function NewRoom({ igreja, show }: Moderation) {
  const [titulo, setTitulo] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [modoLento, setModoLento] = useState(waitOf('0'))
  const codigo = typed ?? codeOf(titulo)
  const { isBusy, error, start } = useTask(async () => {
    const body = { codigo, titulo, modoLento }
    show(await api(liveChatStaffCalls.createSalaEquipe, { params: { slug: igreja.slug }, body }))
    setTitulo(cleared(titulo))
    setTyped((now) => (now === typed ? null : now))
    setModoLento(0)
  })
  const refused = codeRefused(error)
  return (
    <form
      className="bg-sunken grid grid-cols-1 gap-4 rounded-md p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <h3 className="text-base">{m.rooms_own_new()}</h3>
      <TextField
        label={m.rooms_own_name()}
        required
        maxLength={80}
        value={titulo}
        onChange={({ target }) => setTitulo(target.value)}
      />
      <TextField
        label={m.rooms_own_code()}
        hint={m.rooms_own_code_hint()}
        required
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        value={codigo}
        error={refused ?? undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={m.rooms_slow()}
        value={String(modoLento)}
        onChange={({ target }) => setModoLento(waitOf(target.value))}
        options={WAITS.map((one) => ({ value: String(one), label: waitName(one) }))}
      />
      {error !== null && refused === null && <FormStatus tone="bad" title={errorText(error)} />}
      <Button type="submit" variant="secondary" loading={isBusy} className="justify-self-start">
        {m.rooms_own_make()}
      </Button>
    </form>
  )
}

/** What a name becomes in an address. */
function codeOf(titulo: string): string {
  return titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}

function codeRefused(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  const regra = error.body.campos?.find(({ campo }) => campo === 'codigo')?.regra
  if (regra === undefined) return null
  if (regra === 'unique') return m.rooms_own_code_taken()
  if (regra === 'reserved') return m.rooms_own_code_reserved()
  if (regra === 'limit') return m.rooms_own_code_limit()
  return m.rooms_own_code_format()
}
