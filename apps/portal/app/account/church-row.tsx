import { Avatar, Tag } from '@atrio/ui'
import { ChevronRight } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { OtherChurch } from './use-churches.ts'

/** A church that someone could change to. */
export function ChurchRow({ church, onChoose }: { church: OtherChurch; onChoose: () => void }) {
  // A province often bears the name of its capital.
  const place = [...new Set([church.cidade, church.estado])].filter(Boolean).join(', ')
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="card flex w-full flex-row items-center gap-4 p-4 text-start hover:border-line-strong"
      >
        <Avatar name={church.igreja.nome} size="md" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{church.igreja.nome}</span>
          {place && <span className="block text-sm text-ink-muted">{place}</span>}
          {church.own && (
            <span className="mt-1 block">
              <Tag tone="ok">{church.current ? m.account_church_current() : m.account_church_yours()}</Tag>
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
      </button>
    </li>
  )
}
