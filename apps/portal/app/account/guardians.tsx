import { accountCalls, type CallResult, type Crianca } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Banner, Button } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { ShareButton } from '../reader/share-button.tsx'
import { useChurch, useRootData } from '../shell/church.ts'

type Convite = CallResult<typeof accountCalls.createConviteCrianca>

/** Who else has the child, and a code for one more to pass on as the person likes. */
export function Guardians({ crianca }: { crianca: Crianca }) {
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  const [convite, setConvite] = useState<Convite | null>(null)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const invite = async () => {
    if (!user) return
    setBusy(true)
    setFailure(null)
    try {
      const request = { params: { id: user.id, childId: crianca.id }, body: {} }
      setConvite(await write(accountCalls.createConviteCrianca, request, []))
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setBusy(false)
  }
  const others = crianca.outrosResponsaveis
  return (
    <section aria-labelledby="child-guardians" className="ruled mt-10">
      <h2 id="child-guardians" className="text-xl">
        {m.account_guardians()}
      </h2>
      <p className="mt-1 mb-3 break-words text-ink-muted">
        {others.length > 0
          ? m.account_guardians_with({ nomes: others.join(', ') })
          : m.account_guardians_alone()}
      </p>
      {failure && (
        <Banner tone="bad" live="assertive" className="mb-3" title={failure.title}>
          {failure.detail}
        </Banner>
      )}
      {convite ? (
        <Code convite={convite} nome={crianca.nome} />
      ) : (
        <Button variant="outline" loading={busy} onClick={() => void invite()}>
          {m.account_invite()}
        </Button>
      )}
    </section>
  )
}

function Code({ convite: { codigo, validoAte }, nome }: { convite: Convite; nome: string }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const until = formatInstant(validoAte, 'dateTime', locale, useChurch()?.fusoHorario ?? 'UTC')
  return (
    <div className="stack gap-3" role="status">
      <p>{m.account_invite_code_intro({ until })}</p>
      <p className="rounded-md bg-sunken p-3">
        <code className="break-all">{codigo}</code>
      </p>
      <div>
        <ShareButton
          look="outline"
          title={m.account_invite_share({ nome })}
          url={`${location.origin}${paths.childInvite({ codigo })}`}
        />
      </div>
    </div>
  )
}
