import { staffSetupCalls, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import {
  Archive,
  Blocks,
  CalendarDays,
  Church,
  ExternalLink,
  FilePenLine,
  MailCheck,
  MapPin,
  Palette,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { Examples } from './examples-section.tsx'

const steps: readonly { path: string; icon: LucideIcon; label: () => string; about: () => string }[] = [
  { path: 'ajustes/igreja', icon: Church, label: m.set_church, about: m.start_church },
  { path: 'ajustes/aparencia', icon: Palette, label: m.set_look, about: m.start_look },
  { path: 'ajustes/contato', icon: MapPin, label: m.set_contact, about: m.set_contact_about },
  { path: 'agenda/cultos/new', icon: CalendarDays, label: m.start_service, about: m.culto_none_detail },
  { path: 'ajustes/modulos', icon: Blocks, label: m.set_modules, about: m.start_modules },
  { path: 'ajustes/copia', icon: Archive, label: m.archive_in, about: m.archive_in_about },
  { path: 'conteudo', icon: FilePenLine, label: m.content, about: m.start_content },
  { path: 'equipe', icon: Users, label: m.team, about: m.start_team },
]

/** What a new church does first, in any order and on any day; the portal is there meanwhile. */
export function StartPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.start_title(), igreja.nome)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.start_title()}</h1>
        <p className="text-ink-muted">{m.start_lead()}</p>
      </div>
      <ol className="divide-line border-line grid grid-cols-1 divide-y border-y">
        {steps.map(({ path, icon: Icon, label, about }) => (
          <li key={path}>
            <Link
              to={`/${igreja.codigo}/${path}`}
              className="text-ink flex min-h-16 items-center gap-4 py-3 no-underline hover:underline"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-semibold wrap-break-word">{label()}</span>
                <span className="text-ink-muted text-sm wrap-break-word">{about()}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Examples igreja={igreja} />
      <MailTest slug={igreja.slug} />
      <a href={igreja.portal} className={`${buttonClass({})} justify-self-start`}>
        <ExternalLink aria-hidden="true" className="size-5" />
        {m.start_open()}
      </a>
    </div>
  )
}

function MailTest({ slug }: { slug: string }) {
  const [sent, setSent] = useState<string | null>(null)
  const { isBusy, error, start } = useTask(async () => {
    const { email } = await api(staffSetupCalls.sendEmailTesteEquipe, { params: { slug }, body: {} })
    setSent(email)
  })
  return (
    <section aria-labelledby="mail-test" className="grid grid-cols-1 gap-3">
      <h2 id="mail-test" className="text-lg">
        {m.mail_test()}
      </h2>
      <p className="text-ink-muted">{m.mail_test_about()}</p>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      {sent && (
        <Banner tone="ok" live="polite">
          {m.mail_test_sent({ email: sent })}
        </Banner>
      )}
      <Button
        variant="secondary"
        icon={<MailCheck />}
        loading={isBusy}
        className="justify-self-start"
        onClick={() => void start()}
      >
        {m.mail_test_submit()}
      </Button>
    </section>
  )
}
