/** The directive with which a part begins, out of the short name that other programs give it: `V1`, `c`, `B2`. */
export function sectionOf(name: string): { start: string; end: string } {
  const [, letter = '', number = ''] = /^([a-z]+)?\s*(\d*\w*)$/i.exec(name.trim()) ?? []
  const kind = KINDS[letter.toLowerCase()] ?? (letter === '' ? 'verse' : 'part')
  const label = kind === 'part' ? name.trim() : number
  return {
    start: `{start_of_${kind}${label ? `: ${label.replace(/[{}]/g, '')}` : ''}}`,
    end: `{end_of_${kind}}`,
  }
}

const KINDS: Record<string, string> = {
  v: 'verse',
  verse: 'verse',
  c: 'chorus',
  chorus: 'chorus',
  b: 'bridge',
  bridge: 'bridge',
}
