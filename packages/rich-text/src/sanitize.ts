import sanitizeHtml from 'sanitize-html'
import { frameHosts, readFrame } from './frames.ts'

/**
 * HTML from a church's editors, safe to store and to show. It runs at writing and again at rendering, so that a mistake
 * in one of the two, or in a migration, reaches nobody. `<embed>` becomes the frame that it stands for; `<object>` is
 * refused.
 */
export function sanitizeRichText(html: string | null): string | null {
  if (!html) return null
  const safe = sanitizeHtml(html, options).trim()
  return safe === '' ? null : safe
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2 h3 h4 p br hr blockquote ul ol li strong b em i u s sup sub a'.split(' '),
    'img figure figcaption iframe table thead tbody tr th td'.split(' '),
  ].flat(),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'allowfullscreen', 'sandbox', 'loading', 'referrerpolicy'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: [...frameHosts],
  allowIframeRelativeUrls: false,
  disallowedTagsMode: 'discard',
  // Each frame closes and opens again all that it stands in.
  nestingLimit: 30,
  transformTags: {
    // The page has one h1 already.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    iframe: toFrame,
    // What it would load runs in this page; the same address in a frame does not (Decision 23).
    embed: toFrame,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'embed') && !attribs.src,
}

function toFrame(_tagName: string, { src, title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return {
    tagName: 'iframe',
    attribs: {
      src: readFrame(src) ?? '',
      ...(title ? { title } : {}),
      // No navigation of the page around it.
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  }
}
