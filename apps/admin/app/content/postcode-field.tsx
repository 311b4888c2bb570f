import { accountCalls, type CallResult } from '@atrio/contract'
import { TextField, type FieldFrame } from '@atrio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../lib/api.ts'

type Found = NonNullable<CallResult<(typeof accountCalls)['findCep']>['endereco']>

interface Props extends FieldFrame {
  value: string
  onText: (text: string) => void
  onFound: (endereco: Found) => void
}

const CEP = /^\d{5}-?\d{3}$/

/**
 * A postcode, and what is known of its place: of Brazilian ones alone, which say when they are complete. What is not found
 * is typed, and nobody waits for it.
 */
export function PostcodeField({ value, onText, onFound, ...frame }: Props) {
  const [asked, setAsked] = useState<string | null>(null)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (asked === null) return
    let left = false
    const look = async () => {
      const { endereco } = await api(accountCalls.findCep, { params: { cep: asked } })
      if (endereco && !left) found(endereco)
    }
    look().catch(() => {})
    return () => {
      left = true
    }
  }, [asked])
  return (
    <TextField
      {...frame}
      inputMode="text"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={({ target }) => {
        onText(target.value)
        const typed = target.value.trim()
        setAsked(CEP.test(typed) ? typed : null)
      }}
    />
  )
}
