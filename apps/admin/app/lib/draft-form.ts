import { ApiError } from '@atrio/contract'
import { useState } from 'react'
import { fieldErrors } from './field-errors.ts'
import { useRefresh } from './acesso.ts'
import { codeOf } from './api.ts'
import { useTask } from './use-task.ts'

interface Form<Values> {
  /** What was there when somebody began to type; 0 for what is not there yet. */
  versao: number
  valores: Values
}

/** What somebody else saved since a form was opened. */
export interface Stale {
  versao: number
  alteradoPor: string | null
  alteradoEm: string | null
}

const keyOf = (place: string) => `atrio.formulario.${place}`

/** A page that is closed, or killed, half way gives what was typed back. */
function readDraft<Values>(place: string): Form<Values> | null {
  const text = localStorage.getItem(keyOf(place))
  return text === null ? null : (JSON.parse(text) as Form<Values>)
}

/** A device without room keeps what is on the screen alone. */
function writeDraft(place: string, form: Form<object>): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(form))
  } catch {
    localStorage.removeItem(keyOf(place))
  }
}

/**
 * A form of settings: what is typed lies on the device until it is saved, a field that is refused says why, and what
 * somebody else saved meanwhile is written over by nobody who has not seen that. `run` answers false where nobody showed
 * the second factor.
 */
export function useDraftForm<Values extends object, Saved>({
  place,
  stored,
  run,
  onSaved,
}: {
  place: string
  stored: Form<Values>
  run: (form: Form<Values>) => Promise<Saved | false>
  onSaved: (saved: Saved) => void
}) {
  const refresh = useRefresh()
  const [draft] = useState(() => readDraft<Values>(place))
  const [form, setForm] = useState(draft ?? stored)
  const [isTyped, setTyped] = useState(draft !== null)
  const [stale, setStale] = useState<Stale | null>(null)
  const { isBusy, error, start } = useTask(async (over: Stale | null) => {
    try {
      const saved = await run(over ? { ...form, versao: over.versao } : form)
      if (saved === false) return
      localStorage.removeItem(keyOf(place))
      setStale(null)
      setTyped(false)
      onSaved(saved)
      await refresh()
    } catch (thrown) {
      const theirs = codeOf(thrown) === 'VERSION_CONFLICT' ? (thrown as ApiError).body.conflito : undefined
      if (!theirs) throw thrown
      setStale(theirs)
    }
  })
  const change = (changes: Partial<Values>) => {
    const next = { ...form, valores: { ...form.valores, ...changes } }
    writeDraft(place, next)
    setForm(next)
    setTyped(true)
  }
  /** Takes what is stored, and throws away what was typed. */
  const drop = async () => {
    localStorage.removeItem(keyOf(place))
    setStale(null)
    setTyped(false)
    await refresh()
    setForm(stored)
  }
  return {
    valores: form.valores,
    change,
    drop,
    isTyped,
    isBusy,
    error,
    errors: fieldErrors(error),
    stale,
    save: () => start(null),
    saveOver: () => start(stale),
  }
}
