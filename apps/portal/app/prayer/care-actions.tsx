import { prayerCalls as calls, type CallRequest, type OracaoCuidado } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { DoorOpen, Phone } from 'lucide-react'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useAct } from './use-act.ts'

type CareActionsProps = {
  oracao: OracaoCuidado
  slug: string
  onChange: (change: OracaoCuidado) => void
}

/** Marks who asked as called or visited, or that nothing more is to be done; each can be taken back. */
export function CareActions({ oracao, slug, onChange }: CareActionsProps) {
  const { busy, act } = useAct()
  const save = (body: CallRequest<typeof calls.saveOracaoCuidado>['body']) =>
    act(
      async () => {
        const request = { params: { slug, id: oracao.id }, body }
        onChange((await write(calls.saveOracaoCuidado, request, [calls.listOracoesCuidado])).oracao)
      },
      { title: m.prayer_desk_done() },
    )
  const { flagReceberLigacao, flagReceberVisita, dataLigacao, dataVisita, flagConcluida } = oracao
  return (
    <div className="flex flex-wrap gap-3">
      {flagReceberLigacao && (
        <Button
          variant={dataLigacao ? 'secondary' : 'outline'}
          icon={<Phone aria-hidden="true" />}
          aria-pressed={dataLigacao !== null}
          disabled={busy}
          onClick={() => void save({ flagLigacaoFeita: dataLigacao === null })}
        >
          {m.prayer_desk_called()}
        </Button>
      )}
      {flagReceberVisita && (
        <Button
          variant={dataVisita ? 'secondary' : 'outline'}
          icon={<DoorOpen aria-hidden="true" />}
          aria-pressed={dataVisita !== null}
          disabled={busy}
          onClick={() => void save({ flagVisitaFeita: dataVisita === null })}
        >
          {m.prayer_desk_visited()}
        </Button>
      )}
      <Button
        variant={flagConcluida ? 'secondary' : 'outline'}
        aria-pressed={flagConcluida}
        disabled={busy}
        onClick={() => void save({ flagConcluida: !flagConcluida })}
      >
        {m.prayer_desk_conclude()}
      </Button>
    </div>
  )
}
