interface Policies {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string, type?: string, sink?: string) => string
      createScriptURL: (url: string) => string
    },
  ) => unknown
}

/**
 * The site's own files may be workers; no text becomes a page or a script. An editor may parse one where nothing loads or
 * runs: by name, or asking for it, never by writing it into a page.
 */
const { trustedTypes } = window as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', {
  createHTML(html, _type, sink) {
    if (sink !== undefined && !sink.startsWith('DOMParser')) throw new TypeError('not into a page')
    return html
  },
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href)
    const isOurs = pathname.startsWith('/assets/') || pathname === '/share-worker.js'
    if (origin !== location.origin || !isOurs) throw new TypeError('not a script of ours')
    return url
  },
})
