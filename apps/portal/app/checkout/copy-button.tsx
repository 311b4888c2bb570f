import { Button, useToasts, type ButtonVariant } from '@atrio/ui'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'

/** Puts a code on the clipboard and says so on itself. */
export function CopyButton(props: { text: string; label: string; variant?: ButtonVariant }) {
  const { text, label, variant = 'primary' } = props
  const [copied, setCopied] = useState(false)
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toasts.show({ tone: 'ok', title: m.checkout_copied() })
      setTimeout(() => setCopied(false), 3_000)
    } catch {
      toasts.show({ tone: 'warn', title: m.checkout_copy_failed() })
    }
  }
  return (
    <Button
      variant={variant}
      block
      icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
