import sanitizeHtml from 'sanitize-html'

/**
 * HTML from a church's editors, safe to show. It was sanitised when it was written too; doing it again means that a
 * mistake there, or in a migration, reaches nobody. Frames are taken from a short list of hosts (Spec §9); `<embed>` and
 * `<object>` are refused.
 */
export function sanitizeRichText(html: string | null): string | null {
  if (!html) return null
  const safe = sanitizeHtml(html, options).trim()
  return safe === '' ? null : safe
}

const frameHosts = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'open.spotify.com',
  'w.soundcloud.com',
  'www.google.com',
]

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
  allowedIframeHostnames: frameHosts,
  allowIframeRelativeUrls: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has one h1 already.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    iframe: sanitizeHtml.simpleTransform('iframe', {
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !isKnownFrame(attribs.src),
}

// Of the hosts above, one also serves pages that lead anywhere.
function isKnownFrame(src: string | undefined): boolean {
  const url = src ? URL.parse(src) : null
  return url !== null && (url.hostname !== 'www.google.com' || url.pathname.startsWith('/maps/embed'))
}
