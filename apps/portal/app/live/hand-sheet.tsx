import { liveCalls, type AtendimentoProprio } from '@atrio/contract'
import { Button, RadioGroup, Sheet, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { deviceKey } from './device.ts'
import { HandState } from './hand-state.tsx'
import type { KeptHand } from './use-hand.ts'

type Props = {
  transmissaoId: number
  idMomento: number | undefined
  /** What is chosen before they choose. */
  tipo: Tipo
  title: string
  kept: KeptHand | null
  keep: (next: KeptHand) => void
  onClose: () => void
}
type Tipo = AtendimentoProprio['tipo']

/** What somebody who raises a hand would like, and how it then stands. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function HandSheet({ transmissaoId, idMomento, tipo, title, kept, keep, onClose }: Props) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      description={kept ? undefined : tipo === 'oracao' ? m.live_hand_prayer_intro() : m.live_hand_intro()}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      {kept ? (
        <HandState {...kept} />
      ) : (
        <HandForm transmissaoId={transmissaoId} idMomento={idMomento} first={tipo} onSent={keep} />
      )}
    </Sheet>
  )
}

function HandForm({
  transmissaoId,
  idMomento,
  first,
  onSent,
}: Pick<Props, 'transmissaoId' | 'idMomento'> & { first: Tipo; onSent: Props['keep'] }) {
  const church = useChurch()
  const toasts = useToasts()
  const [tipo, setTipo] = useState<Tipo>(first)
  const [nome, setNome] = useState('')
  const [contato, setContato] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { atendimento } = await api(liveCalls.createAtendimento, {
        params: { slug: church!.slug, id: transmissaoId },
        body: {
          tipo,
          chave: deviceKey(),
          ...(nome.trim() && { nome: nome.trim() }),
          ...(contato.trim() && { contato: contato.trim() }),
          ...(idMomento !== undefined && { idMomento }),
        },
      })
      onSent({ hand: atendimento, nome: nome.trim() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      toasts.show({ tone: 'bad', title, detail })
      setBusy(false)
    }
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioGroup
        label={m.live_hand_what()}
        name="tipo"
        value={tipo}
        onValueChange={(value) => setTipo(value as Tipo)}
        options={[
          { value: 'conversa', label: m.live_hand_talk(), hint: m.live_hand_talk_detail() },
          { value: 'passo', label: m.live_hand_step(), hint: m.live_hand_step_detail() },
          { value: 'oracao', label: m.live_hand_pray(), hint: m.live_hand_pray_detail() },
        ]}
      />
      <TextField
        label={m.live_hand_name()}
        autoComplete="given-name"
        maxLength={80}
        value={nome}
        onChange={({ target }) => setNome(target.value)}
      />
      <TextField
        label={m.live_hand_contact()}
        hint={m.live_hand_contact_hint()}
        maxLength={120}
        value={contato}
        onChange={({ target }) => setContato(target.value)}
      />
      <Button type="submit" loading={busy}>
        {m.live_hand_send()}
      </Button>
      <p className="text-sm text-ink-muted">{m.live_hand_private()}</p>
    </form>
  )
}
