import { cardCalls, type IgrejaEquipe, type UsuarioEquipe } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { Button, Sheet, Tag, useToasts } from '@atrio/ui'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { CardForm } from './card-form.tsx'

const states = {
  ativa: { text: m.card_ativa, tone: 'ok' },
  vencida: { text: m.card_vencida, tone: 'warn' },
  revogada: { text: m.card_revogada, tone: 'plain' },
} as const

interface Props {
  usuario: UsuarioEquipe
  igreja: IgrejaEquipe
  mayChange: boolean
}

/** The member card of somebody: issued, renewed and taken back. */
export function CardSection({ usuario, igreja, mayChange }: Props) {
  const { carteirinha, flagAtivo } = usuario
  const [open, setOpen] = useState<'issue' | 'revoke' | null>(null)
  const close = () => setOpen(null)
  const refresh = useRefresh()
  const { show } = useToasts()
  const revoke = async () => {
    await api(cardCalls.revogarCarteirinha, { params: { slug: igreja.slug, id: usuario.id }, body: {} })
    close()
    show({ tone: 'ok', title: m.person_card_revoked() })
    await refresh()
  }
  return (
    <section aria-labelledby="card" className="grid grid-cols-1 gap-3">
      <h2 id="card" className="text-lg">
        {m.person_card()}
      </h2>
      {carteirinha ? (
        <Card carteirinha={carteirinha} />
      ) : (
        <p className="text-ink-muted">{m.person_card_none()}</p>
      )}
      {mayChange && flagAtivo && (
        <p className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={<IdCard />} onClick={() => setOpen('issue')}>
            {carteirinha ? m.person_card_renew() : m.person_card_issue()}
          </Button>
          {carteirinha?.situacao === 'ativa' && (
            <Button variant="outline" onClick={() => setOpen('revoke')}>
              {m.person_card_revoke()}
            </Button>
          )}
        </p>
      )}
      <Sheet
        open={open === 'issue'}
        onClose={close}
        title={carteirinha ? m.person_card_renew() : m.person_card_issue()}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        {open === 'issue' && <CardForm usuario={usuario} slug={igreja.slug} onDone={close} />}
      </Sheet>
      <ConfirmDialog
        isOpen={open === 'revoke'}
        title={m.person_card_revoke_sure({ numero: carteirinha?.numero ?? '' })}
        detail={m.person_card_revoke_detail()}
        keep={m.person_card_keep()}
        act={m.person_card_revoke()}
        onClose={close}
        onAct={revoke}
      />
    </section>
  )
}

function Card({ carteirinha }: { carteirinha: NonNullable<UsuarioEquipe['carteirinha']> }) {
  const { numero, dataEmissao, validade, funcao, situacao } = carteirinha
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">{m.person_card_line({ numero, dia: say(dataEmissao) })}</p>
        <p className="text-ink-muted text-sm wrap-break-word">
          {[funcao, validade && `${m.person_card_until()} ${say(validade)}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Tag tone={states[situacao].tone}>{states[situacao].text()}</Tag>
    </div>
  )
}

function say(day: string): string {
  return formatCivilDate(day, 'short', getLocale())
}
