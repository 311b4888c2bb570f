export type MaskEdit = { value: string; caret: number }

/** Formats what was typed and keeps the caret behind the same letter or digit. */
export function maskEdit(format: (text: string) => string, typed: string, caret: number): MaskEdit {
  const value = format(typed)
  if (caret >= typed.length) return { value, caret: value.length }
  return { value, caret: afterSignificant(value, significantCount(typed.slice(0, caret))) }
}

/**
 * A format function for slots of letters and digits, such as `dd/mm/yyyy` or `000.000.000-00`: each letter or
 * digit of the pattern is a place, the rest is written for the visitor. A typed separator closes its place early
 * and fills it with zeros, so `1/2/2026` becomes `01/02/2026`.
 */
export function slotFormat(pattern: string): (text: string) => string {
  const slots = pattern.match(/[\p{L}\p{N}]+/gu)?.map((slot) => slot.length) ?? []
  const separators = pattern.split(/[\p{L}\p{N}]+/u)
  return (text) => fillSlots(slots, separators, text)
}

function fillSlots(slots: number[], separators: string[], text: string): string {
  const groups = ['']
  for (const char of text) {
    const last = groups.length - 1
    const size = slots[last]
    const group = groups[last] ?? ''
    if (size === undefined) break
    if (!isSignificant(char)) {
      if (group && group.length < size && last < slots.length - 1) {
        groups[last] = group.padStart(size, '0')
        groups.push('')
      }
    } else if (group.length < size) {
      groups[last] = group + char
      if (group.length + 1 === size && last < slots.length - 1) groups.push('')
    }
  }
  const filled = groups.filter(Boolean)
  return filled.map((group, index) => (index ? separators[index] : '') + group).join('')
}

function afterSignificant(value: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let index = 0; index < value.length; index++) {
    if (isSignificant(value.charAt(index)) && ++seen === count) return index + 1
  }
  return value.length
}

function significantCount(text: string): number {
  return [...text].filter(isSignificant).length
}

function isSignificant(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char)
}
