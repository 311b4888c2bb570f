import type { OpenPort } from '@atrio/rules'
import type { Port } from '../port.ts'

let wanted: OpenPort | null = null

/** Meta's pixel as the picture that it began as: it says what we say, where its script reads address and forms itself. */
export const port: Port = {
  start(open) {
    wanted = open
  },
  view(address) {
    if (!wanted) return
    const said = new URLSearchParams({ id: wanted.codigo, ev: 'PageView', dl: address, noscript: '1' })
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.src = `${wanted.url}/tr?${said}`
  },
}
