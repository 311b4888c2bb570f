import type { Celula } from '@atrio/contract'
import { Button, buttonClass, useToasts } from '@atrio/ui'
import { Copy, Inbox, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { ShareButton } from '../reader/share-button.tsx'
import { useRootData } from '../shell/church.ts'

type LeadingProps = {
  celula: Pick<Celula, 'id' | 'nome'>
  participacao: NonNullable<Celula['participacao']>
}

/** What who leads a group opens from its page: who asks, who is in it, and its address to pass on. */
export function Leading({ celula: { id: celulaId, nome }, participacao }: LeadingProps) {
  const pedidos = participacao.pedidos ?? 0
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="font-ui text-base font-semibold">{m.groups_leading()}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        <li>
          <Link
            className={buttonClass({ variant: pedidos > 0 ? 'primary' : 'outline', block: true })}
            to={paths.groupRequests({ celulaId })}
          >
            <Inbox aria-hidden="true" />
            {pedidos === 0 ? m.groups_leading_requests_none() : m.groups_leading_requests({ count: pedidos })}
          </Link>
        </li>
        <li>
          <Link
            className={buttonClass({ variant: 'outline', block: true })}
            to={paths.groupMembers({ celulaId })}
          >
            <UsersRound aria-hidden="true" />
            {m.groups_members_title()}
          </Link>
        </li>
      </ul>
      <Invitation celulaId={celulaId} nome={nome} convite={participacao.convite} />
    </div>
  )
}

function Invitation({ celulaId, nome, convite }: { celulaId: number; nome: string; convite: string | null }) {
  const origin = useRootData()?.origin ?? ''
  const { show } = useToasts()
  const url = origin + paths.group({ celulaId }, convite ? { convite } : {})
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      show({ tone: 'ok', title: m.reader_link_copied() })
    } catch {
      show({ tone: 'warn', title: m.reader_link_not_copied(), detail: url })
    }
  }
  return (
    <div className="mt-5">
      <h3 className="font-ui text-base font-semibold">{m.groups_invite_title()}</h3>
      <p className="mt-1 text-ink-muted">{convite ? m.groups_invite_hidden() : m.groups_invite_listed()}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {m.reader_copy_link()}
        </Button>
        <ShareButton look="outline" title={nome} url={url} />
      </p>
    </div>
  )
}
