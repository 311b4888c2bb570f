import { parseMoments } from '@atrio/rules'
import { TextArea, type FieldFrame } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

type Props = FieldFrame & { text: string; onText: (text: string) => void }

/** Moments of what plays, one in a line; a line that is none is named while it is typed. */
export function MomentsField({ text, onText, ...frame }: Props) {
  const read = parseMoments(text)
  const wrong = 'wrong' in read ? m.moments_wrong({ line: read.wrong }) : undefined
  return (
    <TextArea
      {...frame}
      hint={m.moments_hint()}
      error={frame.error ?? wrong}
      value={text}
      rows={5}
      spellCheck={false}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
