/**
 * What Word puts on the clipboard, as the page that it was: paragraphs that only look like a list become one, and the
 * page's own title keeps its rank. Parsed where nothing loads or runs.
 */
export function repairWord(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  const open: Element[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(/mso-list:\s*\S+ level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0 || (open.length > 0 && !follows(paragraph, open[0]!))) open.length = 0
    if (level === 0) continue
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const isOrdered = /^\s*(\d{1,3}|[a-z]|[ivxlc]+)[.)]/i.test(marker?.textContent ?? '')
    marker?.remove()
    open.length = Math.min(open.length, level)
    if (open.length < level) {
      const list = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
      const above = open.at(-1)?.lastElementChild
      if (above) above.append(list)
      else paragraph.before(list)
      open.push(list)
    }
    const item = body.ownerDocument.createElement('li')
    open.at(-1)!.append(item)
    item.append(paragraph)
  }
  return body.innerHTML
}

const follows = (paragraph: Element, list: Element) => paragraph.previousElementSibling === list

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
