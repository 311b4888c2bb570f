import { Button, FormStatus } from '@atrio/ui'
import { useState, type ReactNode } from 'react'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** A part of the desk that is saved by itself, and says so until something in it is changed again. */
export function DeskForm({
  id,
  title,
  submit,
  save,
  isFields,
  children,
}: {
  id: string
  title: string
  submit: string
  save: () => Promise<void>
  /** Whether the fields themselves say what went wrong. */
  isFields?: (error: unknown) => boolean
  children: (error: unknown) => ReactNode
}) {
  const [isSaved, setSaved] = useState(false)
  const { isBusy, error, start } = useTask(async () => {
    setSaved(false)
    await save()
    setSaved(true)
  })
  return (
    <section aria-labelledby={id} className="ruled grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <form
        className="grid max-w-xl grid-cols-1 gap-4"
        onChange={() => setSaved(false)}
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {children(error)}
        {error !== null && !isFields?.(error) && <FormStatus tone="bad" title={errorText(error)} />}
        {isSaved && error === null && <FormStatus tone="ok" title={m.live_saved()} />}
        <Button type="submit" variant="secondary" loading={isBusy} className="justify-self-start">
          {submit}
        </Button>
      </form>
    </section>
  )
}
