/** A place elsewhere, as a church calls it: `Spotify`. */
export interface NamedLink {
  nome: string
  url: string
}

const LINE = /^(\S(?:.{0,38}\S)?)\s+(https:\/\/[^\s"<>]{1,480})$/

/**
 * Names with their addresses, one in a line: `Spotify https://open.spotify.com/show/…`.
 * @returns them, or the first line that is none or names an address for the second time
 */
export function parseNamedLinks(text: string): { links: NamedLink[] } | { wrong: number } {
  const links: NamedLink[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [, nome, url] = LINE.exec(line.trim()) ?? []
    const isNew = links.every((one) => one.url !== url)
    if (!nome || !url || !URL.canParse(url) || !isNew) return { wrong: index + 1 }
    links.push({ nome, url })
  }
  return { links }
}

/** The same as text. */
export function writeNamedLinks(links: readonly NamedLink[]): string {
  return links.map(({ nome, url }) => `${nome.replace(/\s+/g, ' ')} ${url}`).join('\n')
}
