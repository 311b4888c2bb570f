import { groupsCalls, type CelulaEquipe, type IgrejaEquipe } from '@atrio/contract'
import { daysBetween, todayIn } from '@atrio/rules'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Somebody who waits: what they wrote is for who leads the group, an answer can come from here. */
export function GroupRequest({
  pedido,
  celulaId,
  igreja: { slug, fusoHorario },
}: {
  pedido: CelulaEquipe['pedidos'][number]
  celulaId: number
  igreja: IgrejaEquipe
}) {
  const [said, setSaid] = useState<boolean | null>(null)
  const refresh = useRefresh()
  const { show } = useToasts()
  const nome = `${pedido.nome} ${pedido.sobrenome}`.trim()
  const count = daysBetween(todayIn(fusoHorario, new Date(pedido.dataCadastro)), todayIn(fusoHorario))
  const { isBusy, error, start } = useTask(async (aceita: boolean) => {
    setSaid(aceita)
    const params = { slug, id: celulaId, idSolicitacao: pedido.id }
    await api(groupsCalls.responderPedidoEquipe, { params, body: { aceita } })
    show({
      tone: 'ok',
      title: aceita ? m.groups_requests_taken({ nome }) : m.groups_reply_done_no({ nome }),
    })
    await refresh()
  })
  return (
    <li className="grid grid-cols-1 gap-2 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-48 wrap-break-word">
          {nome}
          <span className="text-ink-muted block text-sm">{m.groups_desk_waits({ count })}</span>
        </span>
        <span role="group" aria-label={nome} className="flex flex-wrap gap-2">
          <Button
            loading={isBusy && said === true}
            disabled={isBusy && said === false}
            onClick={() => void start(true)}
          >
            {m.groups_reply_yes()}
          </Button>
          <Button
            variant="outline"
            loading={isBusy && said === false}
            disabled={isBusy && said === true}
            onClick={() => void start(false)}
          >
            {m.groups_reply_no()}
          </Button>
        </span>
      </div>
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </li>
  )
}
