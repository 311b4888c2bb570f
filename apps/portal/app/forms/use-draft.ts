import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { createDraft } from '../lib/data/drafts.ts'
import { sessionStore } from '../lib/session/session-store.ts'
import { createStore, useStore } from '../lib/data/store.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { flatten } from './paths-of.ts'
import type { Subject } from './resolver.ts'

export interface DraftOptions {
  form: string
  /** Fields that are never stored. */
  secret: readonly string[]
}

const never = createStore(false)

/** Keeps what is typed into a form over reloads and lost sessions, and says when something was given back. */
export function useDraft<Values extends FieldValues>(
  rhf: UseFormReturn<Values, Subject>,
  options: DraftOptions | null,
): { restored: boolean; discard: () => void; forget: () => void } {
  const form = options?.form
  const secret = options?.secret.join(' ') ?? ''
  const keeper = useMemo(() => {
    if (form === undefined) return null
    const draft = createDraft(form, sessionStore.get().user?.id ?? null)
    return createDraftKeeper(draft, secret.split(' '), () =>
      changedValues(rhf.getValues(), rhf.formState.defaultValues ?? {}),
    )
  }, [form, secret, rhf])
  const restored = useStore(keeper?.restored ?? never, false)

  useEffect(() => {
    if (!keeper) return
    const close = keeper.open((values) => {
      for (const [name, value] of Object.entries(values)) {
        rhf.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      }
    })
    const unsubscribe = rhf.subscribe({ formState: { values: true }, callback: keeper.saveSoon })
    return () => {
      unsubscribe()
      close()
    }
  }, [keeper, rhf])

  const forget = () => keeper?.forget()
  const discard = () => {
    rhf.reset()
    forget()
  }
  return { restored, discard, forget }
}

/** What a person has filled in: what the form began with is no draft. */
function changedValues(values: object, defaults: object): Record<string, unknown> {
  const before = flatten(defaults)
  return Object.fromEntries(Object.entries(flatten(values)).filter(([name, value]) => value !== before[name]))
}
