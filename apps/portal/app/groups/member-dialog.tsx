import { groupsCalls as calls } from '@atrio/contract'
import { Banner, Button, Dialog, SelectField, TextArea, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { changesPeople, type MemberProps } from './member-actions.tsx'

type MemberDialogProps = MemberProps & { asks: 'move' | 'remove'; onClose: () => void }

/** Asks before somebody is taken out of a group or moved to another one of the same leader, and why. */
export function MemberDialog({ membro, celulaId, slug, asks, onClose }: MemberDialogProps) {
  const nome = `${membro.nome} ${membro.sobrenome}`.trim()
  const params = { slug, id: celulaId, idMembro: membro.id }
  const { show } = useToasts()
  const own = useCall(
    calls.listCelulas,
    asks === 'move' ? { params: { slug }, query: { usuario: '1', limit: 50 } } : null,
  )
  const led = own.data?.celulas.filter(
    ({ id, participacao }) => id !== celulaId && participacao?.papel === 'lider',
  )
  const [para, setPara] = useState('')
  const [motivo, setMotivo] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ title: string; detail?: string } | null>(null)
  const isStuck = asks === 'move' && led?.length === 0
  const go = async () => {
    if (asks === 'move' && para === '') return setFailed({ title: m.groups_move_missing() })
    setBusy(true)
    setFailed(null)
    const why = motivo.trim() ? { motivo: motivo.trim() } : {}
    try {
      if (asks === 'remove') await write(calls.deleteMembroCelula, { params, body: why }, changesPeople)
      else
        await write(calls.saveMembroCelula, { params, body: { celula: Number(para), ...why } }, changesPeople)
      show({ tone: 'ok', title: asks === 'remove' ? m.groups_removed({ nome }) : m.groups_moved({ nome }) })
      onClose()
    } catch (error) {
      setFailed(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={asks === 'remove' ? m.groups_remove_ask({ nome }) : m.groups_move_ask({ nome })}
      description={
        isStuck
          ? m.groups_move_nowhere()
          : asks === 'remove'
            ? m.groups_remove_detail()
            : m.groups_move_detail()
      }
      closeLabel={m.close()}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {m.groups_people_cancel()}
          </Button>
          {!isStuck && (
            <Button
              variant={asks === 'remove' ? 'danger' : 'primary'}
              loading={busy}
              onClick={() => void go()}
            >
              {asks === 'remove' ? m.groups_members_remove() : m.groups_members_move()}
            </Button>
          )}
        </>
      }
    >
      {!isStuck && (
        <div className="stack gap-4">
          {asks === 'move' && (
            <SelectField
              label={m.groups_move_where()}
              placeholder={m.groups_move_choose()}
              options={(led ?? []).map(({ id, nome: celula }) => ({ value: String(id), label: celula }))}
              value={para}
              onChange={(event) => setPara(event.target.value)}
            />
          )}
          <TextArea
            label={m.groups_reason()}
            hint={m.groups_reason_hint({ nome: membro.nome })}
            maxLength={500}
            rows={3}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
          />
          {failed && (
            <Banner tone="bad" live="assertive" title={failed.title}>
              {failed.detail}
            </Banner>
          )}
        </div>
      )}
    </Dialog>
  )
}
