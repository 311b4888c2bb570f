import { m } from '../paraglide/messages.js'
import { useRootData } from './church.ts'
import { wantChoices } from './want-choices.ts'

/** Opens what somebody agreed to have loaded from others; nothing where the church has nothing loaded. */
export function PrivacyChoices() {
  if (!useRootData()?.ports?.length) return null
  return (
    <li>
      <button type="button" className="footer-link" onClick={wantChoices}>
        {m.choice_title()}
      </button>
    </li>
  )
}
