interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

/** The site's own files may be workers; no text becomes a page or a script. */
const { trustedTypes } = window as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href)
    if (origin !== location.origin || !pathname.startsWith('/assets/'))
      throw new TypeError('not a script of ours')
    return url
  },
})
