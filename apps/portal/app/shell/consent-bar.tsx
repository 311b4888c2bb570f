import { accountCalls, type CallResult } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { paths } from '../lib/paths.ts'
import { browserStorages, keys } from '../lib/data/storage.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Pendente = CallResult<typeof accountCalls.listAceites>['pendentes'][number]

/**
 * Asks a member once about a new version that needs it, and stands in nobody's way: whatever is answered, it is gone, and
 * whoever goes on without answering goes on. Asks the server once in a tab.
 */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function ConsentBar({ userId }: { userId: number }) {
  const [pendentes, setPendentes] = useState<readonly Pendente[]>([])
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  useEffect(() => {
    const { session } = browserStorages()
    if (session.getItem(keys.consents) === String(userId)) return
    const load = async () => {
      const found = (await api(accountCalls.listAceites, { params: { id: userId } })).pendentes
      if (found.length === 0) session.setItem(keys.consents, String(userId))
      setPendentes(found)
    }
    // Without an answer nobody is asked now; the next page tries again.
    load().catch(() => {})
  }, [userId])
  const [next] = pendentes
  if (!next) return null
  const { tipo, versao, mudancas } = next
  const answer = async (aceito: boolean) => {
    setBusy(true)
    try {
      await api(accountCalls.saveAceite, { params: { id: userId }, body: { tipo, versao, aceito } })
      setPendentes(pendentes.slice(1))
    } catch {
      show({ tone: 'bad', title: m.consent_failed() })
    } finally {
      setBusy(false)
    }
  }
  const date = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long' }).format(new Date(next.dataVigencia))
  const { title, path } = texts[tipo]
  return (
    <Banner
      tone="info"
      shape="bar"
      className="max-sm:items-start"
      live="polite"
      title={title()}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={() => void answer(false)}>
            {m.consent_later()}
          </Button>
          <Button disabled={busy} onClick={() => void answer(true)}>
            {m.consent_accept()}
          </Button>
        </>
      }
    >
      {mudancas ?? m.consent_since({ versao, date })}{' '}
      <a href={path()} target="_blank" rel="noopener">
        {m.consent_read()}
      </a>
    </Banner>
  )
}

const texts = {
  privacidade: { title: m.consent_new_privacy, path: paths.privacy },
  termos: { title: m.consent_new_terms, path: paths.terms },
}
