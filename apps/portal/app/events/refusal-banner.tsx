import { Banner, buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { BuyingState } from './use-buying.ts'

/** What the server refused: taken down to what is left where that helps, else said with the way on (Spec §8). */
export function RefusalBanner({ buying: { refusal, adjusted } }: { buying: BuyingState }) {
  if (refusal === null) return null
  if (adjusted !== null && adjusted > 0) {
    return <Banner tone="warn" live="polite" title={m.events_buy_adjusted({ count: adjusted })} />
  }
  const { title, detail, action } = errorMessage(refusal)
  const leadsAway = ['EVT_REG_001', 'EVT_REG_002'].includes(errorCode(refusal))
  return (
    <Banner
      tone="bad"
      live="assertive"
      title={title}
      actions={
        leadsAway && (
          <Link className={buttonClass({ variant: 'outline' })} to={paths.events()}>
            {action}
          </Link>
        )
      }
    >
      {detail}
    </Banner>
  )
}
