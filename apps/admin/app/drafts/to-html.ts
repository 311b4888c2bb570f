/** Words of another program as rich text: paragraphs, and no markup of theirs. */
export function toHtml(text: string): string {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  return parts.map((part) => `<p>${escape(part.trim()).replaceAll('\n', '<br>')}</p>`).join('')
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
