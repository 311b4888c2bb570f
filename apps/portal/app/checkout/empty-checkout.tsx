import { buttonClass, EmptyState } from '@atrio/ui'
import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** Nothing was chosen in this tab. */
export function EmptyCheckout() {
  return (
    <EmptyState
      level={1}
      icon={<ShoppingBasket />}
      title={m.checkout_empty_title()}
      action={
        <Link to={paths.home()} className={buttonClass()}>
          {m.checkout_empty_action()}
        </Link>
      }
    >
      {m.checkout_empty_detail()}
    </EmptyState>
  )
}
