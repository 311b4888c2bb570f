import { useParams } from 'react-router'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { OrderView } from './order-view.tsx'

export const meta = () => [{ title: m.checkout_payment_title() }, { name: 'robots', content: 'noindex' }]

/** The payment status page (Spec §2): six outcomes. */
export default function PaymentPage() {
  const { paymentCode = '' } = useParams()
  const { user } = useSession()
  return user ? <OrderView key={paymentCode} codigo={paymentCode} userId={user.id} /> : null
}
