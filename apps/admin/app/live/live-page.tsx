import type { CallResult, IgrejaEquipe, liveStaffCalls } from '@atrio/contract'
import { estadoTransmissao } from '@atrio/rules'
import { Button, EmptyState } from '@atrio/ui'
import { Cable, Plus, Radio } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { EstadoTag } from './estado-tag.tsx'
import { NewDialog } from './new-dialog.tsx'

type List = CallResult<(typeof liveStaffCalls)['listTransmissoesEquipe']>

/** What is broadcast: on air and to come first, then what was. */
export function LivePage() {
  const list = useLoaderData<List | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [isNew, setNew] = useState(false)
  const [now] = useState(() => new Date())
  usePageTitle(m.live(), igreja.nome)
  if (!list) return null
  const all = list.transmissoes.map((one) => ({ ...one, estado: estadoTransmissao(one, now) }))
  const coming = all.filter(({ estado }) => !isOver(estado))
  const over = all.filter(({ estado }) => isOver(estado)).toReversed()
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.live()}</h1>
        <p className="text-ink-muted">{m.live_lead()}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button icon={<Plus />} onClick={() => setNew(true)}>
          {m.live_new()}
        </Button>
        <Link to={`/${igreja.codigo}/ao-vivo/sinal`} className="inline-flex min-h-11 items-center gap-2">
          <Cable aria-hidden="true" className="size-4" />
          {m.stream_own()}
        </Link>
      </div>
      {all.length === 0 && (
        <EmptyState icon={<Radio />} title={m.live_nothing()}>
          {m.live_nothing_detail()}
        </EmptyState>
      )}
      <Group title={m.live_coming()} items={coming} igreja={igreja} />
      <Group title={m.live_over()} items={over} igreja={igreja} />
      <NewDialog igreja={igreja} eventos={list.eventos} open={isNew} onClose={() => setNew(false)} />
    </div>
  )
}

type Item = List['transmissoes'][number] & { estado: Parameters<typeof EstadoTag>[0]['estado'] }

function Group({ title, items, igreja }: { title: string; items: readonly Item[]; igreja: IgrejaEquipe }) {
  if (items.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="ruled">
        {items.map(({ id, titulo, inicio, estado, flagImagem }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="grid min-w-0 flex-1 basis-56 grid-cols-1">
              <Link to={`/${igreja.codigo}/ao-vivo/${id}`} className="font-semibold wrap-break-word">
                {titulo}
              </Link>
              <span className="text-ink-muted text-sm">
                {formatMoment(inicio)}
                {!flagImagem && estado !== 'cancelada' && ` · ${m.live_no_link()}`}
              </span>
            </div>
            <EstadoTag estado={estado} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function isOver(estado: string): boolean {
  return estado === 'replay' || estado === 'encerrada'
}
