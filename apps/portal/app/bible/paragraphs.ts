import type { Versiculo } from '@atrio/contract'

/** Verses by paragraph. A text that knows no paragraphs has each verse on its own line, as such texts are printed. */
export function paragraphsOf(versiculos: readonly Versiculo[]): Versiculo[][] {
  const knowsParagraphs = versiculos.some(({ flagParagrafo }, index) => flagParagrafo && index > 0)
  const paragraphs: Versiculo[][] = []
  for (const versiculo of versiculos) {
    const last = paragraphs.at(-1)
    if (last && knowsParagraphs && !versiculo.flagParagrafo) last.push(versiculo)
    else paragraphs.push([versiculo])
  }
  return paragraphs
}
