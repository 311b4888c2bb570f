import { liveChatCalls as calls, type MensagemSala } from '@atrio/contract'
import { Button, Dialog, IconButton, Menu, MenuItem, useToasts } from '@atrio/ui'
import { CheckCheck, EllipsisVertical, Pin, Trash2, UserRoundX, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'

type Removal = 'one' | 'all'

/** What who looks after a room can do with a message and its author. What is removed can be brought back for a while. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function MessageMenu({ mensagem, codigo }: { mensagem: MensagemSala; codigo: string }) {
  const [asking, setAsking] = useState<Removal | null>(null)
  const { show } = useToasts()
  const { seq, nome, texto, retida, silenciada } = mensagem
  const params = { codigo, seq }
  const act = async (work: () => Promise<unknown>, title: string | null) => {
    try {
      await work()
      if (title) show({ tone: 'ok', title })
    } catch (error) {
      const { title: failed, detail } = errorMessage(error)
      show({ tone: 'bad', title: failed, detail })
    }
  }
  const remove = (what: Removal) =>
    act(async () => {
      setAsking(null)
      const call = what === 'one' ? calls.removerSalaMensagem : calls.removerSalaMensagensDe
      const { idRemocao: id } = await api(call, { params })
      const undo = () => api(calls.desfazerSalaRemocao, { params: { codigo, id } })
      show({
        title: what === 'one' ? m.chat_removed() : m.chat_removed_all({ name: nome }),
        action: { label: m.chat_undo(), onAction: () => void act(undo, m.chat_restored()) },
      })
    }, null)
  const mute = () =>
    act(() => api(calls.silenciarSala, { params, body: {} }), m.chat_mute_done({ name: nome }))
  const hear = () => act(() => api(calls.ouvirSala, { params }), m.chat_unmute_done({ name: nome }))
  const pin = () => act(() => api(calls.fixarSalaMensagem, { params, body: {} }), m.chat_pin_done())
  const release = () => act(() => api(calls.liberarSalaMensagem, { params, body: {} }), m.chat_release_done())
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton
            {...props}
            className="chat-more"
            label={m.chat_message_options({ name: nome })}
            icon={<EllipsisVertical />}
          />
        )}
      >
        {retida && (
          <MenuItem icon={<CheckCheck aria-hidden="true" />} onClick={() => void release()}>
            {m.chat_release()}
          </MenuItem>
        )}
        {!retida && !silenciada && (
          <MenuItem icon={<Pin aria-hidden="true" />} onClick={() => void pin()}>
            {m.chat_pin()}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking('one')}>
          {m.chat_remove()}
        </MenuItem>
        <MenuItem icon={<UserRoundX aria-hidden="true" />} onClick={() => setAsking('all')}>
          {m.chat_remove_all()}
        </MenuItem>
        {silenciada ? (
          <MenuItem icon={<Volume2 aria-hidden="true" />} onClick={() => void hear()}>
            {m.chat_unmute()}
          </MenuItem>
        ) : (
          <MenuItem icon={<VolumeX aria-hidden="true" />} onClick={() => void mute()}>
            {m.chat_mute()}
          </MenuItem>
        )}
      </Menu>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        size="sm"
        title={asking === 'all' ? m.chat_remove_all_title({ name: nome }) : m.chat_remove_title()}
        description={asking === 'all' ? m.chat_remove_all_detail() : m.chat_remove_detail()}
        closeLabel={m.chat_close()}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(null)}>
              {m.chat_cancel()}
            </Button>
            <Button variant="danger" onClick={() => asking && void remove(asking)}>
              {asking === 'all' ? m.chat_remove_all() : m.chat_remove()}
            </Button>
          </>
        }
      >
        {asking === 'one' && <blockquote className="chat-quote">{texto}</blockquote>}
      </Dialog>
    </>
  )
}
