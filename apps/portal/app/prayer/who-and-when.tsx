import type { OracaoListada } from '@atrio/contract'
import { Avatar } from '@atrio/ui'
import { UserRound } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { TimeAgo } from './time-ago.tsx'

type WhoAndWhenProps = { oracao: Pick<OracaoListada, 'nome' | 'dataCadastro' | 'motivo'> }

/** Whose request it is, as far as they say, when it came and what it is for. */
export function WhoAndWhen({ oracao: { nome, dataCadastro, motivo } }: WhoAndWhenProps) {
  return (
    <div className="flex items-center gap-3">
      {nome ? (
        <Avatar name={nome} src={null} />
      ) : (
        <span className="avatar avatar-md" aria-hidden="true">
          <UserRound className="size-5" />
        </span>
      )}
      <p className="min-w-0">
        <span className="block font-semibold break-words text-ink">{nome ?? m.prayer_anonymous()}</span>
        <span className="block text-sm text-ink-muted">
          <TimeAgo moment={dataCadastro} />
          {motivo && <> · {motivo.nome}</>}
        </span>
      </p>
    </div>
  )
}
