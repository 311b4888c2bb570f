import { Mark, Node } from '@tiptap/core'
import { m } from '../paraglide/messages.js'

const KEPT = ['figure', 'img', 'table', 'iframe']

/**
 * What a text may hold and this editor has no tool for: it stays as it is, and can be moved or taken away. Neither a picture
 * nor a frame is loaded here, where the policy would refuse those of others.
 */
const KeptBlock = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    KEPT.map((tag) => ({
      tag,
      priority: 100,
      getAttrs: (element: HTMLElement) => ({ html: element.outerHTML }),
    })),
  renderHTML: ({ node }) => parsed(node.attrs['html'] as string),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('p')
      dom.className = 'border-line bg-tint rounded-sm border px-3 py-2 font-ui text-sm'
      dom.textContent = nameOf(parsed(node.attrs['html'] as string))
      return { dom }
    },
})

const raised = (tag: 'sup' | 'sub') =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

export const keptParts = [KeptBlock, raised('sup'), raised('sub')]

function parsed(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.firstElementChild as HTMLElement
}

function nameOf(element: HTMLElement): string {
  if (element.matches('table') || element.querySelector('table')) return m.rich_kept_table()
  if (element.matches('iframe') || element.querySelector('iframe')) return m.rich_kept_frame()
  const picture = element.matches('img') ? element : element.querySelector('img')
  return m.rich_kept_picture({ alt: picture?.getAttribute('alt') ?? '' })
}
