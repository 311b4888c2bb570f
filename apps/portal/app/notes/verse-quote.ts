import type { Passages } from '../bible/passage-text.tsx'

/** A passage as lines of a note: its words as a quotation, below them where they stand and whose translation it is. */
export function verseQuote({ traducao, passagens }: Passages): string {
  const from = [traducao.nome, traducao.atribuicao].filter(Boolean).join(', ').replace(/\.$/, '')
  return passagens
    .map(({ referencia, capitulos }) => {
      const verses = capitulos.flatMap(({ versiculos }) => versiculos)
      const words = verses.map(({ numero, texto }) => (verses.length > 1 ? `${numero} ${texto}` : texto))
      return `> ${words.join(' ').replace(/\s+/g, ' ')}\n> — ${referencia} (${from})`
    })
    .join('\n\n')
}
