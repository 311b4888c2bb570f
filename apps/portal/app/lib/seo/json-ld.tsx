import { createContext, useContext, useState } from 'react'
import { useHydrated } from '../data/store.ts'

/** What loaders say to search engines with `jsonLd` of their page's context; in the browser there is none. */
export const JsonLdContext = createContext<readonly object[]>([])

/**
 * Writes that into the document. The browser leaves it there as it came and never gets the data: nobody who reads
 * pages one after the other looks for it.
 */
export function JsonLd() {
  const given = useContext(JsonLdContext)
  const hydrated = useHydrated()
  const [isOfDocument] = useState(!hydrated)
  if (!isOfDocument) return null
  const html = given.map((data) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)).join('\n')
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
