import { fold, plainNotaLine } from '@atrio/rules'

const SUGGESTED = 60

/** A title from the first words of a text; empty when there are none. */
export function suggestTitle(texto: string): string {
  const first = texto.split('\n').find((line) => plainNotaLine(line).trim() !== '')
  const words = plainNotaLine(first ?? '')
    .trim()
    .replace(/\s+/g, ' ')
  if (words.length <= SUGGESTED) return words
  const cut = words.slice(0, SUGGESTED + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > SUGGESTED / 2 ? end : SUGGESTED).replace(/[\s,.;:–-]+$/u, '')}…`
}

/** The beginning of a text on one line, without marks. */
export function excerptOf(texto: string): string {
  const lines = texto.slice(0, 600).split('\n')
  return lines
    .map((line) => plainNotaLine(line).trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, 220)
}

/** The notes that hold all the words, without regard to accents or case. */
export function searchNotas<T extends { titulo: string; texto: string }>(
  notas: readonly T[],
  busca: string,
): readonly T[] {
  const words = fold(busca).split(/\s+/).filter(Boolean)
  if (words.length === 0) return notas
  return notas.filter(({ titulo, texto }) => {
    const text = fold(`${titulo}\n${texto}`)
    return words.every((word) => text.includes(word))
  })
}

/** A note as a Markdown document. Title and text go out as they were typed: the marks are Markdown's own. */
export function toMarkdown({ titulo, texto }: { titulo: string; texto: string }, changed: string): string {
  return `# ${titulo.trim().replace(/\s+/g, ' ')}\n\n_${changed}_\n\n${texto.trim()}\n`
}

/** A name that every file system takes. */
export function fileName(titulo: string, ending: string): string {
  const name = fold(titulo)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${name || 'nota'}.${ending}`
}
