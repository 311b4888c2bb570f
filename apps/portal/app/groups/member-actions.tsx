import { groupsCalls as calls, type MembroCelula } from '@atrio/contract'
import { IconButton, Menu, MenuItem, MenuSeparator, useToasts } from '@atrio/ui'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'

const MemberDialog = lazy(async () => ({ default: (await import('./member-dialog.tsx')).MemberDialog }))

export type MemberProps = { membro: MembroCelula; celulaId: number; slug: string }

/** What a change of who is in a group makes stale. */
export const changesPeople = [calls.listMembrosCelula, calls.getCelula, calls.listCelulas, calls.getReuniao]

/** What who leads a group can do for somebody in it. */
export function MemberActions({ membro, celulaId, slug }: MemberProps) {
  const { id, nome, sobrenome, papel } = membro
  const { show } = useToasts()
  const [asks, setAsks] = useState<'move' | 'remove' | null>(null)
  const change = async () => {
    try {
      const body = { papel: papel === 'lider' ? ('membro' as const) : ('lider' as const) }
      await write(
        calls.saveMembroCelula,
        { params: { slug, id: celulaId, idMembro: id }, body },
        changesPeople,
      )
      show({ tone: 'ok', title: m.groups_members_saved() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
  }
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton
            {...props}
            label={m.groups_members_actions({ nome: `${nome} ${sobrenome}`.trim() })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      >
        <MenuItem onClick={() => void change()}>
          {papel === 'lider' ? m.groups_members_lead_no_more() : m.groups_members_make_leader()}
        </MenuItem>
        <MenuItem onClick={() => setAsks('move')}>{m.groups_members_move()}</MenuItem>
        <MenuSeparator />
        <MenuItem onClick={() => setAsks('remove')}>{m.groups_members_remove()}</MenuItem>
      </Menu>
      {asks && (
        <Suspense>
          <MemberDialog
            membro={membro}
            celulaId={celulaId}
            slug={slug}
            asks={asks}
            onClose={() => setAsks(null)}
          />
        </Suspense>
      )}
    </>
  )
}
