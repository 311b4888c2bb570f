import type { liveChatStaffCalls, CallInput, MensagemSalaEquipe } from '@atrio/contract'
import { IconButton, Menu, MenuItem, Tag } from '@atrio/ui'
import { EllipsisVertical, Pin, Trash2, UserRoundX, Volume2, VolumeX } from 'lucide-react'
import { m } from '../paraglide/messages.js'

type Acao = CallInput<(typeof liveChatStaffCalls)['moderarSalaEquipe']>['body']['acao']

export type Act = (acao: Acao, seq: number) => void

/** What somebody is about to take away, of a message or of its author. */
export interface Removal {
  what: 'remover' | 'remover_de'
  mensagem: MensagemSalaEquipe
}

/** A message at the desk, with what can be done about it and its author. */
export function Said({
  mensagem,
  isPinned,
  act,
  ask,
}: {
  mensagem: MensagemSalaEquipe
  isPinned: boolean
  act: Act
  ask: (removal: Removal) => void
}) {
  const { seq, nome, papel, texto, flagSilenciada } = mensagem
  return (
    <li className="border-line flex items-start gap-2 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <b className="wrap-break-word">{nome}</b>
          {papel === 'convidado' && <Tag>{m.room_guest()}</Tag>}
          {flagSilenciada && <Tag tone="warn">{m.room_muted_one()}</Tag>}
        </p>
        <p className="wrap-break-word">{texto}</p>
      </div>
      <Menu
        trigger={(props) => (
          <IconButton {...props} label={m.room_options({ name: nome })} icon={<EllipsisVertical />} />
        )}
      >
        {!isPinned && !flagSilenciada && (
          <MenuItem icon={<Pin aria-hidden="true" />} onClick={() => act('fixar', seq)}>
            {m.room_pin()}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden="true" />} onClick={() => ask({ what: 'remover', mensagem })}>
          {m.room_remove_one()}
        </MenuItem>
        <MenuItem
          icon={<UserRoundX aria-hidden="true" />}
          onClick={() => ask({ what: 'remover_de', mensagem })}
        >
          {m.room_remove_all()}
        </MenuItem>
        {flagSilenciada && (
          <MenuItem icon={<Volume2 aria-hidden="true" />} onClick={() => act('ouvir', seq)}>
            {m.room_unmute()}
          </MenuItem>
        )}
        {!flagSilenciada && papel !== 'anfitriao' && (
          <MenuItem icon={<VolumeX aria-hidden="true" />} onClick={() => act('silenciar', seq)}>
            {m.room_mute()}
          </MenuItem>
        )}
      </Menu>
    </li>
  )
}
