import { thirdPartiesCalls, type CallRequest } from '@atrio/contract'
import { useCallback, useEffect, useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'

type Chosen = CallRequest<(typeof thirdPartiesCalls)['irParaTerceiro']>['body']

/** Asks for what a partner may be told, and lets the browser bring it there. */
export function useLeave(modulo: 'voluts' | 'mykids') {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ title: string; detail: string } | null>(null)
  useEffect(() => {
    // "Back" may show the page as it was left.
    const back = () => setBusy(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const leave = useCallback(
    async (body: Chosen) => {
      setBusy(true)
      setFailed(null)
      try {
        const brought = await write(thirdPartiesCalls.irParaTerceiro, { params: { modulo }, body }, [])
        const { endereco, codigo, token, igreja } = brought
        bring(endereco, codigo === null ? { token: token ?? '', igreja } : { codigo, igreja })
      } catch (error) {
        setFailed(errorMessage(error))
        setBusy(false)
      }
    },
    [modulo],
  )
  return { busy, failed, leave }
}

/** In the body of a form: in no address, and in nobody's history. */
function bring(endereco: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = endereco
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
