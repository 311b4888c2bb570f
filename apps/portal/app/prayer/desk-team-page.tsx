import { prayerCalls as calls } from '@atrio/contract'
import { email, required } from '@atrio/rules'
import { Button, EmptyState, TextField, useToasts } from '@atrio/ui'
import { UsersRound } from 'lucide-react'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { HydrateFallback } from './desk-layout.tsx'
import { useAct } from './use-act.ts'

/** Who cares for prayer: they alone read what is private. */
export default function DeskTeamPage() {
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.listOracaoEquipe, { params: { slug } })
  const { busy, act } = useAct()
  const remove = (idUsuario: number) =>
    act(() => write(calls.deleteOracaoEquipe, { params: { slug, idUsuario } }, [calls.listOracaoEquipe]), {
      title: m.prayer_team_removed(),
    })
  return (
    <div className="stack max-w-2xl gap-6">
      <p className="text-ink-muted">{m.prayer_team_intro()}</p>
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ equipe }) => equipe.length === 0}
        empty={
          <EmptyState icon={<UsersRound />} title={m.prayer_team_none_title()}>
            <p>{m.prayer_team_none()}</p>
          </EmptyState>
        }
      >
        {({ equipe }) => (
          <ul className="divide-y divide-line border-y border-line">
            {equipe.map(({ idUsuario, nome, sobrenome }) => (
              <li key={idUsuario} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="min-w-0 break-words">{`${nome} ${sobrenome}`.trim()}</span>
                <Button
                  variant="quiet"
                  disabled={busy}
                  aria-label={m.prayer_team_remove_name({ nome })}
                  onClick={() => void remove(idUsuario)}
                >
                  {m.prayer_team_remove()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
      <AddForm slug={slug} />
    </div>
  )
}

function AddForm({ slug }: { slug: string }) {
  const { show } = useToasts()
  const form = useAppForm<{ email: string }>({
    name: 'oracao-equipe',
    labels: { email: m.prayer_team_email() },
    rules: { email: [required, email] },
    async onSubmit(body) {
      await write(calls.createOracaoEquipe, { params: { slug }, body }, [calls.listOracaoEquipe])
      form.rhf.reset()
      show({ tone: 'ok', title: m.prayer_team_added() })
    },
  })
  return (
    <AppForm form={form} submitLabel={m.prayer_team_add()} compact>
      <TextField {...form.field('email')} hint={m.prayer_team_email_hint()} type="email" autoComplete="off" />
    </AppForm>
  )
}
