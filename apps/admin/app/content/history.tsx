import type { Registro } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../lib/error-text.ts'
import { formatMoment } from '../lib/church-time.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { RecordCalls, Versao } from './calls.ts'
import { fieldName } from './field-names.ts'

/** Who changed what, the newest first; each earlier state can be brought back. */
export function History({
  calls,
  registro: { id, versao },
  mayRestore,
  isHeld = false,
  onRestored,
}: {
  calls: Pick<RecordCalls, 'history' | 'restore'>
  registro: Registro
  mayRestore: boolean
  /** While the record is on its way to another version. */
  isHeld?: boolean
  onRestored: (registro: Registro) => void
}) {
  const [versoes, setVersoes] = useState<Versao[]>([])
  const load = useTask(async () => {
    setVersoes((await calls.history(id)).versoes)
  })
  const begin = useEffectEvent(() => void load.start())
  useEffect(() => begin(), [])
  const restore = useTask(async (numero: number) => {
    onRestored((await calls.restore(id, numero, { versao })).registro)
  })
  const error = load.error ?? restore.error
  return (
    <>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <ol className="ruled">
        {versoes.map(({ numero, acao, campos, em, por }) => (
          <li
            key={`${numero} ${acao}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold wrap-break-word">
                {acao === 'criacao' ? m.history_created() : campos.map(fieldName).join(', ')}
              </span>
              <span className="text-ink-muted text-sm">
                {[formatMoment(em), por].filter(Boolean).join(' · ')}
              </span>
            </span>
            {mayRestore && numero < versao && (
              <Button
                variant="secondary"
                disabled={restore.isBusy || isHeld}
                aria-label={m.restore_of({ moment: formatMoment(em) })}
                onClick={() => void restore.start(numero)}
              >
                {m.restore()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
