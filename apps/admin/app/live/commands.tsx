import { liveStaffCalls } from '@atrio/contract'
import type { EstadoTransmissao } from '@atrio/rules'
import { Button, FormStatus } from '@atrio/ui'
import { CircleStop, Clock, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { Desk } from './desk-page.tsx'
import { ProbeSays } from './probe-says.tsx'

type Comando = 'iniciar' | 'encerrar' | 'prolongar' | 'automatico'

/** Begins and ends it; to end asks once more, since everybody's picture stops. */
export function Commands({ igreja, transmissao, show, estado }: Desk & { estado: EstadoTransmissao }) {
  const [isEnding, setEnding] = useState(false)
  const { isBusy, error, start } = useTask(async (comando: Comando) => {
    const params = { slug: igreja.slug, id: transmissao.id }
    show(await api(liveStaffCalls.comandarTransmissao, { params, body: { comando } }))
    setEnding(false)
  })
  const isLive = estado === 'ao_vivo'
  return (
    <section aria-labelledby="commands" className="ruled grid grid-cols-1 gap-3">
      <h2 id="commands" className="text-lg">
        {m.live_commands()}
      </h2>
      <ProbeSays transmissao={transmissao} />
      {!transmissao.flagImagem && <FormStatus tone="warn" title={m.live_link_first()} />}
      <div className="flex flex-wrap gap-3">
        {!isLive && (
          <Button icon={<Play />} loading={isBusy} onClick={() => void start('iniciar')}>
            {m.live_begin()}
          </Button>
        )}
        {isLive && !isEnding && (
          <Button icon={<CircleStop />} onClick={() => setEnding(true)}>
            {m.live_end()}
          </Button>
        )}
        {isLive && isEnding && (
          <>
            <Button variant="danger" loading={isBusy} onClick={() => void start('encerrar')}>
              {m.live_end_sure()}
            </Button>
            <Button variant="secondary" onClick={() => setEnding(false)}>
              {m.live_end_not()}
            </Button>
          </>
        )}
        {estado !== 'replay' && estado !== 'encerrada' && (
          <Button
            variant="secondary"
            icon={<Clock />}
            loading={isBusy}
            onClick={() => void start('prolongar')}
          >
            {m.live_longer()}
          </Button>
        )}
        {transmissao.comando !== 'auto' && (
          <Button
            variant="quiet"
            icon={<RotateCcw />}
            loading={isBusy}
            onClick={() => void start('automatico')}
          >
            {m.live_by_clock()}
          </Button>
        )}
      </div>
      <p className="text-ink-muted text-sm">
        {transmissao.comando === 'auto' ? m.live_clock_decides() : m.live_staff_decide()}
      </p>
      {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
    </section>
  )
}
