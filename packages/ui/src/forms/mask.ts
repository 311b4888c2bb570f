export type MaskEdit = { value: string; caret: number }

/** Formats what was typed and keeps the caret behind the same letter or digit. */
export function maskEdit(format: (text: string) => string, typed: string, caret: number): MaskEdit {
  const value = format(typed)
  if (caret >= typed.length) return { value, caret: value.length }
  return { value, caret: afterSignificant(value, significantCount(typed.slice(0, caret))) }
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
  return text.replace(/[^\p{L}\p{N}]/gu, '').length
}

function isSignificant(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char)
}
