import { thirdPartiesCalls } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { Blocks, ChevronRight, HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/third-parties-page.ts'

export const meta = () => [{ title: m.third_title() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

const partners = [
  { modulo: 'voluts', title: m.third_voluts, why: m.third_voluts_why, Icon: HeartHandshake },
  { modulo: 'mykids', title: m.third_mykids, why: m.third_mykids_why, Icon: Blocks },
] as const

/** The partners of the church, by what each is for (Spec §2). */
export default function ThirdPartiesPage() {
  const closed = useChurch()?.closedPages ?? []
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.third_title()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.third_intro()}</p>
      <ul className="divide-y divide-line border-y border-line">
        {partners
          .filter(({ modulo }) => !closed.includes(paths.thirdParts({ modulo })))
          .map((partner) => (
            <Partner key={partner.modulo} {...partner} />
          ))}
      </ul>
    </div>
  )
}

function Partner({ modulo, title, why, Icon }: (typeof partners)[number]) {
  const { data } = useCall(thirdPartiesCalls.getTerceiro, { params: { modulo } })
  return (
    <li>
      <Link
        to={paths.thirdParts({ modulo })}
        className="flex items-center gap-4 py-4 text-ink no-underline hover:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-6 flex-none text-link" />
        <span className="min-w-0 flex-1 break-words">
          <span className="block font-medium">{title()}</span>
          <span className="block text-sm text-ink-muted">{why()}</span>
          {/* The line is there before it says something. */}
          <span className="block min-h-5 text-sm text-ink-muted">
            {data && (data.host === null ? m.third_waiting() : m.third_opens({ host: data.host }))}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
      </Link>
      {data?.host && data.escolha?.vale && <ShowAgain modulo={modulo} title={title()} />}
    </li>
  )
}

/** Takes back that a person goes there without being shown what is told. */
function ShowAgain({ modulo, title }: { modulo: 'voluts' | 'mykids'; title: string }) {
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const forget = async () => {
    setBusy(true)
    try {
      await write(thirdPartiesCalls.deleteEscolhaTerceiro, { params: { modulo } }, [
        thirdPartiesCalls.getTerceiro,
      ])
      show({ tone: 'ok', title: m.third_shown_again({ title }) })
    } catch (error) {
      const { title: failed, detail } = errorMessage(error)
      show({ tone: 'bad', title: failed, detail })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mb-4 ms-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="text-ink-muted">{m.third_remembered()}</p>
      <Button variant="outline" loading={busy} onClick={() => void forget()}>
        {m.third_show_again()}
      </Button>
    </div>
  )
}
