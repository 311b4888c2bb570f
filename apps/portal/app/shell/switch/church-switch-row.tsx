import type { ClienteListado } from '@atrio/contract'
import { churchOrigin, formatDistance, type Locale } from '@atrio/rules'
import { Avatar, classNames, Tag } from '@atrio/ui'
import { ChevronRight } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../church.ts'
import { ownColours } from '../look/own-colours.ts'

export type ChurchSwitchRowProps = {
  cliente: ClienteListado
  isHere: boolean
  locale: Locale
  onChoose: ((cliente: ClienteListado) => void) | undefined
}

const look = 'flex w-full min-h-16 items-center gap-3 rounded-md px-2 py-2.5 text-start no-underline'

/** One church to go to; the one we are at stands there without leading anywhere. */
export function ChurchSwitchRow({ cliente, isHere, locale, onChoose }: ChurchSwitchRowProps) {
  const root = useRootData()
  const content = <RowContent cliente={cliente} isHere={isHere} locale={locale} />
  if (isHere) {
    return (
      <li aria-current="true" className="border-t border-line first:border-t-0">
        <div className={look}>{content}</div>
      </li>
    )
  }
  return (
    <li className="border-t border-line first:border-t-0">
      {onChoose ? (
        <button
          type="button"
          className={classNames(look, 'hover:bg-ink/8')}
          onClick={() => onChoose(cliente)}
        >
          {content}
        </button>
      ) : (
        <a
          className={classNames(look, 'hover:bg-ink/8')}
          href={root && churchOrigin(cliente.igreja, root.hosts)}
        >
          {content}
        </a>
      )}
    </li>
  )
}

function RowContent({ cliente, isHere, locale }: Omit<ChurchSwitchRowProps, 'onChoose'>) {
  const { nome, bairro, cidade, distancia, igreja } = cliente
  const where = [
    ...[bairro, cidade].filter((part) => part !== null),
    ...(distancia === null ? [] : [formatDistance(distancia * 1000, locale)]),
  ]
  return (
    <>
      {/* The pictures of other churches are served at their own hosts only. */}
      <span style={ownColours(igreja.corApp)} className="leading-none">
        <Avatar name={nome} src={isHere ? igreja.logo : null} shape="square" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{nome}</span>
        {where.length > 0 && <span className="block text-sm text-ink-muted">{where.join(' · ')}</span>}
      </span>
      {isHere ? (
        <Tag tone="brand">{m.churches_here()}</Tag>
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
      )}
    </>
  )
}
