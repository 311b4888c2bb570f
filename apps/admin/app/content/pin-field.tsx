import type { Valores } from '@atrio/contract'
import { TextField, type FieldFrame } from '@atrio/ui'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { placeText } from '../settings/place.ts'
import { readPin } from './read-pin.ts'

type Half = Valores[string]

interface Props extends FieldFrame {
  half: Half
  other: Half
  onPin: (half: Half, other: Half) => void
}

/** A place on a map: its two numbers, or the address of a map that shows it. What is none is kept and said. */
export function PinField({ half, other, onPin, ...frame }: Props) {
  const [text, setText] = useState(() =>
    typeof half === 'number' && typeof other === 'number' ? placeText(half, other) : String(half ?? ''),
  )
  const isWrong = text.trim() !== '' && readPin(text) === null
  return (
    <TextField
      {...frame}
      hint={m.pin_hint()}
      error={isWrong ? m.pin_wrong() : frame.error}
      maxLength={1_000}
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const read = readPin(target.value)
        if (read) onPin(read.latitude, read.longitude)
        else onPin(target.value.trim() === '' ? null : target.value, null)
      }}
      onBlur={() => {
        const read = readPin(text)
        if (read) setText(placeText(read.latitude, read.longitude))
      }}
    />
  )
}
