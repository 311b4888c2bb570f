import './events.css'
import { eventsCalls as calls, type Ingresso } from '@atrio/contract'
import { email, FALLBACK_LOCALE, localeOf, required } from '@atrio/rules'
import { Banner, buttonClass, SelectField, TextField } from '@atrio/ui'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { paths } from '../lib/paths.ts'
import { startSession, useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { loadedAs, together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { PurchaseAside } from '../money/purchase-summary.tsx'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { momentText } from './evento-when.ts'
import { HydrateFallback } from './tickets-page.tsx'

export const meta = () => [{ title: m.events_wait_title() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader() {
  await startSession()
  return null
}
clientLoader.hydrate = true as const

export { HydrateFallback }

/** Getting in line for a ticket that is sold out (Decision 82). */
export default function WaitingPage() {
  const eventId = Number(useParams().eventId)
  const wanted = Number(useSearchParams()[0].get('ingresso'))
  const { user } = useSession()
  const church = useChurch()
  const slug = church?.slug ?? ''
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const event = useCall(calls.getEvento, { params: { slug, id: eventId } }, { fresh: true })
  const own = user && { params: { id: user.id, idEvento: eventId } }
  const turns = useCall(calls.listEsperas, own, { fresh: true })
  const loaded = together({ event, turns: user ? turns : loadedAs({ esperas: [] }) })
  if (!loaded.data) {
    return (
      <LoadedContent of={loaded} loading={<HydrateFallback />}>
        {() => null}
      </LoadedContent>
    )
  }
  const { evento } = loaded.data.event
  const { esperas } = loaded.data.turns
  const ingresso = evento.ingressos.find(({ id }) => id === wanted) ?? evento.ingressos[0]
  const turn = esperas.find((espera) => espera.ingresso.id === ingresso?.id)
  return (
    <div className="tool beside">
      <div className="stack max-w-xl gap-6">
        <header>
          <BackLink to={paths.event({ eventId })}>{evento.nome}</BackLink>
          <h1>{m.events_wait_title()}</h1>
          <p className="mt-2 text-lg text-ink-muted">{m.events_wait_intro()}</p>
        </header>
        {turn ? (
          <Banner
            tone="info"
            title={m.events_wait_already()}
            actions={
              <Link className={buttonClass()} to={paths.eventWaitingTurn({ eventId, codigo: turn.codigo })}>
                {m.events_wait_see()}
              </Link>
            }
          />
        ) : (
          ingresso && (
            <WaitingForm ingresso={ingresso} eventId={eventId} slug={slug} isGuest={!user} lang={lang} />
          )
        )}
      </div>
      <PurchaseAside
        titulo={evento.nome}
        lang={lang}
        imagem={{ url: evento.imagem?.url ?? null, seed: `evento ${evento.nome}` }}
        facts={[
          momentText(evento.dataInicio, locale, church?.fusoHorario ?? 'UTC'),
          ...(evento.local ? [evento.local] : []),
        ]}
      />
    </div>
  )
}

type WaitingFormProps = { ingresso: Ingresso; eventId: number; slug: string; isGuest: boolean; lang: string }

function WaitingForm({ ingresso, eventId, slug, isGuest, lang }: WaitingFormProps) {
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const most = Math.min(ingresso.qtdeMaxima, ingresso.limiteUsuario ?? ingresso.qtdeMaxima)
  const form = useAppForm<{ quantidade: string; nome: string; email: string }>({
    name: `waiting-${ingresso.id}`,
    audience: 'waiting',
    defaultValues: { quantidade: String(ingresso.qtdeMinima) },
    labels: {
      quantidade: m.events_wait_quantity(),
      nome: m.events_wait_name(),
      email: m.events_wait_email(),
    },
    rules: { quantidade: [required], ...(isGuest && { nome: [required], email: [required, email] }) },
    draft: false,
    async onSubmit({ quantidade, ...contact }) {
      const request = {
        params: { slug, id: eventId },
        body: {
          idIngresso: ingresso.id,
          quantidade: Number(quantidade),
          ...(isGuest && { nome: contact.nome, email: contact.email }),
        },
      }
      const { espera } = await write(calls.createEspera, request, [calls.listEsperas])
      if (espera) await navigate(paths.eventWaitingTurn({ eventId, codigo: espera.codigo }))
      else setSentTo(contact.email)
    },
  })
  if (sentTo !== null) {
    return (
      <section className="card p-6" role="status">
        <MailCheck aria-hidden="true" className="size-10 text-ok" />
        <h2 className="mt-3 text-2xl">{m.events_wait_sent()}</h2>
        <p className="mt-2 break-words text-ink-muted">{m.events_wait_sent_detail({ email: sentTo })}</p>
        <Link
          className={buttonClass({ variant: 'outline', className: 'mt-5' })}
          to={paths.event({ eventId })}
        >
          {m.events_wait_back()}
        </Link>
      </section>
    )
  }
  const quantities = Array.from({ length: most - ingresso.qtdeMinima + 1 }, (_, i) =>
    String(ingresso.qtdeMinima + i),
  )
  return (
    <section aria-labelledby="waiting-ticket" className="grid gap-4">
      <h2 id="waiting-ticket" className="text-xl" lang={lang}>
        {ingresso.nome}
      </h2>
      <AppForm form={form} submitLabel={m.events_wait_join()}>
        <SelectField
          {...form.field('quantidade')}
          options={quantities.map((value) => ({ value, label: value }))}
        />
        {isGuest && (
          <>
            <TextField {...form.field('nome')} autoComplete="given-name" maxLength={120} />
            <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
          </>
        )}
      </AppForm>
      <p className="mt-4 text-sm text-ink-muted">{m.events_wait_rules()}</p>
    </section>
  )
}
