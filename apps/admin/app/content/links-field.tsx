import { parseNamedLinks } from '@atrio/rules'
import { TextArea, type FieldFrame } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

type Props = FieldFrame & { text: string; onText: (text: string) => void }

/** Names with their addresses, one in a line; a line that is none is named while it is typed. */
export function LinksField({ text, onText, ...frame }: Props) {
  const read = parseNamedLinks(text)
  const wrong = 'wrong' in read ? m.links_wrong({ line: read.wrong }) : undefined
  return (
    <TextArea
      {...frame}
      hint={m.links_hint()}
      error={frame.error ?? wrong}
      value={text}
      rows={4}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
