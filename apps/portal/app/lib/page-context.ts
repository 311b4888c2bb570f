import { createContext, type RouterContext } from 'react-router'
import type { PageRequest } from '../../server/page-request.ts'

interface PageOnServer extends PageRequest {
  /** schema.org, added by loaders for `JsonLd`: it goes into the document alone, not into the page's data. */
  jsonLd: object[]
}

// In development this module is evaluated again on change, but the server keeps the context it began with.
const shared = globalThis as { atrioPageContext?: RouterContext<PageOnServer> }

/** What the server knows of the request: the API, the church, the language. */
export const pageContext = (shared.atrioPageContext ??= createContext<PageOnServer>())
