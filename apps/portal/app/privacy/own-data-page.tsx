import { buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { Consents } from './consents.tsx'
import { ExportSection } from './export-section.tsx'
import { History } from './history.tsx'
import { LoadedFromOthers } from './loaded-from-others.tsx'
import { WhoSees } from './who-sees.tsx'

export const meta = () => [{ title: m.privacy_title() }, { name: 'robots', content: 'noindex' }]

/** What the church keeps of a person: theirs to take along, to look into, and to erase. */
export default function OwnDataPage() {
  const { user, usuario } = useSession()
  if (!user || !usuario) return null
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.privacy_title()}</h1>
      <p className="mt-2 text-lg text-ink-muted">{m.privacy_intro({ igreja: usuario.igreja.nome })}</p>
      <div className="mt-8 grid gap-10">
        <ExportSection userId={user.id} />
        <WhoSees />
        <Consents userId={user.id} />
        <LoadedFromOthers userId={user.id} />
        <History userId={user.id} />
        <section aria-labelledby="privacy-delete" className="ruled">
          <h2 id="privacy-delete" className="text-xl">
            {m.privacy_delete_title()}
          </h2>
          <p className="mt-2 text-ink-muted">{m.privacy_delete_detail()}</p>
          <p className="mt-4">
            <Link to={paths.deleteUser()} className={buttonClass({ variant: 'outline' })}>
              {m.privacy_delete_start()}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
