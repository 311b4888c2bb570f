import { Button, useToasts } from '@atrio/ui'
import { Copy } from 'lucide-react'
import { m } from '../paraglide/messages.js'

/** Puts the address on the clipboard. Without permission, or on an insecure page, it says how else. */
export function CopyAddress({ text }: { text: string }) {
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show({ tone: 'ok', title: m.about_copied() })
    } catch {
      toasts.show({ tone: 'warn', title: m.about_copy_failed() })
    }
  }
  return (
    <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      {m.about_copy()}
    </Button>
  )
}
