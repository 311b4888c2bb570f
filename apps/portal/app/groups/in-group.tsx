import { groupsCalls as calls, type Celula } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { Button, buttonClass, Dialog, Light, TextArea, useToasts } from '@atrio/ui'
import { Wifi } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { safeHref } from '../lib/security/outside-url.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { whenText } from './celula-words.ts'
import { GroupMessages } from './group-messages.tsx'
import { Leading } from './leading.tsx'

type InGroupProps = {
  celula: Omit<Celula, 'descricao' | 'partes'>
  participacao: NonNullable<Celula['participacao']>
  locale: Locale
}

/** Accepted on this day: who comes back on another has had their moment. */
function isNew({ solicitacao }: InGroupProps['celula']): boolean {
  if (solicitacao?.situacao !== 'aceita' || !solicitacao.dataResposta) return false
  return Date.now() - Date.parse(solicitacao.dataResposta) < 86_400_000
}

/** What who takes part is told: the place itself, and the way out. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function InGroup({ celula, participacao, locale }: InGroupProps) {
  const { local, linkOnline } = participacao
  const street = [local.rua, local.numero, local.complemento].filter(Boolean).join(', ')
  const town = [local.bairro, local.cidade, local.cep].filter(Boolean).join(', ')
  const online = safeHref(linkOnline ?? '')
  const leads = participacao.papel === 'lider'
  return (
    <>
      {isNew(celula) && <Light />}
      <section className="ruled" aria-labelledby="in-group">
        <h2 id="in-group" className="font-ui text-lg">
          {m.groups_in_title()}
        </h2>
        <p className="mt-2">{whenText(celula, locale)}</p>
        {street && (
          <address className="mt-3 not-italic">
            <span className="block text-ink-muted">{m.groups_in_address()}</span>
            <span className="block">{street}</span>
            <span className="block">{town}</span>
          </address>
        )}
        {online && (
          <a
            className={buttonClass({ variant: 'outline', className: 'mt-4' })}
            href={online}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Wifi aria-hidden="true" />
            {m.groups_online_link()}
          </a>
        )}
        <p className="mt-4">
          <Link className={buttonClass()} to={paths.groupMeetings({ celulaId: celula.id })}>
            {m.groups_meetings_see()}
          </Link>
        </p>
        {leads && <Leading celula={celula} participacao={participacao} />}
        <Leave celula={celula} />
      </section>
      <GroupMessages celulaId={celula.id} leads={leads} locale={locale} />
    </>
  )
}

function Leave({ celula: { id, nome } }: { celula: Pick<Celula, 'id' | 'nome'> }) {
  const slug = useChurch()?.slug ?? ''
  const { show } = useToasts()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [motivo, setMotivo] = useState('')
  const leave = async () => {
    setBusy(true)
    try {
      const why = motivo.trim() ? { motivo: motivo.trim() } : {}
      await write(calls.sairDaCelula, { params: { slug, id }, body: why }, [
        calls.getCelula,
        calls.listCelulas,
      ])
      setAsks(false)
      show({ tone: 'ok', title: m.groups_left() })
    } catch (error) {
      setAsks(false)
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setBusy(false)
  }
  return (
    <>
      <p className="mt-4">
        <Button variant="quiet" className="-ms-4.5" onClick={() => setAsks(true)}>
          {m.groups_leave()}
        </Button>
      </p>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        size="sm"
        title={m.groups_leave_ask({ nome })}
        description={m.groups_leave_detail()}
        closeLabel={m.close()}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsks(false)}>
              {m.groups_leave_cancel()}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void leave()}>
              {m.groups_leave_confirm()}
            </Button>
          </>
        }
      >
        <TextArea
          label={m.groups_reason()}
          hint={m.groups_leave_reason_hint()}
          maxLength={500}
          rows={3}
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
        />
      </Dialog>
    </>
  )
}
