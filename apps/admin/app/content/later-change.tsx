import { toPublish, type MudancaAgendada, type Registro, type Resource, type Valores } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { RecordCalls } from './calls.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Kept } from './use-draft.ts'

const reasons: Record<NonNullable<MudancaAgendada['falha']>, () => string> = {
  conflito: m.change_failed_conflito,
  recusada: m.change_failed_recusada,
  arquivado: m.change_failed_arquivado,
  semDireito: m.change_failed_sem_direito,
}

/** The change of a record that comes by itself, or did not: both texts, and what becomes of them (Decision 283). */
export function LaterChange({
  registro,
  resource,
  calls,
  kept,
  beside,
  mayPublish,
  begins,
  onDone,
}: {
  registro: Registro
  resource: Resource
  calls: {
    publish: (id: number, body: Parameters<RecordCalls['publish']>[1]) => Promise<{ registro: Registro }>
    callOff: (id: number) => Promise<{ registro: Registro }>
    keep: RecordCalls['keep']
  }
  kept: Kept
  /** What differs that is no field of its own. */
  beside?: (change: Valores) => readonly { label: string; mine: string; theirs: string }[]
  mayPublish: boolean
  begins: (next: { versao: number; valores: Valores }, state: Kept) => void
  onDone: () => Promise<unknown>
}) {
  const { show } = useToasts()
  const [isOpen, setOpen] = useState(false)
  const { id, mudancaAgendada: change } = registro
  const hasDraft = kept !== 'same'
  const publish = useTask(async ({ valores, retirarEm }: MudancaAgendada) => {
    const { registro: now } = await calls.publish(id, {
      versao: registro.versao,
      valores: { ...valores, ...toPublish(resource, valores) },
      ...(retirarEm !== undefined && { retirarEm }),
    })
    if (!hasDraft) begins({ versao: now.versao, valores: now.valores ?? {} }, 'same')
    await calls.callOff(id)
    setOpen(false)
    show({ tone: 'ok', title: m.published() })
    await onDone()
  })
  const callOff = useTask(async ({ valores, versaoBase: versao }: MudancaAgendada) => {
    // What was to come is not lost: it is a draft again, unless something else is being typed.
    if (!hasDraft) {
      await calls.keep(id, { versao, valores })
      begins({ versao, valores }, 'kept')
    }
    await calls.callOff(id)
    setOpen(false)
    show({ tone: 'ok', title: m.change_called_off(), ...(!hasDraft && { detail: m.change_is_draft() }) })
    await onDone()
  })
  if (!change) return null
  const { falha, publicarEm, agendadaPor } = change
  const moment = formatMoment(publicarEm)
  const name = agendadaPor ?? m.somebody()
  const failed = publish.error ?? callOff.error
  const close = () => setOpen(false)
  const detail = falha ? reasons[falha]() : m.change_detail()
  return (
    <>
      <Banner
        tone={falha ? 'bad' : 'info'}
        title={falha ? m.change_missed({ moment }) : m.change_comes({ moment, name })}
      >
        <p className="mb-3">{detail}</p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {falha ? m.change_decide() : m.change_see()}
        </Button>
      </Banner>
      {failed !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(failed)}
        </Banner>
      )}
      {isOpen && (
        <ConflictDialog
          resource={resource}
          mine={change.valores}
          conflict={{ ...registro, valores: registro.valores ?? {} }}
          texts={{
            title: falha ? m.change_missed({ moment }) : m.change_comes({ moment, name }),
            detail: hasDraft ? `${detail} ${m.change_other_draft()}` : detail,
            mine: m.change_then(),
            theirs: m.change_now(),
            takeMine: m.publish_now(),
            takeTheirs: m.change_call_off(),
          }}
          {...(beside && { beside: beside(change.valores) })}
          mayChoose={mayPublish}
          isBusy={publish.isBusy || callOff.isBusy}
          onMine={() => void publish.start(change).finally(close)}
          onTheirs={() => void callOff.start(change).finally(close)}
          onClose={close}
        />
      )}
    </>
  )
}
