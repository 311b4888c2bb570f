import { countCharacters } from '@atrio/rules'
import { LiveRegion, TextArea, type TextAreaProps } from '@atrio/ui'
import { useDeferredValue } from 'react'
import { m } from '../paraglide/messages.js'
import { isAboutOthers } from './about-others.ts'

/** From so many characters before the end on, what is left is said. */
const NEAR = 200

type WordsFieldProps = TextAreaProps & {
  /** What stands in it. */
  typed: string
  max: number
  /** Asks about other people in it. */
  asksConsent?: boolean
}

/** Words of somebody's own, with how many more fit while they type, and a question where they seem to tell of others. */
export function WordsField({ typed, max, asksConsent = false, error, ...area }: WordsFieldProps) {
  const settled = useDeferredValue(typed)
  const count = countCharacters(typed.trim())
  const isOver = count > max
  const consent = asksConsent && isAboutOthers(settled)
  return (
    <div className="stack gap-2">
      {/* No `maxLength`: what is pasted would be cut without a word. */}
      <TextArea
        {...area}
        error={error ?? (isOver ? m.prayer_over({ count: count - max }) : undefined)}
        className="font-read text-lg"
      />
      <p aria-hidden="true" className="text-sm text-ink-muted tabular-nums">
        {m.prayer_counter({ count, max })}
      </p>
      <LiveRegion>
        {!isOver && count > max - NEAR ? m.prayer_left({ count: stepOf(max - count) }) : ''}
      </LiveRegion>
      <p aria-live="polite" className="rounded-sm bg-info-tint px-3 py-2 text-sm empty:hidden">
        {consent ? m.prayer_consent() : null}
      </p>
    </div>
  )
}

/** A screen reader hears of every twenty, and of the last. */
function stepOf(left: number): number {
  return left < 20 ? left : Math.floor(left / 20) * 20
}
