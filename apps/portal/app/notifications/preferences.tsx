import { accountCalls, type Canal, type PreferenciaAviso } from '@atrio/contract'
import { CheckboxField, Skeleton, SkeletonGroup, useToasts } from '@atrio/ui'
import { useEffect, useRef, useState } from 'react'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'

/** What mails lead to: see `announce/compose.ts`. */
const ANCHOR = 'preferences'

/**
 * What a person is told, and how (Decision 120).
 * @param settled nothing above it moves any more: who came for it can be led there
 */
export function Preferences({ igrejaId, settled }: { igrejaId: number; settled: boolean }) {
  // The switches begin with what they are told first.
  const request = { params: { id: igrejaId } }
  const loaded = useCall(accountCalls.listPreferenciasAviso, request, { fresh: true })
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (settled && window.location.hash === `#${ANCHOR}`) section.current?.scrollIntoView()
  }, [settled])
  return (
    <section ref={section} id={ANCHOR} aria-labelledby="preferences-title" className="ruled mt-14">
      <h2 id="preferences-title" className="text-xl">
        {m.notification_preferences()}
      </h2>
      <p className="mt-2 text-sm text-ink-muted">{m.notification_preferences_always()}</p>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.notification_preferences()} className="stack mt-4">
            <Skeleton shape="box" className="h-20" />
            <Skeleton shape="box" className="h-20" />
          </SkeletonGroup>
        }
      >
        {({ preferencias }) => <Switches igrejaId={igrejaId} asSaved={preferencias} />}
      </LoadedContent>
    </section>
  )
}

interface Choice {
  tipo: string
  canal: Canal
  flagAtivo: boolean
}

/** Each is saved when it is pressed; one that could not be saved goes back to what it was, and says so. */
function Switches({ igrejaId, asSaved }: { igrejaId: number; asSaved: readonly PreferenciaAviso[] }) {
  const [preferencias, setPreferencias] = useState(asSaved)
  const [saving, setSaving] = useState<Choice | null>(null)
  const [said, setSaid] = useState('')
  const { show } = useToasts()
  const choose = async (choice: Choice) => {
    // What is on its way decides first: two answers could come in the wrong order.
    if (saving) return
    setSaving(choice)
    setSaid('')
    setPreferencias((now) => chosen(now, choice))
    try {
      await write(accountCalls.savePreferenciaAviso, { params: { id: igrejaId }, body: choice }, [])
      setSaid(m.notification_preference_saved())
    } catch (error) {
      setPreferencias((now) => chosen(now, { ...choice, flagAtivo: !choice.flagAtivo }))
      show({ tone: 'bad', title: m.notification_preference_failed(), detail: errorMessage(error).title })
    } finally {
      setSaving(null)
    }
  }
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {preferencias.map(({ tipo, nome, descricao, flagUrgente, canais }) => (
          <li key={tipo} className="py-3">
            <fieldset aria-describedby={`about-${tipo}`}>
              <legend className="font-medium">{nome}</legend>
              <p id={`about-${tipo}`} className="text-sm text-ink-muted">
                {descricao}
                {flagUrgente && ` ${m.push_urgent()}`}
              </p>
              <div className="mt-1 flex flex-wrap gap-x-8">
                {canais.map(({ canal, flagAtivo }) => (
                  <CheckboxField
                    key={canal}
                    label={channels[canal]()}
                    checked={flagAtivo}
                    aria-busy={saving?.tipo === tipo && saving.canal === canal}
                    onChange={(event) => void choose({ tipo, canal, flagAtivo: event.currentTarget.checked })}
                  />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-6 text-sm text-ink-muted">
        {said}
      </p>
    </>
  )
}

const channels: Record<Canal, () => string> = {
  notificacao: m.notification_channel_notificacao,
  email: m.notification_channel_email,
  push: m.notification_channel_push,
}

function chosen(preferencias: readonly PreferenciaAviso[], choice: Choice): PreferenciaAviso[] {
  return preferencias.map((preferencia) => ({
    ...preferencia,
    canais: preferencia.canais.map((one) =>
      preferencia.tipo === choice.tipo && one.canal === choice.canal
        ? { ...one, flagAtivo: choice.flagAtivo }
        : one,
    ),
  }))
}
