import { parsePassagens } from '@atrio/rules'
import { TextArea, type FieldFrame } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Props = FieldFrame & { text: string; onText: (text: string) => void }

/** What is read of the Bible, a day in each line; a line that is no reference is named while it is typed. */
export function PassagesField({ text, onText, ...frame }: Props) {
  const lines = text.split('\n')
  const wrong = lines.findIndex((line) => line.trim() !== '' && !parsePassagens(line, getLocale()))
  const days = lines.filter((line) => line.trim() !== '').length
  return (
    <TextArea
      {...frame}
      hint={
        <>
          {m.passages_hint()} <strong>{m.passages_days({ count: days })}</strong>
        </>
      }
      error={frame.error ?? (wrong < 0 ? undefined : m.passages_wrong({ line: wrong + 1 }))}
      value={text}
      rows={12}
      spellCheck={false}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
