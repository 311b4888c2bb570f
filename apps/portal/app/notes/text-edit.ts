/** A text with what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Puts marks around the selection, or takes them away when they are there. */
export function wrap({ text, start, end }: Selected, mark: string): Selected {
  const inner = text.slice(start, end)
  const before = text.slice(start - mark.length, start)
  const after = text.slice(end, end + mark.length)
  if (start >= mark.length && before === mark && after === mark) {
    return {
      text: text.slice(0, start - mark.length) + inner + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    }
  }
  return {
    text: text.slice(0, start) + mark + inner + mark + text.slice(end),
    start: start + mark.length,
    end: end + mark.length,
  }
}

/** Puts a mark before each selected line, or takes it away when all have it. */
export function prefixLines({ text, start, end }: Selected, mark: string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', Math.max(end - 1, start))
  const last = stop < 0 ? text.length : stop
  const lines = text.slice(first, last).split('\n')
  const all = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => (all ? line.slice(mark.length) : mark + line)).join('\n')
  const shift = all ? -mark.length : mark.length
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: Math.max(first, start + shift),
    end: Math.max(first, end + shift * lines.length),
  }
}

/** Puts lines of their own behind the line in which the selection ends. */
export function insertBelow({ text, end }: Selected, lines: string): Selected {
  const stop = text.indexOf('\n', end)
  const at = stop < 0 ? text.length : stop
  const above = text.slice(0, at)
  const lead = above === '' || above.endsWith('\n') ? '' : '\n'
  const block = `${lead}${lines}\n`
  const caret = at + block.length
  return { text: above + block + text.slice(at), start: caret, end: caret }
}
