import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { insertBelow, prefixLines, wrap, type Selected } from './text-edit.ts'

export interface TextCommands {
  strong: () => void
  stressed: () => void
  heading: () => void
  item: () => void
  quote: () => void
  /** Puts lines behind the one in which the caret is. */
  insert: (lines: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Changes the text of a field as its buttons and keys ask, and puts the caret where it belongs afterwards. */
export function useTextCommands(
  area: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): TextCommands {
  const next = useRef<{ start: number; end: number } | null>(null)
  useEffect(() => {
    if (!next.current || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(next.current.start, next.current.end)
    next.current = null
  })
  const run = (change: (selected: Selected) => Selected) => {
    const field = area.current
    if (!field) return
    const { text, start, end } = change({
      text: field.value,
      start: field.selectionStart,
      end: field.selectionEnd,
    })
    next.current = { start, end }
    onText(text)
  }
  const commands = {
    strong: () => run((selected) => wrap(selected, '**')),
    stressed: () => run((selected) => wrap(selected, '_')),
    heading: () => run((selected) => prefixLines(selected, '## ')),
    item: () => run((selected) => prefixLines(selected, '- ')),
    quote: () => run((selected) => prefixLines(selected, '> ')),
    insert: (lines: string) => run((selected) => insertBelow(selected, lines)),
  }
  return {
    ...commands,
    onKeyDown(event) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      const command = { b: commands.strong, i: commands.stressed }[event.key]
      if (!command) return
      event.preventDefault()
      command()
    },
  }
}
