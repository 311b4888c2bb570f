import type { OpenPort } from '@atrio/rules'

/** What a port does in the browser of who agreed. */
export interface Port {
  start?: (open: OpenPort) => void
  /** A page is looked at. @param address without query, and without what could lead to somebody */
  view?: (address: string) => void
}

/** Asks for a script of others; that it does not come is no failure of the page. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'origin'
  script.src = src
  document.head.append(script)
}
