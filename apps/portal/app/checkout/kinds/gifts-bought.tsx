import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../../shell/church.ts'
import type { OrderProps } from './kind.ts'

/** When it is given again. */
export function GiftBought({ pedido: { proximasDatas } }: OrderProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  if (proximasDatas.length === 0) return null
  return (
    <section aria-labelledby="next-dates">
      <h2 id="next-dates" className="text-xl">
        {m.checkout_done_next()}
      </h2>
      <ul className="mt-2 grid gap-1">
        {proximasDatas.map((date) => (
          <li key={date}>{formatCivilDate(date, 'long', locale)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Where all gifts of a person are. */
export function GiftOnwards() {
  return (
    <Link to={paths.myGiving()} className={buttonClass()}>
      {m.giving_mine()}
    </Link>
  )
}
