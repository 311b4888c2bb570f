import { groupsCalls as calls, type CelulaEquipe } from '@atrio/contract'
import { daysBetween, todayIn } from '@atrio/rules'
import { Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

type DeskRequestProps = {
  pedido: CelulaEquipe['pedidos'][number]
  celulaId: number
  slug: string
  /** ISO day at the church. */
  today: string
}

/** Somebody who waits: what they wrote is for who leads the group, an answer can come from here. */
export function DeskRequest({ pedido, celulaId, slug, today }: DeskRequestProps) {
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { show } = useToasts()
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)
  const nome = `${pedido.nome} ${pedido.sobrenome}`.trim()
  const days = daysBetween(todayIn(timeZone, new Date(pedido.dataCadastro)), today)
  const answer = async (aceita: boolean) => {
    setBusy(aceita ? 'yes' : 'no')
    try {
      const params = { slug, id: celulaId, idSolicitacao: pedido.id }
      await write(calls.responderPedidoEquipe, { params, body: { aceita } }, [calls.listCelulasEquipe])
      show({
        tone: 'ok',
        title: aceita ? m.groups_requests_taken({ nome }) : m.groups_reply_done_no({ nome }),
      })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
      setBusy(null)
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span className="min-w-0 flex-1 basis-48 break-words">
        {nome}
        <span className="block text-sm text-ink-muted">{m.groups_desk_waits({ count: days })}</span>
      </span>
      <span role="group" aria-label={nome} className="flex flex-wrap gap-2">
        <Button loading={busy === 'yes'} disabled={busy === 'no'} onClick={() => void answer(true)}>
          {m.groups_reply_yes()}
        </Button>
        <Button
          variant="outline"
          loading={busy === 'no'}
          disabled={busy === 'yes'}
          onClick={() => void answer(false)}
        >
          {m.groups_reply_no()}
        </Button>
      </span>
    </li>
  )
}
