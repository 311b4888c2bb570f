import { consentCalls } from '@atrio/contract'
import { ports as declared } from '@atrio/rules'
import { Button } from '@atrio/ui'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useRootData } from '../shell/church.ts'
import { categoryWords, portNames } from '../shell/port-words.ts'
import { wantChoices } from '../shell/want-choices.ts'

/** What the church has loaded from others, and what the person said of each; nothing where it has nothing loaded. */
export function LoadedFromOthers({ userId }: { userId: number }) {
  const ports = useRootData()?.ports ?? []
  const { data } = useCall(
    consentCalls.listConsentimentos,
    ports.length > 0 ? { params: { id: userId } } : null,
  )
  if (ports.length === 0) return null
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long' })
  return (
    <section aria-labelledby="privacy-others" className="ruled">
      <h2 id="privacy-others" className="text-xl">
        {m.choice_own_title()}
      </h2>
      <p className="mt-2 text-ink-muted">{m.choice_own_detail()}</p>
      <ul className="mt-3 divide-y divide-line">
        {ports.map(({ porta }) => {
          const said = data?.consentimentos.find((one) => one.porta === porta)
          const date = said ? day.format(new Date(said.data)) : ''
          return (
            <li key={porta} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
              <span>
                {portNames[porta]}{' '}
                <span className="text-sm text-ink-muted">
                  {categoryWords[declared[porta].categoria].name()}
                </span>
              </span>
              <span className="text-sm text-ink-muted">
                {!said && m.choice_own_open()}
                {said && (said.aceito ? m.choice_own_yes({ date }) : m.choice_own_no({ date }))}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-4">
        <Button variant="outline" onClick={wantChoices}>
          {m.choice_own_change()}
        </Button>
      </p>
    </section>
  )
}
