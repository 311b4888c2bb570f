import type { ErrorCode } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { codeMessage } from '../../lib/messages/error-messages.ts'
import { m } from '../../paraglide/messages.js'

export type RefusedProps = {
  codigo: ErrorCode
  /** Seconds until it can be tried again. */
  wait: number
  reasonId: string
  /** Where something else is being written now. */
  onPutBack: (() => void) | null
}

/** Why something that was written was not taken. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function Refused({ codigo, wait, reasonId, onPutBack }: RefusedProps) {
  const { title, detail } = codeMessage(codigo, wait > 0 ? wait : undefined)
  return (
    <Banner tone="warn" title={title}>
      <p id={reasonId}>{wait > 0 ? m.chat_wait({ count: wait }) : detail}</p>
      {onPutBack && (
        <Button variant="outline" onClick={onPutBack}>
          {m.chat_put_back()}
        </Button>
      )}
    </Banner>
  )
}
