import { createContext, useContext } from 'react'

/** Given while rendering on the server; in the browser there is none, and none is needed. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The mark that lets an inline script or style of ours through the page's policy (Decision 4). */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
