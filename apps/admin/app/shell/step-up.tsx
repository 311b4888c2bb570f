import { Dialog } from '@atrio/ui'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { codeOf } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import type { StepUpForm } from './step-up-form.tsx'

/** Does something, and asks for the second factor where the server wants it once more; false where nobody showed it. */
type Guarded = (run: () => Promise<unknown>) => Promise<boolean>

const StepUp = createContext<Guarded | null>(null)

export function useStepUp(): Guarded {
  const guarded = use(StepUp)
  if (!guarded) throw new Error('useStepUp needs a StepUpProvider above it')
  return guarded
}

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [Form, setForm] = useState<typeof StepUpForm | null>(null)
  const settle = useRef<(shown: boolean) => void>(undefined)
  const guarded = useCallback<Guarded>(async (run) => {
    try {
      await run()
    } catch (error) {
      if (codeOf(error) !== 'STEP_UP_REQUIRED') throw error
      const { promise, resolve } = Promise.withResolvers<boolean>()
      // Before the dialog opens, which looks for the field to be typed in.
      const form = await import('./step-up-form.tsx')
      settle.current = resolve
      setForm(() => form.StepUpForm)
      if (!(await promise)) return false
      await run()
    }
    return true
  }, [])
  const end = (shown: boolean) => {
    setForm(null)
    settle.current?.(shown)
  }
  return (
    <StepUp value={guarded}>
      {children}
      <Dialog
        open={Form !== null}
        onClose={() => end(false)}
        title={m.step_up_title()}
        description={m.step_up_any()}
        closeLabel={m.close()}
        closeOnBackdrop={false}
        size="sm"
      >
        {Form && <Form onShown={() => end(true)} />}
      </Dialog>
    </StepUp>
  )
}
