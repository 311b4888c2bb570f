import { privacyCalls, type Historico } from '@atrio/contract'
import { Button, Skeleton, SkeletonGroup } from '@atrio/ui'
import { useState } from 'react'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { describeAct, describeChange } from './history-words.ts'
import { moment } from './moment.ts'

const FIRST = 10

/** Who saw or changed what, newest first. */
export function History({ userId }: { userId: number }) {
  const loaded = useCall(privacyCalls.getHistorico, { params: { id: userId } })
  return (
    <section aria-labelledby="privacy-history" className="ruled">
      <h2 id="privacy-history" className="text-xl">
        {m.privacy_history_title()}
      </h2>
      <p className="mt-2 text-ink-muted">{m.privacy_history_detail()}</p>
      <div className="mt-3">
        <LoadedContent
          of={loaded}
          loading={
            <SkeletonGroup label={m.privacy_loading()} className="stack">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-3/5" />
            </SkeletonGroup>
          }
          failed={{ title: m.privacy_failed(), action: m.privacy_retry() }}
          isEmpty={(data) => data.auditoria.length + data.alteracoes.length === 0}
          empty={<p>{m.privacy_history_none()}</p>}
        >
          {(data) => <Entries {...data} />}
        </LoadedContent>
      </div>
    </section>
  )
}

function Entries({ auditoria, alteracoes }: Historico) {
  const [all, setAll] = useState(false)
  const entries = [
    ...auditoria.map((one) => ({ ...one, what: describeAct(one.acao) })),
    ...alteracoes.map((one) => ({ ...one, what: describeChange(one) })),
  ].toSorted((a, b) => b.data.localeCompare(a.data))
  const shown = all ? entries : entries.slice(0, FIRST)
  return (
    <>
      <ol className="divide-y divide-line">
        {shown.map(({ data, quem, what }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of one moment are told apart by nothing else
          <li key={`${data} ${index}`} className="grid gap-x-6 py-2.5 sm:grid-cols-[1fr_auto]">
            <span className="min-w-0 break-words">{what}</span>
            <span className="text-sm text-ink-muted">
              {by[quem]()} · <time dateTime={data}>{moment(data)}</time>
            </span>
          </li>
        ))}
      </ol>
      {entries.length > shown.length && (
        <Button variant="quiet" className="-ms-4.5 mt-2" onClick={() => setAll(true)}>
          {m.privacy_history_more({ total: entries.length })}
        </Button>
      )}
    </>
  )
}

const by = { voce: m.privacy_by_voce, equipe: m.privacy_by_equipe, sistema: m.privacy_by_sistema }
