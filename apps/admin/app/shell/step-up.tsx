import { staffAccessCalls } from '@atrio/contract'
import { Button, Dialog } from '@atrio/ui'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { CodeField } from '../entry/code-field.tsx'
import { DemoCode } from '../entry/demo-code.tsx'
import { PasskeyWay } from '../entry/passkey-way.tsx'
import { useAcesso } from '../lib/acesso.ts'
import { api, codeOf } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Does something, and asks for the second factor where the server wants it once more; false where nobody showed it. */
type Guarded = (run: () => Promise<unknown>) => Promise<boolean>

const StepUp = createContext<Guarded | null>(null)

export function useStepUp(): Guarded {
  const guarded = use(StepUp)
  if (!guarded) throw new Error('useStepUp needs a StepUpProvider above it')
  return guarded
}

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(shown: boolean) => void>(undefined)
  const guarded = useCallback<Guarded>(async (run) => {
    try {
      await run()
    } catch (error) {
      if (codeOf(error) !== 'STEP_UP_REQUIRED') throw error
      const { promise, resolve } = Promise.withResolvers<boolean>()
      settle.current = resolve
      setOpen(true)
      if (!(await promise)) return false
      await run()
    }
    return true
  }, [])
  const end = (shown: boolean) => {
    setOpen(false)
    settle.current?.(shown)
  }
  return (
    <StepUp value={guarded}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => end(false)}
        title={m.step_up_title()}
        description={m.step_up_any()}
        closeLabel={m.close()}
        closeOnBackdrop={false}
        size="sm"
      >
        <StepUpForm onShown={() => end(true)} />
      </Dialog>
    </StepUp>
  )
}

function StepUpForm({ onShown }: { onShown: () => void }) {
  const { flagFator, flagChave } = useAcesso()
  const [codigo, setCodigo] = useState('')
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.confirmEquipe, { body: { codigo } })
    onShown()
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      {flagChave && <PasskeyWay label={m.passkey_confirm()} variant="primary" onShown={onShown} />}
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <DemoCode />
        <CodeField
          value={codigo}
          onValue={setCodigo}
          error={error}
          {...(!flagFator && { hint: m.code_recovery_hint() })}
        />
        <Button type="submit" variant={flagChave ? 'secondary' : 'primary'} loading={isBusy} block>
          {m.confirm()}
        </Button>
      </form>
    </div>
  )
}
