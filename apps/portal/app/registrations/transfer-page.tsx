import { eventsCalls as calls, type InscricaoEvento } from '@atrio/contract'
import { email, required } from '@atrio/rules'
import { Banner, buttonClass, TextField, useToasts } from '@atrio/ui'
import { Link, useNavigate, useParams } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { HydrateFallback } from './registrations-layout.tsx'
import { useOwner } from '../lib/session/owner.ts'

export const meta = () => [{ title: m.tickets_transfer() }, { name: 'robots', content: 'noindex' }]

/** Passes a ticket on to somebody else (Decision 68): asks the server first whether it still can be. */
export default function TransferPage() {
  const { eventId, ticketId } = useParams()
  const [idEvento, idInscricao] = [Number(eventId), Number(ticketId)]
  const id = useOwner()
  const loaded = useCall(calls.listInscricoes, { params: { id, idEvento } }, { fresh: true })
  const { data } = loaded
  const ticket = data?.inscricoes.find((inscricao) => inscricao.id === idInscricao)
  const tickets = paths.registrationTickets({ eventId: idEvento })
  return (
    <div className="stack max-w-xl gap-6">
      <BackLink to={tickets}>{m.tickets_back()}</BackLink>
      <header>
        <h1>{m.tickets_transfer()}</h1>
        {ticket && (
          <p className="mt-2 break-words text-ink-muted">
            {[data?.evento.nome, ticket.ingresso.nome, ticket.participante].filter(Boolean).join(' · ')}
          </p>
        )}
      </header>
      <LoadedContent of={loaded} loading={<HydrateFallback />}>
        {() =>
          ticket?.podeTransferir ? (
            <TransferForm params={{ id, idEvento, idInscricao }} ticket={ticket} back={tickets} />
          ) : (
            <Banner
              tone="info"
              title={m.code_ticket_not_transferable_title()}
              actions={
                <Link to={tickets} className={buttonClass({ variant: 'outline' })}>
                  {m.code_ticket_not_transferable_action()}
                </Link>
              }
            >
              {m.code_ticket_not_transferable_detail()}
            </Banner>
          )
        }
      </LoadedContent>
    </div>
  )
}

type TransferFormProps = {
  params: { id: number; idEvento: number; idInscricao: number }
  ticket: InscricaoEvento
  back: string
}

function TransferForm({ params, ticket, back }: TransferFormProps) {
  const navigate = useNavigate()
  const { show } = useToasts()
  const form = useAppForm<{ nome: string; email: string }>({
    name: 'transfer-ticket',
    labels: { nome: m.tickets_transfer_name(), email: m.tickets_transfer_email() },
    rules: { nome: [required], email: [required, email] },
    draft: false,
    async onSubmit(body) {
      await write(calls.transferirInscricao, { params, body }, [
        calls.listInscricoes,
        calls.listEventosUsuario,
      ])
      show({ tone: 'ok', title: m.tickets_transferred({ nome: body.nome.trim() }) })
      await navigate(back, { replace: true })
    },
  })
  return (
    <>
      <ul className="list-disc ps-5">
        <li>{m.tickets_transfer_code()}</li>
        <li>{m.tickets_transfer_mails()}</li>
        {ticket.respostas.length > 0 && <li>{m.tickets_transfer_answers()}</li>}
      </ul>
      <AppForm form={form} submitLabel={m.tickets_transfer_submit()}>
        <TextField {...form.field('nome')} autoComplete="off" maxLength={120} />
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="off" />
        <p className="text-sm text-ink-muted">{m.who_event()}</p>
      </AppForm>
    </>
  )
}
