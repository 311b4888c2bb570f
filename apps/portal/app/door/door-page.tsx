import { FALLBACK_LOCALE, formatInstant, parseCardCode } from '@atrio/rules'
import { Banner, Button, EmptyState, Tag, TextField, useToasts } from '@atrio/ui'
import { RefreshCw, WifiOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useParams } from 'react-router'
import { CardVerdict } from '../lib/member-card/card-verdict.tsx'
import { useCardCheck } from '../lib/member-card/use-card-check.ts'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { Conflicts } from './conflicts.tsx'
import { HydrateFallback } from './door-layout.tsx'
import { countInside } from './door-rules.ts'
import { GuestList } from './guest-list.tsx'
import { Scanner } from './scanner.tsx'
import { signal, signalCard } from './signal.ts'
import { useDoor } from './use-door.ts'
import { useDoorName } from './use-door-name.ts'
import { Verdict } from './verdict.tsx'
import type { Outcome } from './door-store.ts'

export const meta = () => [{ title: m.door_title() }, { name: 'robots', content: 'noindex' }]

/** Checks tickets at the door of an event: by camera, by code or by name, with a network or without. */
export default function DoorPage() {
  const eventId = Number(useParams().eventId)
  const { door, state } = useDoor(eventId)
  const [nome, setNome] = useDoorName()
  const [outcome, setOutcome] = useState<{ outcome: Outcome; at: number } | null>(null)
  const [code, setCode] = useState('')
  const card = useCardCheck()
  const { show } = useToasts()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { portaria, savedAt, passagens, error } = state

  const check = async (text: string) => {
    // Who shows a member card instead of a ticket is told from it by the code itself.
    if (parseCardCode(text)) {
      setOutcome(null)
      signalCard(await card.ask(text))
      return
    }
    card.clear()
    const found = await door.check(text, nome.trim() || null)
    signal(found.veredito.resultado)
    setOutcome({ outcome: found, at: Date.now() })
  }
  const undo = async (uuid: string, codigo: string) => {
    await door.undo(uuid, codigo)
    setOutcome(null)
    show({ tone: 'info', title: m.door_undone() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    void check(code)
    setCode('')
  }

  if (!portaria) return <NoList opened={state.opened} error={error} onRetry={() => void door.refresh()} />
  const waiting = passagens.filter(({ pending }) => pending).length
  const isOffline = error !== null && errorCode(error) === 'NETWORK'
  return (
    <div className="stack gap-6">
      <BackLink to={paths.doors()}>{m.door_all()}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1>{portaria.evento.nome}</h1>
          <p role="status" className="mt-2 text-lg">
            {m.door_inside({
              count: countInside({ portaria, passagens }),
              total: portaria.ingressos.filter(({ situacao }) => situacao === 'ativa').length,
            })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          {waiting > 0 && (
            <Tag tone="warn" icon={<WifiOff aria-hidden="true" />}>
              {m.door_waiting({ count: waiting })}
            </Tag>
          )}
          {savedAt && (
            <span>{m.door_list_of({ moment: formatInstant(savedAt, 'dateTime', locale, timeZone) })}</span>
          )}
          <Button variant="quiet" icon={<RefreshCw aria-hidden="true" />} onClick={() => void door.refresh()}>
            {m.door_refresh()}
          </Button>
        </div>
      </header>
      {error !== null && (
        <Banner tone="info" live="polite" title={isOffline ? m.door_offline() : errorMessage(error).title}>
          {!isOffline && errorMessage(error).detail}
        </Banner>
      )}
      <div className="door-columns">
        <div className="stack gap-5">
          {card.check ? (
            <CardVerdict check={card.check} />
          ) : (
            <Verdict key={outcome?.at} outcome={outcome?.outcome ?? null} onUndo={undo} />
          )}
          <Scanner onRead={(text) => void check(text)} />
          <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
            <TextField
              label={m.door_code()}
              hint={
                <>
                  {m.door_code_hint()} <span className="whitespace-nowrap">7K4-9QX-2B0A</span>
                </>
              }
              fieldClassName="min-w-0 flex-1 basis-56"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit">{m.door_check()}</Button>
          </form>
          <TextField
            label={m.door_device()}
            hint={m.door_device_hint()}
            maxLength={60}
            value={nome}
            onChange={(event) => setNome(event.currentTarget.value)}
          />
        </div>
        <div className="stack gap-6">
          <Conflicts portaria={portaria} passagens={passagens} />
          <GuestList
            portaria={portaria}
            passagens={passagens}
            onLetIn={(codigo) => void check(codigo)}
            onUndo={(uuid, codigo) => void undo(uuid, codigo)}
          />
        </div>
      </div>
    </div>
  )
}

function NoList({ opened, error, onRetry }: { opened: boolean; error: unknown; onRetry: () => void }) {
  if (!opened || error === null) return <HydrateFallback />
  const { title, detail } = errorMessage(error)
  const isOffline = errorCode(error) === 'NETWORK'
  return (
    <EmptyState
      icon={<WifiOff />}
      title={isOffline ? m.door_no_list() : title}
      action={<Button onClick={onRetry}>{m.retry()}</Button>}
    >
      <p>{isOffline ? m.door_no_list_detail() : detail}</p>
    </EmptyState>
  )
}
