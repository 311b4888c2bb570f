import { privacyCalls } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { write } from '../lib/personal/personal-calls.ts'
import { changeUsuario } from '../lib/session/session-store.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** Says on every page when the account that was asked to go is erased; one tap keeps it (Decision 148). */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function ErasureBar({ userId, when }: { userId: number; when: string }) {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const keep = async () => {
    setBusy(true)
    try {
      await write(privacyCalls.deleteExclusao, { params: { id: userId } }, [privacyCalls.getExclusao])
      changeUsuario({ dataExclusao: null })
      show({ tone: 'ok', title: m.erasure_kept() })
    } catch {
      show({ tone: 'bad', title: m.erasure_failed() })
      setBusy(false)
    }
  }
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Banner
      tone="warn"
      shape="bar"
      className="max-sm:items-start"
      live="polite"
      title={m.erasure_title({ quando: format.format(new Date(when)) })}
      actions={
        <Button variant="outline" loading={busy} onClick={() => void keep()}>
          {m.erasure_keep()}
        </Button>
      }
    />
  )
}
