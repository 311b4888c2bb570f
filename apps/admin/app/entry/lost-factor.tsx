import { staffLostFactorCalls } from '@atrio/contract'
import { Banner, Button, TextField } from '@atrio/ui'
import { useState } from 'react'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'

/** The way back for who has lost their second factor: what they ask, whom they meet, and the code that is mailed then. */
export function LostFactor({ onBack }: { onBack: () => void }) {
  const { fatorPerdido } = useAcesso()
  return (
    <EntryFrame title={m.lost_title()} lead={m.lost_lead()}>
      {fatorPerdido ? <Asked {...fatorPerdido} /> : <Ask />}
      <button type="button" className="link min-h-11 justify-self-start" onClick={onBack}>
        {m.lost_back()}
      </button>
      <OtherAccount />
    </EntryFrame>
  )
}

function Ask() {
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffLostFactorCalls.createFatorPerdidoEquipe, { body: {} })
    await refresh()
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button loading={isBusy} block onClick={() => void start()}>
        {m.lost_ask()}
      </Button>
      <p className="text-ink-muted text-sm">{m.lost_ask_hint()}</p>
    </div>
  )
}

function Asked({
  digitos,
  flagEnviado,
  validoAte,
}: {
  digitos: string
  flagEnviado: boolean
  validoAte: string
}) {
  const [codigo, setCodigo] = useState('')
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffLostFactorCalls.saveFatorPerdidoEquipe, { body: { codigo } })
    setCodigo('')
    await refresh()
  })
  const moment = formatMoment(validoAte)
  return (
    <>
      {flagEnviado ? (
        <Banner tone="ok" live="polite" title={m.lost_sent_title()}>
          {m.lost_sent({ moment })}
        </Banner>
      ) : (
        <section aria-labelledby="lost-digits" className="grid grid-cols-1 gap-2">
          <h2 id="lost-digits" className="text-lg">
            {m.lost_digits()}
          </h2>
          <p>
            <code className="text-3xl font-semibold">{digitos.replace(/(?=.{3}$)/, ' ')}</code>
          </p>
          <p>{m.lost_tell()}</p>
          <p className="text-ink-muted text-sm">{m.lost_until({ moment })}</p>
        </section>
      )}
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <TextField
          label={m.lost_code()}
          {...(!flagEnviado && { hint: m.lost_code_hint() })}
          error={error === null ? undefined : errorText(error)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={40}
          value={codigo}
          onChange={(event) => setCodigo(event.target.value)}
        />
        <Button type="submit" variant={flagEnviado ? 'primary' : 'secondary'} loading={isBusy} block>
          {m.lost_go_on()}
        </Button>
      </form>
    </>
  )
}
