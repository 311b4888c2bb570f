import { liveChatStaffCalls } from '@atrio/contract'
import { SelectField } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import { roomName, type Moderation } from './moderation.ts'
import { NamedPeople } from './named-people.tsx'

/** Volunteers who look after rooms and are of no staff. */
export function Moderators({ igreja, moderacao: { moderadores, salas }, show }: Moderation) {
  const [sala, setSala] = useState('')
  const params = { slug: igreja.slug }
  return (
    <section aria-labelledby="moderators" className="ruled grid grid-cols-1 gap-3">
      <h2 id="moderators" className="text-lg">
        {m.moderators()}
      </h2>
      <p className="text-ink-muted text-sm">{m.moderators_lead()}</p>
      <NamedPeople
        people={moderadores.map(({ sala: room, ...one }) => ({
          ...one,
          where: room === null ? m.moderators_all() : roomName(room),
        }))}
        add={async (email) =>
          show(
            await api(liveChatStaffCalls.createModeradorSala, {
              params,
              body: { email, sala: sala || null },
            }),
          )
        }
        take={async (id) =>
          show(await api(liveChatStaffCalls.deleteModeradorSala, { params: { ...params, id } }))
        }
      >
        <SelectField
          label={m.moderators_where()}
          value={sala}
          onChange={({ target }) => setSala(target.value)}
          options={[
            { value: '', label: m.moderators_all() },
            ...salas.map((one) => ({ value: one.codigo, label: roomName(one) })),
          ]}
        />
      </NamedPeople>
    </section>
  )
}
