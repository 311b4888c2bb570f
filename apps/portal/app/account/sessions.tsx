import { accessCalls, type Sessao } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Button, Skeleton, SkeletonGroup, Tag, useToasts } from '@atrio/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

/** Where the person is logged in; each can be ended, and all but this one at once (Decision 131). */
export function Sessions({ userId }: { userId: number }) {
  const loaded = useCall(accessCalls.listSessoes, { params: { id: userId } }, { fresh: true })
  return (
    <section aria-labelledby="security-sessions" className="ruled">
      <h2 id="security-sessions" className="text-xl">
        {m.account_sessions()}
      </h2>
      <p className="mt-2 text-ink-muted">{m.account_sessions_intro()}</p>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.account_sessions()} className="stack mt-4">
            <Skeleton shape="box" className="h-16" />
            <Skeleton shape="box" className="h-16" />
          </SkeletonGroup>
        }
      >
        {({ sessoes }) => <List userId={userId} sessoes={sessoes} />}
      </LoadedContent>
    </section>
  )
}

function List({ userId, sessoes }: { userId: number; sessoes: readonly Sessao[] }) {
  const [ending, setEnding] = useState<string | null>(null)
  const { show } = useToasts()
  const others = sessoes.filter(({ flagAtual }) => !flagAtual)
  const end = async (what: string, doIt: () => Promise<unknown>, done: string) => {
    setEnding(what)
    try {
      await doIt()
      show({ tone: 'ok', title: done })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setEnding(null)
  }
  const stale = [accessCalls.listSessoes]
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {sessoes.map((sessao) => (
          <li
            key={sessao.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] [&>:last-child]:max-sm:col-start-2 [&>:last-child]:max-sm:justify-self-start"
          >
            <MonitorSmartphone aria-hidden="true" className="size-5 text-link" />
            <Device sessao={sessao} />
            {sessao.flagAtual ? (
              <Tag tone="ok">{m.account_session_here()}</Tag>
            ) : (
              <Button
                variant="quiet"
                loading={ending === sessao.id}
                aria-label={m.account_session_end_named({ onde: deviceName(sessao) })}
                onClick={() =>
                  void end(
                    sessao.id,
                    () =>
                      write(accessCalls.deleteSessao, { params: { id: userId, idSessao: sessao.id } }, stale),
                    m.account_session_ended(),
                  )
                }
              >
                {m.account_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outline"
          className="mt-3"
          loading={ending === 'others'}
          onClick={() =>
            void end(
              'others',
              () => write(accessCalls.deleteOutrasSessoes, { params: { id: userId } }, stale),
              m.account_sessions_ended(),
            )
          }
        >
          {m.account_sessions_end_others()}
        </Button>
      )}
    </>
  )
}

function Device({ sessao }: { sessao: Sessao }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const zone = useChurch()?.fusoHorario ?? 'UTC'
  const moment = formatInstant(sessao.dataUltimoUso, 'dateTime', locale, zone)
  return (
    <p className="min-w-0 flex-1 basis-[min(13rem,100%)]">
      <span className="block font-medium">{deviceName(sessao)}</span>
      <span className="block text-sm text-ink-muted">{sessao.igreja.nome}</span>
      <span className="block text-sm text-ink-muted">{m.account_session_used({ moment })}</span>
    </p>
  )
}

function deviceName({ navegador, sistema }: Sessao): string {
  return [navegador, sistema].filter(Boolean).join(' · ') || m.account_session_unknown()
}
