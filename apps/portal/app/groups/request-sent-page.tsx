import { buttonClass } from '@atrio/ui'
import { MailCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { TellMe } from '../lib/push/tell-me.tsx'
import { m } from '../paraglide/messages.js'

export const meta = () => [{ title: m.groups_sent_title() }, { name: 'robots', content: 'noindex' }]

/** What happens with a request from here on. */
export default function RequestSentPage() {
  const celula = Number(useSearchParams()[0].get('celula'))
  return (
    <div className="tool stack max-w-xl gap-5">
      <MailCheck aria-hidden="true" className="size-12 text-ok" />
      <h1>{m.groups_sent_title()}</h1>
      <p className="text-lg text-ink-muted">{m.groups_sent_detail()}</p>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{m.groups_sent_next_1()}</li>
        <li>{m.groups_sent_next_2()}</li>
        <li>{m.groups_sent_next_3()}</li>
      </ol>
      <TellMe question={m.push_tell_group()} />
      <p className="flex flex-wrap gap-3">
        {Number.isInteger(celula) && celula > 0 && (
          <Link className={buttonClass()} to={paths.group({ celulaId: celula })}>
            {m.groups_sent_back()}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'outline' })} to={paths.groups()}>
          {m.groups_sent_all()}
        </Link>
      </p>
    </div>
  )
}
