import { eventsCalls as calls } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { ExternalLink } from 'lucide-react'
import { useParams } from 'react-router'
import { safeHref } from '../lib/security/outside-url.ts'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { HydrateFallback } from './registrations-layout.tsx'
import { useOwner } from '../lib/session/owner.ts'

export const meta = () => [{ title: m.tickets_contents() }, { name: 'robots', content: 'noindex' }]

/** Spec §2: one of the texts or videos that come with a ticket. */
export default function ContentPage() {
  const { eventId, ticketId, contentId } = useParams()
  const id = useOwner()
  const params = {
    id,
    idEvento: Number(eventId),
    idInscricao: Number(ticketId),
    idConteudo: Number(contentId),
  }
  const loaded = useCall(calls.getConteudoInscricao, { params })
  const conteudo = loaded.data?.conteudo
  const link = safeHref(conteudo?.url)
  return (
    <article className="stack max-w-3xl gap-6">
      <BackLink to={paths.ticketContents({ eventId: params.idEvento, ticketId: params.idInscricao })}>
        {m.tickets_contents()}
      </BackLink>
      <h1>{conteudo?.titulo ?? m.tickets_contents()}</h1>
      <LoadedContent of={loaded} loading={<HydrateFallback />}>
        {({ conteudo: { partes } }) => <RichText parts={partes} />}
      </LoadedContent>
      {link && (
        <p>
          <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {m.tickets_content_open()}
          </a>
        </p>
      )}
    </article>
  )
}
