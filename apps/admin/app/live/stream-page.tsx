import { liveEngineStaffCalls, type IgrejaEquipe, type SinalEquipe } from '@atrio/contract'
import { Button, EmptyState, FormStatus } from '@atrio/ui'
import { Copy, KeyRound, RotateCcw, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useOutletContext, useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { useStepUp } from '../shell/step-up.tsx'

/** How a church sends its own picture: what to type into OBS, and whether it comes in. */
export function StreamPage() {
  const loaded = useLoaderData<{ sinal: SinalEquipe } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.stream_own(), igreja.nome)
  if (!loaded) return null
  const { sinal } = loaded
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <BackLink to={`/${igreja.codigo}/ao-vivo`}>{m.live()}</BackLink>
        <h1>{m.stream_own()}</h1>
        {sinal.servidor !== null && <p className="text-ink-muted">{m.stream_own_lead()}</p>}
      </div>
      {sinal.servidor === null ? (
        <EmptyState icon={<Unplug />} title={m.stream_off_title()}>
          {m.stream_off()}
        </EmptyState>
      ) : (
        <Stream igreja={igreja} sinal={sinal} servidor={sinal.servidor} />
      )}
    </div>
  )
}

function Stream({ igreja, sinal, servidor }: { igreja: IgrejaEquipe; sinal: SinalEquipe; servidor: string }) {
  const { revalidate, state } = useRevalidator()
  const guarded = useStepUp()
  const [fresh, setFresh] = useState<string | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const { isBusy, error, start } = useTask(async () => {
    await guarded(async () => {
      const { chave } = await api(liveEngineStaffCalls.createChaveSinal, {
        params: { slug: igreja.slug },
        body: {},
      })
      setFresh(chave)
    })
    setReplacing(false)
    await revalidate()
  })
  return (
    <>
      <section aria-label={m.stream_own()} className="grid grid-cols-1 gap-3">
        <Receiving flag={sinal.flagRecebendo} />
        <Button
          variant="secondary"
          icon={<RotateCcw />}
          loading={state === 'loading'}
          onClick={() => void revalidate()}
          className="justify-self-start"
        >
          {m.stream_look_again()}
        </Button>
      </section>
      <section aria-labelledby="stream-server" className="ruled grid grid-cols-1 gap-3">
        <h2 id="stream-server" className="text-lg">
          {m.stream_server()}
        </h2>
        <Copyable text={servidor} label={m.stream_copy_server()} />
      </section>
      <section aria-labelledby="stream-key" className="ruled grid grid-cols-1 gap-3">
        <h2 id="stream-key" className="text-lg">
          {m.stream_key()}
        </h2>
        {fresh === null ? (
          <KeyFacts chave={sinal.chave} />
        ) : (
          <>
            <FormStatus tone="warn" title={m.stream_key_once()} />
            <Copyable text={fresh} label={m.stream_copy_key()} />
          </>
        )}
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        {isReplacing && <p>{m.stream_key_again_sure()}</p>}
        <div className="flex flex-wrap gap-3">
          {sinal.chave === null || isReplacing ? (
            <Button
              icon={<KeyRound />}
              variant={isReplacing ? 'danger' : 'primary'}
              loading={isBusy}
              onClick={() => void start()}
            >
              {isReplacing ? m.stream_key_again_yes() : m.stream_key_new()}
            </Button>
          ) : (
            <Button icon={<KeyRound />} variant="secondary" onClick={() => setReplacing(true)}>
              {m.stream_key_again()}
            </Button>
          )}
          {isReplacing && (
            <Button variant="secondary" onClick={() => setReplacing(false)}>
              {m.stream_key_keep()}
            </Button>
          )}
        </div>
      </section>
    </>
  )
}

function Receiving({ flag }: { flag: boolean | null }) {
  if (flag === null) return <FormStatus tone="warn" title={m.stream_unknown()} />
  if (flag) return <FormStatus tone="ok" title={m.stream_receiving()} />
  return <p className="text-ink-muted">{m.stream_silent()}</p>
}

function KeyFacts({ chave }: { chave: SinalEquipe['chave'] }) {
  if (chave === null) return <p className="text-ink-muted">{m.stream_key_none()}</p>
  return (
    <p className="text-ink-muted">
      {m.stream_key_made({ em: formatMoment(chave.criadaEm) })}{' '}
      {chave.usadaEm === null
        ? m.stream_key_unused()
        : m.stream_key_used({ em: formatMoment(chave.usadaEm) })}
    </p>
  )
}

function Copyable({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <code className="border-line bg-sunken rounded-md border p-3 break-all">{text}</code>
      <Button variant="secondary" icon={<Copy />} onClick={() => void copy()} className="justify-self-start">
        {isCopied ? m.stream_copied() : label}
      </Button>
    </div>
  )
}
