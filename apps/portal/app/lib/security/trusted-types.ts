interface Policy {
  createHTML: (html: string) => string
}
interface PolicyRules {
  createHTML: (html: string) => string
  createScriptURL?: (url: string) => string | null
}
interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => Policy
}

// How React makes an empty script element; what it then puts into it is data for search engines.
const REACT_SCRIPT = '<script></script>'

/**
 * The page's policy lets no plain string become markup or a script's address (Decision 4). What still does, libraries
 * included, passes here: markup loses everything that could run, addresses must be of our own build. The server has
 * cleaned a church's text before; this holds where that one day fails.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return
  const inert = trustedTypes.createPolicy('app', { createHTML: (html) => html })
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === REACT_SCRIPT ? html : disarm(inert.createHTML(html))),
    createScriptURL: (address) => {
      const url = new URL(address, location.href)
      const isOurs = url.pathname.startsWith('/assets/') || url.pathname === '/sw.js'
      return (url.origin === location.origin && isOurs) || admitted.some((one) => one.test(url.origin))
        ? address
        : null
    },
  })
}

const admitted: RegExp[] = []

/** Scripts of others whom the page's policy lets in and a visitor agreed to (Decision 152), named as the policy names them. */
export function admitScripts(sources: readonly string[]): void {
  for (const source of sources) {
    admitted.push(new RegExp(`^${source.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')}$`))
  }
}

const FORBIDDEN = 'script, style, link, meta, base, object, embed, form, template, noscript'

/** A parsed document that is not shown runs nothing. */
function disarm(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(FORBIDDEN)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (isActive(name.toLowerCase(), value)) element.removeAttribute(name)
    }
  }
  return body.innerHTML
}

function isActive(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return true
  // Control characters and spaces are ignored where an address is read.
  return /^(javascript|vbscript|data):/i.test(value.replace(/[\s\p{Cc}]/gu, '')) && name !== 'alt'
}
