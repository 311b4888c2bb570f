import { prayerCalls as calls, type MinhaOracao } from '@atrio/contract'
import { Button, CheckboxField, RadioGroup } from '@atrio/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useAct } from './use-act.ts'
import { whoOptions } from './who-options.ts'

/** Who may see a request can be changed at any time, and so can the wish for a call or a visit. */
export function OwnWho({ oracao }: { oracao: MinhaOracao }) {
  const { id, flagAtivo, flagPublicarMural } = oracao
  const before = !flagAtivo ? 'eu' : flagPublicarMural ? 'mural' : 'equipe'
  const [quem, setQuem] = useState(before)
  const [ligacao, setLigacao] = useState(oracao.flagReceberLigacao)
  const [visita, setVisita] = useState(oracao.flagReceberVisita)
  const { busy, act } = useAct()
  const isChanged =
    quem !== before || ligacao !== oracao.flagReceberLigacao || visita !== oracao.flagReceberVisita
  const save = () => {
    const body = {
      flagAtivo: quem !== 'eu',
      flagPublicarMural: quem === 'mural',
      flagReceberLigacao: quem !== 'eu' && ligacao,
      flagReceberVisita: quem !== 'eu' && visita,
    }
    const stale = [calls.getMinhaOracao, calls.listMinhasOracoes]
    return act(() => write(calls.saveOracaoVisibilidade, { params: { id }, body }, stale), {
      title: m.prayer_who_saved(),
    })
  }
  return (
    <details className="group ruled">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-lg font-semibold">
        {m.prayer_who_change()}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="stack mt-3">
        <RadioGroup
          label={m.prayer_who()}
          name="quem"
          value={quem}
          onValueChange={setQuem}
          options={whoOptions(false)}
        />
        {quem !== 'eu' && (
          <>
            <CheckboxField
              label={m.prayer_call()}
              checked={ligacao}
              onChange={({ currentTarget }) => setLigacao(currentTarget.checked)}
            />
            <CheckboxField
              label={m.prayer_visit()}
              checked={visita}
              onChange={({ currentTarget }) => setVisita(currentTarget.checked)}
            />
          </>
        )}
        <Button className="self-start" disabled={!isChanged} loading={busy} onClick={() => void save()}>
          {m.prayer_who_save()}
        </Button>
      </div>
    </details>
  )
}
